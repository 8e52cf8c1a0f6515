import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { route } from '@/lib/routes';

/** In place of lists while the platform names no venue. */
export function NoVenue() {
  return (
    <EmptyState
      title={SPORT_COPY.noVenue}
      action={
        <LinkButton variant="secondary" size="sm" block href={route('/')}>
          {SPORT_COPY.toHome}
        </LinkButton>
      }
    />
  );
}
