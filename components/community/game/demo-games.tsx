'use client';

import type { Game } from '@/lib/domain/community/game/game.model';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import { GameCard } from './game-card';
import { GamesMissing } from './games-missing';
import { useGames } from './use-games';

/** The games that can be tried. `games`: as far as the server could read them. */
export function DemoGames({ games: served }: { games: readonly Game[] | null }) {
  const { games, error, busy, retry } = useGames(served, { signedIn: false });
  if (games === null) return <GamesMissing error={error} busy={busy} onRetry={retry} />;
  return (
    <ul aria-label={GAME_COPY.games} className="gutter grid grid-cols-3 gap-2 max-[20em]:grid-cols-2 max-[14em]:grid-cols-1">
      {games
        .filter(({ trial }) => trial)
        .map((game) => (
          <li key={game.code}>
            <GameCard game={game} trial />
          </li>
        ))}
    </ul>
  );
}
