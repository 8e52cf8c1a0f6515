import { Footer } from '@/components/shell/footer';
import { FraudNotice } from '@/components/care/support/fraud-notice';
import { Page } from '@/components/shell/page';
import { SupportChannels } from '@/components/care/support/support-channels';
import { SupportFaq } from '@/components/care/support/support-faq';
import { SupportThread } from '@/components/care/support/support-thread';
import { TicketsLink } from '@/components/care/support/tickets-link';
import { Icon } from '@/components/ui/icon';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { Strip } from '@/components/ui/strip';
import { getSite } from '@/lib/domain/site/config/site.server';
import { SUPPORT_COPY } from '@/lib/domain/care/support/support.copy';
import { CONTACT_COPY } from '@/lib/domain/care/support/contact.copy';
import { supportContextOf } from '@/lib/domain/care/support/ticket.rules';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata = openPage(PAGE_TITLES.customer, PAGE_DESCRIPTIONS.customer);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CustomerPage({ searchParams }: Props) {
  const [{ preInfo, config }, given] = await Promise.all([getSite(), searchParams]);
  const context = supportContextOf({ reason: given['reason'], mark: given['mark'] });
  return (
    <Page tab="customer">
      <h1 className="sr-only">{SUPPORT_COPY.title}</h1>
      <Strip tone="warn" role="note" icon={<Icon name="shield-alert" size={18} />}>
        {SUPPORT_COPY.strip}
      </Strip>
      <SupportThread context={context} />
      <SupportChannels phone={preInfo?.globePhoneNumber ?? ''} online={config.customerServiceUrl} />
      <div className="pt-3">
        <ListGroup>
          <TicketsLink />
          <ListRow
            href={route('/customer/instead')}
            icon={<Icon name="shield-check" />}
            label={PAGE_TITLES.instead}
            value={CONTACT_COPY.insteadHint}
          />
        </ListGroup>
      </div>
      <SupportFaq />
      <Footer />
      <FraudNotice />
    </Page>
  );
}
