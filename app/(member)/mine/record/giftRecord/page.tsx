import type { Metadata } from 'next';
import { Suspense } from 'react';
import { RewardTabs } from '@/components/rewards/coupon/reward-tabs';
import { GiftHistories } from '@/components/rewards/gift/gift-histories';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.giftRecord };

export default async function GiftRecordPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.welfare} back={<BackButton fallback={route('/mine')} />}>
      <RewardTabs value="gifts" />
      <Suspense fallback={<HistorySkeleton />}>
        <GiftHistories />
      </Suspense>
    </Page>
  );
}
