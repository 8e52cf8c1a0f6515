import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { EVENT_COPY } from '@/lib/domain/betting/sport/event/event.copy';
import { route } from '@/lib/routes';

/** The venue does not know this match, or not any more. */
export function NoMatch() {
  return (
    <EmptyState
      title={EVENT_COPY.notFound}
      hint={EVENT_COPY.notFoundText}
      action={
        <LinkButton variant="secondary" size="sm" block href={route('/game/sport')}>
          {EVENT_COPY.toList}
        </LinkButton>
      }
    />
  );
}
