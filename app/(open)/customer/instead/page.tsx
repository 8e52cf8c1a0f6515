import { BackButton } from '@/components/ui/back/back-button';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { InsteadScreen } from '@/components/care/support/instead-screen';
import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { getSite } from '@/lib/domain/site/config/site.server';
import { SUPPORT_COPY } from '@/lib/domain/care/support/support.copy';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata = { title: PAGE_TITLES.instead };

export default async function InsteadPage() {
  const { preInfo, config } = await getSite();
  return (
    <Page title={PAGE_TITLES.instead} back={<BackButton fallback={route('/customer/main')} />} slip={false}>
      <Strip tone="warn" role="note" icon={<Icon name="shield-alert" size={18} />}>
        {SUPPORT_COPY.warn}
      </Strip>
      <InsteadScreen phone={preInfo?.globePhoneNumber ?? ''} online={config.customerServiceUrl} />
      <Footer />
    </Page>
  );
}
