import { ContactLinks } from '@/components/care/support/contact-links';
import { MaintenanceWatch } from '@/components/site/status/maintenance-watch';
import { StatusScreen } from '@/components/site/status/status-screen';
import { toPeriod } from '@/lib/domain/site/status/maintenance.rules';
import { getSite } from '@/lib/domain/site/config/site.server';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = { title: PAGE_TITLES.maintenance };

export default async function MaintenancePage() {
  const { preInfo, config } = await getSite();
  const maintain = preInfo?.maintainConfig;
  return (
    <StatusScreen title={STATUS_COPY.maintenance.title} text={maintain?.reason || STATUS_COPY.maintenance.text}>
      <MaintenanceWatch period={toPeriod(maintain ?? {})} open={maintain !== undefined && maintain.status !== 0} />
      <ContactLinks phone={preInfo?.globePhoneNumber ?? ''} online={config.customerServiceUrl} reason="maintenance" />
    </StatusScreen>
  );
}
