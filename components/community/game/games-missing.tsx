import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';

/** In place of games that are not known yet: tiles to come, or why they did not. */
export function GamesMissing({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  if (error) return <ErrorState title={GAME_COPY.failedTitle} reason={error} busy={busy} onRetry={onRetry} />;
  return (
    <div aria-busy="true" className="gutter grid grid-cols-3 gap-2 pt-2">
      {['first', 'second', 'third'].map((tile) => (
        <Skeleton key={tile} className="h-44" />
      ))}
    </div>
  );
}
