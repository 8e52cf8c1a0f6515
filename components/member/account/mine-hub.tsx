'use client';

import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DepositCards } from '@/components/money/deposit/deposit-cards';
import { OpenOrdersCard } from '@/components/betting/order/open-orders-card';
import { RealityPart } from '@/components/member/limit/reality-part';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import { WithdrawCards } from '@/components/money/withdraw/withdraw-cards';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { WalletCard } from './wallet-card';

/**
 * 我的 under its head: the wallet, what is under way, and the links to the member's pages, which the server renders. `member`: the
 * server's data if it was read in time; null is requested here.
 */
export function MineHub({ member, children }: { member: Member | null; children?: ReactNode }) {
  const query = useQuery(memberOptions(member));
  return (
    <div className="gutter relative -mt-14 space-y-2 pb-4">
      {query.isError && !query.data ? (
        <div className="card">
          <ErrorState reason={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <>
          <WalletCard member={query.data ?? null} />
          {query.isError ? (
            <div className="card overflow-hidden">
              <StaleStrip onRetry={() => void query.refetch()} />
            </div>
          ) : null}
        </>
      )}
      <DepositCards />
      <WithdrawCards />
      <OpenOrdersCard />
      {children}
      <RealityPart member={query.data} />
    </div>
  );
}
