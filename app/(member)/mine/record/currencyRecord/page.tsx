import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ExchangeHistory } from '@/components/rewards/mall/exchange-history';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.currencyRecord };

export default async function CurrencyRecordPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.currencyRecord} back={<BackButton fallback={route('/mine/currency')} />}>
      <Suspense fallback={<HistorySkeleton totals={2} flat />}>
        <ExchangeHistory />
      </Suspense>
    </Page>
  );
}
