import type { Metadata } from 'next';
import { Suspense } from 'react';
import { OrderRecord } from '@/components/rewards/mall/order-record';
import { RowsSkeleton } from '@/components/rewards/mall/rows-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { MEMBER_ROUTES } from '@/lib/further-routes';
import { MEMBER_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: MEMBER_TITLES.mallRecord };

type Props = { searchParams: Promise<{ order?: string | string[] }> };

export default async function MallRecordPage({ searchParams }: Props) {
  const [{ order }] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page title={MEMBER_TITLES.mallRecord} back={<BackButton fallback={MEMBER_ROUTES.currency} />}>
      <Suspense fallback={<RowsSkeleton />}>
        <OrderRecord order={typeof order === 'string' && order !== '' ? order : null} />
      </Suspense>
    </Page>
  );
}
