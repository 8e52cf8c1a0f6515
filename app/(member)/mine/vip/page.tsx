import type { Metadata } from 'next';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { VipScreen } from '@/components/member/vip/vip-screen';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.vip };

export default async function VipPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.vip} back={<BackButton fallback={route('/mine')} />}>
      <VipScreen />
    </Page>
  );
}
