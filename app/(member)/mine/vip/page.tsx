import type { Metadata } from 'next';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { VipScreen } from '@/components/member/vip/vip-screen';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { MEMBER_TITLES } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: MEMBER_TITLES.vip };

export default async function VipPage() {
  await requireMember();
  return (
    <Page title={MEMBER_TITLES.vip} back={<BackButton fallback={ROUTES.mine} />}>
      <VipScreen />
    </Page>
  );
}
