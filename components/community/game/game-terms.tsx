import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import { route } from '@/lib/routes';

/** Terms of all games, and the way to trial play. */
export function GameTerms() {
  return (
    <div className="gutter space-y-1 pt-3 text-12 text-text-2">
      <p>{GAME_COPY.fair}</p>
      <p>{GAME_COPY.wallet}</p>
      <p>{GAME_COPY.terms}</p>
      <a href={route('/demo')} className="inline-flex min-h-11 items-center text-14 text-brand">
        {GAME_COPY.demoTitle}
      </a>
    </div>
  );
}
