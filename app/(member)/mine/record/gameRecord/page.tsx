import type { Metadata } from 'next';
import { Suspense } from 'react';
import { RoundRecord } from '@/components/community/game/round-record';
import { TransactionSkeleton } from '@/components/money/transaction/transaction-skeleton';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { MEMBER_TITLES } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: MEMBER_TITLES.gameRecord };

export default async function GameRecordPage() {
  await requireMember();
  return (
    <Page title={MEMBER_TITLES.gameRecord} back={<BackButton fallback={ROUTES.betRecord} />}>
      <Suspense fallback={<TransactionSkeleton />}>
        <RoundRecord />
      </Suspense>
    </Page>
  );
}
