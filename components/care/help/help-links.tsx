import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { MAX_SEARCH, type HelpHit } from '@/lib/domain/care/help/help-search.rules';
import { HELP_COPY, HELP_GROUPS, HELP_PAGES } from '@/lib/domain/care/help/help.copy';
import * as PAGE_TITLES from '@/lib/page-titles';
import type { HelpPage } from '@/lib/domain/care/help/help.model';
import { helpPath, route, supportPath } from '@/lib/routes';
import { HelpRows, type HelpRow } from './help-rows';

/** Previous, next, and the link to support, at the same position on every page. */
export function HelpNeighbours({ page }: { page: HelpPage }) {
  const index = HELP_PAGES.indexOf(page);
  const neighbours = [
    { label: HELP_COPY.previous, page: HELP_PAGES[index - 1] },
    { label: HELP_COPY.next, page: HELP_PAGES[index + 1] },
  ];
  return (
    <nav aria-label={PAGE_TITLES.help} className="mt-2 border-y border-line bg-surface">
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

/** Every page with its one sentence, by subject. */
export function HelpIndex() {
  return (
    <>
      {HELP_GROUPS.map(({ title, pages }) => (
        <HelpGroup key={title} title={title} rows={pages.map(({ slug, title: name, summary }) => [helpPath(slug), name, summary])} />
      ))}
      <HelpGroup
        title={HELP_COPY.noAnswer}
        rows={[
          [route('/mine/feedback'), PAGE_TITLES.feedback, HELP_COPY.feedback],
          [supportPath('help'), HELP_COPY.support, HELP_COPY.supportText],
        ]}
      />
    </>
  );
}

function HelpGroup({ title, rows }: { title: string; rows: readonly HelpRow[] }) {
  return (
    <section aria-label={title}>
      <h2 className="gutter pt-4 pb-2 text-14 font-semibold text-text-2">{title}</h2>
      <HelpRows rows={rows} />
    </section>
  );
}

/** Search of all pages; the result is a page of its own, so that it needs no script. */
export function HelpSearch({ typed }: { typed: string }) {
  return (
    <search className="border-b border-line bg-surface px-4 py-3">
      <Form method="get" action={route('/help')} className="flex gap-2">
        <label htmlFor="help-search" className="sr-only">
          {HELP_COPY.search}
        </label>
        <input
          id="help-search"
          name="q"
          type="search"
          defaultValue={typed}
          maxLength={MAX_SEARCH}
          placeholder={HELP_COPY.searchHint}
          className="h-12 min-w-0 flex-1 rounded-card border border-control bg-surface px-3 text-16"
        />
        <Button type="submit" variant="secondary">
          {HELP_COPY.submit}
        </Button>
      </Form>
    </search>
  );
}

const rowOf = ({ page, section, excerpt }: HelpHit): HelpRow =>
  section
    ? [`${helpPath(page.slug)}#${section.id}`, `${page.title} › ${section.heading}`, excerpt]
    : [helpPath(page.slug), page.title, excerpt];

/** Places that a search found, or advice when there are none. */
export function HelpHits({ query, hits }: { query: string; hits: readonly HelpHit[] }) {
  if (hits.length === 0) {
    return (
      <EmptyState
        title={HELP_COPY.nothing(query)}
        hint={HELP_COPY.nothingHint}
        action={
          <LinkButton href={supportPath('help')} variant="secondary" size="sm" block>
            {HELP_COPY.contact}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <h2 className="gutter pt-4 pb-2 text-14 font-semibold text-text-2">{HELP_COPY.found(hits.length, query)}</h2>
      <HelpRows rows={hits.map(rowOf)} />
      <p className="p-4">
        <a href={route('/help')} className="hit-44 text-15 text-brand">
          {HELP_COPY.all}
        </a>
      </p>
    </>
  );
}
