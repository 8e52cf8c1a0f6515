import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DepositStrip } from '@/components/deposit/deposit-tracker';
import { BetRecord } from '@/components/order/bet-record';
import { OrderSkeleton } from '@/components/order/order-skeleton';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/session/viewer.server';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: ROUTES.betRecord.title };

export default async function BetRecordPage() {
  await requireMember();
  return (
    <Page title={ROUTES.betRecord.title} back={<BackButton fallback={ROUTES.mine.path} />}>
      <DepositStrip />
      <Suspense fallback={<OrderSkeleton />}>
        <BetRecord />
      </Suspense>
    </Page>
  );
}
