import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import { gamePath, loginPath } from '@/lib/routes';

/** A visitor may log in and come back, or try the game. */
export function GameInvite({ code, trial }: { code: string; trial: boolean }) {
  return (
    <EmptyState
      title={GAME_COPY.logInTitle}
      hint={trial ? GAME_COPY.logInHint : undefined}
      action={
        <div className="flex flex-col gap-2">
          <LinkButton size="sm" block href={loginPath(gamePath(code))}>
            {GAME_COPY.logIn}
          </LinkButton>
          {trial ? (
            <LinkButton size="sm" block variant="secondary" href={gamePath(code, { trial: true })}>
              {GAME_COPY.trial}
            </LinkButton>
          ) : null}
        </div>
      }
    />
  );
}
