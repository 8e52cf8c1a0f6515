import { Icon } from '@/components/ui/icon';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Game } from '@/lib/domain/community/game/game.model';
import { returnText } from '@/lib/domain/community/game/game.rules';
import { kickOffText } from '@/lib/domain/betting/sport/clock.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { formatMinor } from '@pavilion/number/money';
import { gamePath } from '@/lib/routes';
import { GamePicture } from './game-picture';

/** One coin: a game that can be played for it needs no words for its least stake. */
const USUAL_LEAST = 100n;

/** Changing state of a game, or why it cannot be opened. */
function stateText(game: Game): string {
  if (game.state === 'maintenance')
    return game.until ? GAME_COPY.until(kickOffText(Date.parse(game.until), worldNow())) : GAME_COPY.maintenance;
  if (game.state === 'closed') return GAME_COPY.closed;
  if (game.live > 0) return GAME_COPY.live(game.live);
  if (game.nextAt !== null) return GAME_COPY.next(kickOffText(game.nextAt, worldNow()));
  const returns = returnText(game);
  return returns === null ? '' : GAME_COPY.returns(returns);
}

/** A game of the grid: one tap opens it; one that is not open is grey and shows why. */
export function GameCard({
  game,
  trial,
  star,
}: {
  game: Game;
  /** Opens it for trial play. */
  trial?: boolean;
  star?: { on: boolean; onToggle: () => void };
}) {
  const open = game.state === 'open';
  const inside = (
    <>
      <GamePicture code={game.code} name={game.name} className="aspect-square w-full rounded-t-card" />
      <span className="block min-w-0 px-2 py-1.5 max-[23em]:px-1.5">
        <span className="block truncate text-14 font-semibold">{game.name}</span>
        {game.minStake !== null && game.minStake > USUAL_LEAST ? (
          <span className="block text-12 text-text-2">{GAME_COPY.least(formatMinor(game.minStake))}</span>
        ) : null}
        <span className="block text-12 text-text-2">{stateText(game)}</span>
        {open && game.lastResult !== '' ? (
          <span className="block truncate text-12 text-text-2">{GAME_COPY.last(game.lastResult)}</span>
        ) : null}
      </span>
    </>
  );
  return (
    <div className="card relative h-full overflow-hidden">
      {open ? (
        <a href={gamePath(game.code, { trial })} className="block h-full">
          {inside}
        </a>
      ) : (
        <div aria-disabled="true" className="grayscale">
          {inside}
        </div>
      )}
      {star ? (
        <button
          type="button"
          aria-pressed={star.on}
          aria-label={GAME_COPY.star(game.name, star.on)}
          onClick={star.onToggle}
          className="absolute top-0 right-0 grid size-11 place-items-center text-[#fff]"
        >
          <span className={`grid size-7 place-items-center rounded-sheet ${star.on ? 'bg-brand text-on-brand' : 'bg-[#0008]'}`}>
            <Icon name="star" size={16} />
          </span>
        </button>
      ) : null}
    </div>
  );
}
