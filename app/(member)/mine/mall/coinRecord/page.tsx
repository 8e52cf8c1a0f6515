import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CoinRecord } from '@/components/rewards/mall/coin-record';
import { RowsSkeleton } from '@/components/rewards/mall/rows-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { MEMBER_ROUTES } from '@/lib/further-routes';
import { MEMBER_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: MEMBER_TITLES.coinRecord };

export default async function CoinRecordPage() {
  await requireMember();
  return (
    <Page title={MEMBER_TITLES.coinRecord} back={<BackButton fallback={MEMBER_ROUTES.currency} />}>
      <Suspense fallback={<RowsSkeleton totals />}>
        <CoinRecord />
      </Suspense>
    </Page>
  );
}
