import { Icon } from '@/components/ui/icon';
import { HELP_COPY, HELP_PAGES } from '@/lib/domain/help/help.copy';
import type { HelpPage } from '@/lib/domain/help/help.model';
import { helpPath, supportPath } from '@/lib/routes';

/** Previous, next, and the link to support, at the same position on every page. */
export function HelpNeighbours({ page }: { page: HelpPage }) {
  const index = HELP_PAGES.indexOf(page);
  const neighbours = [
    { label: HELP_COPY.previous, page: HELP_PAGES[index - 1] },
    { label: HELP_COPY.next, page: HELP_PAGES[index + 1] },
  ];
  return (
    <nav aria-label={HELP_COPY.title} className="mt-2 border-y border-line bg-surface">
      {neighbours.map(({ label, page: other }) =>
        other ? (
          <a key={label} href={helpPath(other.slug)} className="flex min-h-12 items-center gap-3 border-b border-line px-4 text-15">
            <span className="text-13 text-text-3">{label}</span>
            {other.title}
            <Icon name="chevron-right" size={18} className="ml-auto text-text-3" />
          </a>
        ) : null,
      )}
      <a href={supportPath('help')} className="flex min-h-12 items-center px-4 text-15 text-brand">
        {HELP_COPY.contact}
      </a>
    </nav>
  );
}

/** Every page with its one sentence. */
export function HelpIndex() {
  return (
    <ul className="border-y border-line bg-surface">
      {HELP_PAGES.map((page) => (
        <li key={page.slug} className="border-b border-line last:border-0">
          <a href={helpPath(page.slug)} className="flex min-h-16 items-center gap-3 px-4 py-2">
            <span className="min-w-0">
              <span className="block text-15">{page.title}</span>
              <span className="block text-13 text-text-3">{page.summary}</span>
            </span>
            <Icon name="chevron-right" size={18} className="ml-auto shrink-0 text-text-3" />
          </a>
        </li>
      ))}
    </ul>
  );
}
