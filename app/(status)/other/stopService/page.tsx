import { ContactLinks } from '@/components/care/support/contact-links';
import { MaintenanceWatch } from '@/components/site/status/maintenance-watch';
import { StatusScreen } from '@/components/site/status/status-screen';
import { getSite } from '@/lib/domain/site/config/site.server';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = { title: PAGE_TITLES.stopService };

/** The operator's proxy shows this page while the service is off (contract §2.2); the site never redirects here. */
export default async function StopServicePage() {
  const { preInfo, config } = await getSite();
  return (
    <StatusScreen title={STATUS_COPY.stop.title} text={preInfo?.maintainConfig.reason || STATUS_COPY.stop.text}>
      <MaintenanceWatch period={null} />
      <ContactLinks phone={preInfo?.globePhoneNumber ?? ''} online={config.customerServiceUrl} reason="stopped" />
    </StatusScreen>
  );
}
