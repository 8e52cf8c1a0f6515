import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { ROUTES } from '@/lib/routes';

/** The venue does not know this match, or not any more. */
export function NoMatch({ title = SPORT_COPY.notFound, hint = SPORT_COPY.notFoundText }: { title?: string; hint?: string }) {
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={
        <LinkButton variant="secondary" size="sm" block href={ROUTES.sport.path}>
          {SPORT_COPY.toList}
        </LinkButton>
      }
    />
  );
}
