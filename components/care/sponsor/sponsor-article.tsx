import { Footer } from '@/components/shell/footer';

import { SPONSOR_COPY, type SponsorStory } from '@/lib/domain/care/sponsor/sponsor.copy';
import { helpPath, supportPath } from '@/lib/routes';
import { SponsorDrawing } from './sponsor-drawing';

/** A story with its pictures; plain text, no script. */
export function SponsorArticle({ story }: { story: SponsorStory }) {
  return (
    <>
      <article className="bg-surface px-4 pt-5 pb-6">
        <h2 className="text-22 leading-tight font-semibold">{story.title}</h2>
        <p className="mt-2 text-15 leading-[1.75rem] text-text-2">{story.lead}</p>
        <p className="mt-3 rounded-card bg-surface-2 px-3 py-2 text-13 text-text-2">{SPONSOR_COPY.honest}</p>
        {story.sections.map(({ id, heading, text, picture }) => (
          <section key={id} aria-labelledby={id} className="pt-6">
            <h3 id={id} className="text-17 font-semibold">
              {heading}
            </h3>
            <figure className="mt-3">
              <SponsorDrawing name={picture.name} alt={picture.alt} />
              <figcaption className="mt-1 text-12 text-text-3">{picture.caption}</figcaption>
            </figure>
            {text.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-15 leading-[1.75rem] text-text-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <section aria-labelledby="facts" className="pt-6">
          <h3 id="facts" className="text-17 font-semibold">
            {SPONSOR_COPY.facts}
          </h3>
          <dl className="mt-3 grid grid-cols-2 gap-2 max-[18em]:grid-cols-1">
            {story.facts.map(({ label, value }) => (
              <div key={label} className="rounded-card bg-surface-2 px-3 py-3">
                <dt className="text-13 text-text-2">{label}</dt>
                <dd className="text-18 font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="sponsor-rules" className="pt-6">
          <h3 id="sponsor-rules" className="text-17 font-semibold">
            {SPONSOR_COPY.rulesTitle}
          </h3>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 text-15 leading-[1.75rem] text-text-2 marker:text-text-3">
            {SPONSOR_COPY.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <a href={supportPath('other')} className="inline-flex min-h-11 items-center text-15 text-brand">
            {SPONSOR_COPY.contact}
          </a>
          <a href={helpPath('lxtz')} className="inline-flex min-h-11 items-center text-15 text-brand">
            {SPONSOR_COPY.responsible}
          </a>
        </p>
      </article>
      <Footer />
    </>
  );
}
