import type { Metadata } from 'next';
import { Suspense } from 'react';
import { MallOrderHistory } from '@/components/rewards/mall/mall-order-history';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.mallRecord };

type Props = { searchParams: Promise<{ order?: string | string[] }> };

export default async function MallRecordPage({ searchParams }: Props) {
  const [{ order }] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page title={PAGE_TITLES.mallRecord} back={<BackButton fallback={route('/mine/currency')} />}>
      <Suspense fallback={<HistorySkeleton totals={0} flat />}>
        <MallOrderHistory order={typeof order === 'string' && order !== '' ? order : null} />
      </Suspense>
    </Page>
  );
}
