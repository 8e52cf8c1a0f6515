import type { Metadata } from 'next';
import { Suspense } from 'react';
import { BetHistory } from '@/components/betting/order/bet-history';
import { OrderSkeleton } from '@/components/betting/order/order-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.betRecord };

export default async function BetRecordPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.betRecord} back={<BackButton fallback={route('/mine')} />}>
      <Suspense fallback={<OrderSkeleton />}>
        <BetHistory />
      </Suspense>
      <a href={route('/mine/record/gameRecord')} className="gutter inline-flex min-h-11 items-center text-14 text-brand">
        {PAGE_TITLES.gameRecord}
      </a>
    </Page>
  );
}
