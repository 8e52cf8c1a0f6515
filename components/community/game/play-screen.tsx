'use client';

import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Game } from '@/lib/domain/community/game/game.model';
import { CATEGORY_PATHS } from '@/lib/domain/community/game/category.rules';
import { route } from '@/lib/routes';
import { GameFrame } from './game-frame';
import { GameInvite } from './game-invite';
import { GamesMissing } from './games-missing';
import { useGames } from './use-games';

/** An opened game, or the step that comes first. `served`: the game as far as the server could read it in time. */
export function PlayScreen({ code, served, trial, signedIn }: { code: string; served: Game | null; trial: boolean; signedIn: boolean }) {
  const { games, error, busy, retry } = useGames(served && [served], { signedIn: false });
  if (games === null) return <GamesMissing error={error} busy={busy} onRetry={retry} />;
  const game = games.find((one) => one.code === code);
  if (!game) {
    return (
      <EmptyState
        title={GAME_COPY.unknown}
        action={
          <LinkButton block size="sm" variant="secondary" href={route('/game')}>
            {GAME_COPY.toAll}
          </LinkButton>
        }
      />
    );
  }
  const isTrial = trial && game.trial;
  if (!isTrial && !signedIn) return <GameInvite code={game.code} trial={game.trial} />;
  return <GameFrame game={game} trial={isTrial} back={game.category ? CATEGORY_PATHS[game.category] : route('/game')} />;
}
