'use client';

import { useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import type { Failure } from '@/lib/domain/betting/sport/list/failure.rules';
import { otherVenuePaths } from '@/lib/domain/betting/sport/compare/other-venues.rules';
import { refreshFeeds } from '@/lib/domain/betting/sport/price/poll.feed';
import { TROUBLE_COPY } from '@/lib/domain/betting/sport/list/trouble.copy';
import { loginPath, registerPath } from '@/lib/routes';
import { OPEN_VENUES, venueName } from '@/lib/venues/registry';

/**
 * Reason why there is nothing to show, and the one thing that helps: log in, wait, or try again. `onRetry` for data that no feed requests.
 */
export function ListFailure({
  failure,
  title = TROUBLE_COPY.priceError,
  here,
  onRetry,
}: {
  failure: Failure;
  title?: string;
  here: string;
  onRetry?: () => void;
}) {
  const client = useQueryClient();
  if (failure.kind === 'guest') {
    return (
      <EmptyState
        title={TROUBLE_COPY.guestTitle}
        hint={TROUBLE_COPY.guestText}
        action={
          <div className="flex justify-center gap-2">
            <LinkButton size="sm" href={loginPath(here)}>
              {TROUBLE_COPY.login}
            </LinkButton>
            <LinkButton size="sm" variant="outline" href={registerPath(here)}>
              {TROUBLE_COPY.register}
            </LinkButton>
          </div>
        }
      />
    );
  }
  if (failure.kind === 'maintenance')
    return <EmptyState title={TROUBLE_COPY.maintenanceTitle} hint={TROUBLE_COPY.maintenanceText} action={<OtherVenues here={here} />} />;
  return (
    <>
      <ErrorState title={title} reason={failure.message} code={failure.code} onRetry={onRetry ?? (() => refreshFeeds(client))} />
      <OtherVenues here={here} />
    </>
  );
}

/** The same list of the venues that are not concerned; nothing on pages that show no venue's list. */
export function OtherVenues({ here }: { here: string }) {
  const others = otherVenuePaths(here, OPEN_VENUES);
  if (others.length === 0) return null;
  return (
    <nav aria-label={TROUBLE_COPY.otherVenues} className="gutter flex flex-wrap items-center justify-center gap-2 bg-surface pb-6 text-14">
      <span className="text-text-2">{TROUBLE_COPY.otherVenues}</span>
      {others.map(({ code, path }) => (
        <LinkButton key={code} size="sm" variant="secondary" href={path}>
          {venueName(code)}
        </LinkButton>
      ))}
    </nav>
  );
}
