import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ExchangeRecord } from '@/components/rewards/mall/exchange-record';
import { RowsSkeleton } from '@/components/rewards/mall/rows-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { MEMBER_ROUTES } from '@/lib/further-routes';
import { MEMBER_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: MEMBER_TITLES.currencyRecord };

export default async function CurrencyRecordPage() {
  await requireMember();
  return (
    <Page title={MEMBER_TITLES.currencyRecord} back={<BackButton fallback={MEMBER_ROUTES.currency} />}>
      <Suspense fallback={<RowsSkeleton totals />}>
        <ExchangeRecord />
      </Suspense>
    </Page>
  );
}
