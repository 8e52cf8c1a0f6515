import type { Metadata } from 'next';
import { Suspense } from 'react';
import { RecordViews } from '@/components/money/transaction/record-views';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.transRecord };

export default async function TransRecordPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.transRecord} back={<BackButton fallback={route('/mine')} />}>
      <Suspense fallback={<HistorySkeleton />}>
        <RecordViews />
      </Suspense>
    </Page>
  );
}
