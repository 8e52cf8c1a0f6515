'use client';

import { useQuery } from '@tanstack/react-query';
import { BalanceEye } from '@/components/ui/balance-eye';
import { LevelTag } from '@/components/ui/level-tag';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { ACCOUNT_COPY } from '@/lib/domain/member/account/account.copy';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { LEVEL_WIDTH, WalletRow } from './wallet-row';

/** The member's line with a live balance. Only a member's page loads it. */
export function MemberWallet({ member }: { member: Member | null }) {
  const { data, isError, refetch } = useQuery(memberOptions(member));
  if (!data && isError) {
    return (
      <button type="button" className="min-h-11 flex-1 text-left text-15 text-brand" onClick={() => void refetch()}>
        {ACCOUNT_COPY.walletDown}
      </button>
    );
  }
  if (!data) return <Skeleton className="h-11 flex-1" />;
  return (
    <WalletRow
      level={<LevelTag member={data} className={LEVEL_WIDTH} />}
      balance={
        <>
          <Money minor={data.balance} balance />
          {/* Positioned, so that the link above it leaves the whole of its touch area to it; as high as the balance in the layout. */}
          <BalanceEye className="relative -my-1.5 ml-1 text-text-2" />
        </>
      }
    />
  );
}
