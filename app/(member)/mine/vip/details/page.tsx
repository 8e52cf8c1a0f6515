import type { Metadata } from 'next';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { VipRulesScreen } from '@/components/member/vip/vip-rules-screen';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { MEMBER_ROUTES } from '@/lib/further-routes';
import { MEMBER_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: MEMBER_TITLES.vipDetails };

export default async function VipDetailsPage() {
  await requireMember();
  return (
    <Page title={MEMBER_TITLES.vipDetails} back={<BackButton fallback={MEMBER_ROUTES.vip} />}>
      <VipRulesScreen />
    </Page>
  );
}
