import type { Metadata } from 'next';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { WalletScreen } from '@/components/money/wallet/wallet-screen';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.balance };

export default async function BalancePage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.balance} back={<BackButton fallback={route('/mine')} />}>
      <WalletScreen detailed />
    </Page>
  );
}
