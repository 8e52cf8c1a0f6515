import type { Metadata } from 'next';
import { Suspense } from 'react';
import { RoundHistory } from '@/components/community/game/round-history';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.gameRecord };

export default async function GameRecordPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.gameRecord} back={<BackButton fallback={route('/mine/record/betRecord')} />}>
      <Suspense fallback={<HistorySkeleton />}>
        <RoundHistory />
      </Suspense>
    </Page>
  );
}
