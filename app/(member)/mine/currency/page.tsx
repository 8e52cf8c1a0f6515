import type { Metadata } from 'next';
import { Suspense } from 'react';
import { MallScreen } from '@/components/rewards/mall/mall-screen';
import { MallSkeleton } from '@/components/rewards/mall/mall-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.currency };

export default async function MallPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.currency} back={<BackButton fallback={route('/mine')} />}>
      <Suspense fallback={<MallSkeleton />}>
        <MallScreen />
      </Suspense>
    </Page>
  );
}
