import type { Metadata } from 'next';
import { RebateScreen } from '@/components/money/rebate/rebate-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { MEMBER_TITLES } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: MEMBER_TITLES.rebate };

export default async function RebatePage() {
  const viewer = await requireMember();
  return (
    <Page title={MEMBER_TITLES.rebate} back={<BackButton fallback={ROUTES.mine} />}>
      <RebateScreen member={viewer.member?.id ?? null} />
    </Page>
  );
}
