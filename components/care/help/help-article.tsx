import { LinkButton } from '@/components/ui/button';
import { HELP_COPY } from '@/lib/domain/care/help/help.copy';
import type { HelpPage, HelpSection } from '@/lib/domain/care/help/help.model';

function Table({ rows }: { rows: readonly (readonly string[])[] }) {
  const [head, ...body] = rows;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it when large text makes it wider than the page.
    <div tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full border-collapse text-13">
        <thead>
          <tr>
            {head?.map((cell) => (
              <th key={cell} scope="col" className="min-w-[3em] border-b border-line py-2 pr-2 text-left font-medium text-text-2 last:pr-0">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) => (
                <td key={head?.[column]} className="border-b border-line py-2 pr-2 align-top first:break-keep last:pr-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Section({ section }: { section: HelpSection }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} className="scroll-mt-16 pt-5">
      <h2 id={`${section.id}-heading`} className="text-16 font-semibold">
        {section.heading}
      </h2>
      {section.text?.map((paragraph) => (
        <p key={paragraph} className="mt-2 text-15 leading-[1.75rem] text-text-2">
          {paragraph}
        </p>
      ))}
      {section.points && (
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-15 leading-[1.75rem] text-text-2 marker:text-text-3">
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {section.table && <Table rows={section.table} />}
      {section.link && (
        <LinkButton href={section.link.href} variant="secondary" size="sm" block className="mt-3">
          {section.link.label}
        </LinkButton>
      )}
    </section>
  );
}

/** One help page under its title in the header: summary, contents, sections. Server-rendered text, no script. */
export function HelpArticle({ page }: { page: HelpPage }) {
  return (
    <article className="bg-surface px-4 pt-4 pb-8">
      <p className="text-14 text-text-2">{page.summary}</p>
      <p className="mt-1 text-12 text-text-3">
        {HELP_COPY.updated} {page.updated}
      </p>
      {page.sections.length > 3 && (
        <nav aria-label={HELP_COPY.contents} className="mt-4 rounded-[10px] bg-surface-2 px-4 py-2">
          <ul>
            {page.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="flex min-h-11 items-center text-14 text-brand">
                  {section.heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {page.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </article>
  );
}
