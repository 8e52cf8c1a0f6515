import type { Metadata } from 'next';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { TransferScreen } from '@/components/money/wallet/transfer-screen';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.transfer };

export default async function TransferPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.transfer} back={<BackButton fallback={route('/mine/finance/wallet')} />}>
      <TransferScreen />
    </Page>
  );
}
