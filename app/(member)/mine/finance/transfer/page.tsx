import type { Metadata } from 'next';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { TransferScreen } from '@/components/wallet/transfer-screen';
import { requireMember } from '@/lib/domain/session/viewer.server';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: ROUTES.transfer.title };

export default async function TransferPage() {
  await requireMember();
  return (
    <Page title={ROUTES.transfer.title} back={<BackButton fallback={ROUTES.wallet.path} />}>
      <TransferScreen />
    </Page>
  );
}
