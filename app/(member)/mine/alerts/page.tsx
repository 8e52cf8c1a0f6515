import type { Metadata } from 'next';
import { AlertScreen } from '@/components/member/alert/alert-screen';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { BackButton } from '@/components/ui/back/back-button';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.alerts };

export default async function AlertsPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.alerts} back={<BackButton fallback={route('/mine/settings')} />}>
      <div className="gutter pt-2 pb-4">
        <AlertScreen />
      </div>
      <Footer />
    </Page>
  );
}
