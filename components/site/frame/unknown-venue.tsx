import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { HOME_COPY } from '@/lib/domain/site/home/home.copy';
import { UNKNOWN_COPY } from '@/lib/domain/site/home/unknown.copy';
import { route } from '@/lib/routes';

/** Page in the place of a venue that this site cannot open: it states so and offers those that are open. */
export function UnknownVenue({ code, others }: { code: string; others: readonly { name: string; href: string }[] }) {
  return (
    <EmptyState
      title={UNKNOWN_COPY.title}
      hint={UNKNOWN_COPY.hint(code.slice(0, 20))}
      action={
        <nav aria-label={UNKNOWN_COPY.others} className="flex flex-wrap justify-center gap-2">
          {others.map(({ name, href }) => (
            <LinkButton key={href} size="sm" variant="secondary" href={href}>
              {name}
            </LinkButton>
          ))}
          <LinkButton size="sm" variant="outline" href={route('/')}>
            {HOME_COPY.categories}
          </LinkButton>
        </nav>
      }
    />
  );
}
