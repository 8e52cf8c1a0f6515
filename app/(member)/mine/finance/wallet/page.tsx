import type { Metadata } from 'next';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { WalletScreen } from '@/components/wallet/wallet-screen';
import { requireMember } from '@/lib/domain/session/viewer.server';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: ROUTES.wallet.title };

export default async function WalletPage() {
  await requireMember();
  return (
    <Page title={ROUTES.wallet.title} back={<BackButton fallback={ROUTES.mine.path} />}>
      <WalletScreen />
    </Page>
  );
}
