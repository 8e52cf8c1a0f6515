import type { Metadata } from 'next';
import { RebateScreen } from '@/components/money/rebate/rebate-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.rebate };

export default async function RebatePage() {
  const viewer = await requireMember();
  return (
    <Page title={PAGE_TITLES.rebate} back={<BackButton fallback={route('/mine')} />}>
      <RebateScreen member={viewer.member?.id ?? null} />
    </Page>
  );
}
