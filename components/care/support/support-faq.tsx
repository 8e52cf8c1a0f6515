import { Icon } from '@/components/ui/icon';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { SUPPORT_COPY, SUPPORT_FAQ } from '@/lib/domain/care/support/support.copy';
import { helpPath, route } from '@/lib/routes';

/** Six answers that open in place, without script. */
export function SupportFaq() {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="gutter pt-4 pb-2 text-13 text-text-2">
        {SUPPORT_COPY.faq}
      </h2>
      <ListGroup>
        {SUPPORT_FAQ.map(({ question, answer: text, slug }) => (
          <details key={question} name="faq" className="group border-b border-line">
            <summary className="gutter flex min-h-12 items-center gap-3 text-15 active:bg-cell">
              <span className="flex-1 py-2">{question}</span>
              <Icon name="chevron-down" size={16} className="text-text-3 transition-transform group-open:rotate-180" />
            </summary>
            <div className="gutter pb-2 text-14 text-text-2">
              <p>{text}</p>
              <a
                href={helpPath(slug)}
                aria-label={`${SUPPORT_COPY.more}：${question}`}
                className="inline-flex min-h-11 items-center text-brand"
              >
                {SUPPORT_COPY.more}
              </a>
            </div>
          </details>
        ))}
        <ListRow href={route('/help')} label={SUPPORT_COPY.allHelp} />
      </ListGroup>
    </section>
  );
}
