import { Icon } from '@/components/ui/icon';
import { GUIDE_COPY, GUIDE_GROUPS } from '@/lib/domain/care/guide/guide.copy';
import { type Guide, guidePath } from '@/lib/domain/care/guide/guide.model';
import { helpPath } from '@/lib/routes';
import { GuideDrawing } from './guide-drawing';

/** 存取款教程: a card for each way to pay, in groups with anchors. Text from the server, no script. */
export function GuideOverview() {
  return (
    <div className="gutter space-y-4 pt-3 pb-20">
      <p className="px-1 text-14 text-text-2">{GUIDE_COPY.lead}</p>
      <nav aria-label={GUIDE_COPY.contents} className="flex flex-wrap gap-2">
        {GUIDE_GROUPS.map(({ id, heading }) => (
          <a key={id} href={`#${id}`} className="flex min-h-11 items-center rounded-key bg-surface px-4 text-14 text-brand">
            {heading}
          </a>
        ))}
      </nav>
      {GUIDE_GROUPS.map(({ id, heading, about, guides }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-16">
          <h2 id={`${id}-heading`} className="px-1 text-16 font-semibold">
            {heading}
          </h2>
          <p className="mt-0.5 px-1 text-13 text-text-2">{about}</p>
          <ul className="mt-2 space-y-2">
            {guides.map((guide) => (
              <li key={guide.method}>
                <Card guide={guide} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <a href={helpPath('qkjc')} className="card flex min-h-12 items-center gap-3 px-4 text-15">
        {GUIDE_COPY.more}
        <Icon name="chevron-right" size={18} className="ml-auto text-text-3" />
      </a>
    </div>
  );
}

function Card({ guide: { method, name, summary, deposit } }: { guide: Guide }) {
  return (
    <a href={guidePath(method)} className="card flex items-center gap-3 overflow-hidden py-2 pr-3 pl-2">
      <GuideDrawing picture={deposit[1]!.picture} className="h-16 w-24 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{name}</span>
        <span className="block text-13 text-text-2">{summary}</span>
      </span>
      <Icon name="chevron-right" size={18} className="shrink-0 text-text-3" />
    </a>
  );
}
