import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CouponScreen } from '@/components/rewards/coupon/coupon-screen';
import { CouponSkeleton } from '@/components/rewards/coupon/coupon-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.welfare };

export default async function WelfarePage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.welfare} back={<BackButton fallback={route('/mine')} />}>
      <Suspense fallback={<CouponSkeleton />}>
        <CouponScreen />
      </Suspense>
    </Page>
  );
}
