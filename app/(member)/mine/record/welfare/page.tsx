import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CouponScreen } from '@/components/rewards/coupon/coupon-screen';
import { CouponSkeleton } from '@/components/rewards/coupon/coupon-skeleton';
import { RewardTabs } from '@/components/rewards/coupon/reward-tabs';
import { LazyMemberBonuses } from '@/components/rewards/promotion/lazy-member-bonuses';
import { BackButton } from '@/components/ui/back/back-button';
import { LinkButton } from '@/components/ui/button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { REWARD_TABS_COPY } from '@/lib/domain/rewards/coupon/reward-tabs.copy';
import { getPromotions } from '@/lib/domain/rewards/promotion/discount.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.welfare };

export default async function WelfarePage({ searchParams }: { searchParams: Promise<{ v?: string | string[] }> }) {
  const [{ v: view }] = await Promise.all([searchParams, requireMember()]);
  const isBonus = view === 'bonus';
  return (
    <Page title={PAGE_TITLES.welfare} back={<BackButton fallback={route('/mine')} />}>
      <RewardTabs value={isBonus ? 'bonuses' : 'coupons'} />
      {isBonus ? (
        <div className="gutter list-end space-y-2 pt-2">
          <LazyMemberBonuses all={(await getPromotions()) ?? []} />
          <LinkButton href={route('/activity/discount')} variant="outline" size="sm" block>
            {REWARD_TABS_COPY.toDiscount}
          </LinkButton>
        </div>
      ) : (
        <Suspense fallback={<CouponSkeleton />}>
          <CouponScreen />
        </Suspense>
      )}
    </Page>
  );
}
