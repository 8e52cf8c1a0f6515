import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Game } from '@/lib/domain/community/game/game.model';
import { GameCard } from './game-card';

/** A member's favourites, and the change of one. */
export interface GameStars {
  favorites: readonly string[];
  onToggle: (code: string) => void;
}

/** Games, three in a row; with `row` all of them in one row, which scrolls. */
export function GameGrid({
  games,
  label = GAME_COPY.games,
  trial,
  stars,
  row = false,
}: {
  games: readonly Game[];
  label?: string;
  /** Opens them for trial play. */
  trial?: boolean;
  stars?: GameStars;
  row?: boolean;
}) {
  return (
    <ul
      aria-label={label}
      className={`gutter gap-2 ${row ? 'no-scrollbar flex overflow-x-auto' : 'grid grid-cols-3 max-[20em]:grid-cols-2 max-[14em]:grid-cols-1'}`}
    >
      {games.map((game) => (
        <li key={game.code} className={row ? 'w-[31%] min-w-[6.25rem] shrink-0' : ''}>
          <GameCard
            game={game}
            trial={trial}
            star={stars && { on: stars.favorites.includes(game.code), onToggle: () => stars.onToggle(game.code) }}
          />
        </li>
      ))}
    </ul>
  );
}
