import { Icon } from '@/components/ui/icon';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { safeAddress } from '@/lib/domain/site/config/link.rules';
import { CONTACT_COPY } from '@/lib/domain/care/support/contact.copy';
import { helpPath, route } from '@/lib/routes';
import { ContactCheckForm } from './contact-check-form';
import { SupportChannels } from './support-channels';

/** 备用客服: contacts of the site's settings, a check of other contacts, and the data that customer service never requests. */
export function InsteadScreen({ phone, online }: { phone: string; online: string }) {
  const isEmpty = phone === '' && safeAddress(online) === '';
  return (
    <>
      <p className="gutter pt-4 text-14 text-text-2">{CONTACT_COPY.lead}</p>
      <SupportChannels phone={phone} online={online} />
      {isEmpty ? (
        <div className="gutter pt-3">
          <p className="card px-4 py-3 text-14">{CONTACT_COPY.none}</p>
        </div>
      ) : null}
      <ContactCheckForm />
      <section aria-labelledby="contact-rules" className="gutter pt-4">
        <h2 id="contact-rules" className="pb-2 text-13 text-text-2">
          {CONTACT_COPY.rules}
        </h2>
        <div className="card px-4 py-3">
          <ul className="list-disc space-y-1.5 pl-5 text-14 marker:text-text-3">
            {CONTACT_COPY.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <a href={helpPath('zhaqzn')} className="inline-flex min-h-11 items-center text-14 text-brand">
            {CONTACT_COPY.more}
          </a>
        </div>
      </section>
      <section aria-labelledby="contact-ways">
        <h2 id="contact-ways" className="gutter pt-4 pb-2 text-13 text-text-2">
          {CONTACT_COPY.ways}
        </h2>
        <ListGroup>
          <ListRow
            href={route('/customer/main')}
            icon={<Icon name="headset" />}
            label={CONTACT_COPY.ticket}
            value={CONTACT_COPY.ticketHint}
          />
          <ListRow
            href={route('/mine/feedback')}
            icon={<Icon name="message-square-text" />}
            label={CONTACT_COPY.feedback}
            value={CONTACT_COPY.feedbackHint}
          />
          <ListRow href={route('/help')} icon={<Icon name="book-open" />} label={CONTACT_COPY.help} value={CONTACT_COPY.helpHint} />
        </ListGroup>
      </section>
    </>
  );
}
