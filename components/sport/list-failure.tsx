'use client';

import { useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import type { Failure } from '@/lib/domain/sport/failure.rules';
import { refreshFeeds } from '@/lib/domain/sport/poll.feed';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { loginPath, ROUTES } from '@/lib/routes';

/** Why there is nothing to show, and the one thing that helps: log in, wait, or try again. */
export function ListFailure({ failure, title = SPORT_COPY.priceError, here }: { failure: Failure; title?: string; here: string }) {
  const client = useQueryClient();
  if (failure.kind === 'guest') {
    return (
      <EmptyState
        title={SPORT_COPY.guestTitle}
        hint={SPORT_COPY.guestText}
        action={
          <div className="flex justify-center gap-2">
            <LinkButton size="sm" href={loginPath(here)}>
              {SPORT_COPY.login}
            </LinkButton>
            <LinkButton size="sm" variant="outline" href={ROUTES.register.path}>
              {SPORT_COPY.register}
            </LinkButton>
          </div>
        }
      />
    );
  }
  if (failure.kind === 'maintenance') return <EmptyState title={SPORT_COPY.maintenanceTitle} hint={SPORT_COPY.maintenanceText} />;
  return <ErrorState title={title} reason={failure.message} code={failure.code} onRetry={() => refreshFeeds(client)} />;
}
