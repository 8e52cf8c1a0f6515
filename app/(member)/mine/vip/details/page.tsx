import type { Metadata } from 'next';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { VipRulesScreen } from '@/components/member/vip/vip-rules-screen';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.vipDetails };

export default async function VipDetailsPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.vipDetails} back={<BackButton fallback={route('/mine/vip')} />}>
      <VipRulesScreen />
    </Page>
  );
}
