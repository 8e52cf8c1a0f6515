import { ContactLinks } from '@/components/care/support/contact-links';
import { RestrictionDetails } from '@/components/site/status/restriction-details';
import { StatusScreen } from '@/components/site/status/status-screen';
import { getSite } from '@/lib/domain/site/config/site.server';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = { title: PAGE_TITLES.restrictionIp };

/** Access limits (contract §2.2): visitors can pass the alert; anything else is the hard block. */
export default async function RestrictionPage({ searchParams }: { searchParams: Promise<{ name?: string | string[] }> }) {
  const [{ name }, { preInfo, config }] = await Promise.all([searchParams, getSite()]);
  const passable = name === 'access-alert';
  const copy = STATUS_COPY.restriction;
  return (
    <StatusScreen title={passable ? copy.alertTitle : copy.caveatTitle} text={passable ? copy.alertText : copy.caveatText}>
      <RestrictionDetails passable={passable} />
      <ContactLinks phone={preInfo?.globePhoneNumber ?? ''} online={config.customerServiceUrl} reason="blocked" />
    </StatusScreen>
  );
}
