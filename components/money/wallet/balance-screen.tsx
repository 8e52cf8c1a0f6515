'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ResultPanel } from '@/components/money/transaction/result-panel';
import { BalanceEye } from '@/components/ui/balance-eye';
import { ErrorState } from '@/components/ui/error-state';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { BALANCE_COPY } from '@/lib/domain/money/wallet/balance.copy';
import { WALLET_COPY } from '@/lib/domain/money/wallet/wallet.copy';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { lockedOf, totalOf, venueMoney } from '@/lib/domain/money/wallet/wallet.rules';
import { openWithdrawalsOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { amountOnItsWay } from '@/lib/domain/money/withdraw/withdraw.rules';
import type { Minor } from '@pavilion/number/money';
import { Recall } from './recall';
import { useMemberTransfers } from './use-transfers';
import { useWallets } from './use-wallets';
import { VenueWallets } from './venue-wallets';
import { WalletActions } from './wallet-actions';

/** 余额: all money by its use, each wallet, 一键回收, and the result of settled bets by day. */
export function BalanceScreen() {
  const { data, error, retry } = useWallets();
  const withdrawals = useQuery(openWithdrawalsOptions());
  const retryAll = () => {
    retry();
    if (withdrawals.isError) void withdrawals.refetch();
  };
  const failure = error ?? withdrawals.error;
  if (!data || !withdrawals.data) {
    if (!failure) return <BalanceSkeleton />;
    return (
      <div className="gutter pt-2">
        <div className="card overflow-hidden">
          <ErrorState reason={failure} onRetry={retryAll} />
        </div>
      </div>
    );
  }
  return (
    <div className="gutter list-end space-y-2 pt-2">
      <Sum wallets={data.wallets} withdrawing={amountOnItsWay(withdrawals.data)} />
      {failure ? (
        <div className="card overflow-hidden">
          <StaleStrip onRetry={retryAll} />
        </div>
      ) : null}
      <VenueWallets wallets={data.wallets} />
      <MemberRecall wallets={data.wallets} member={data.member} />
      <ResultPanel />
    </div>
  );
}

function MemberRecall({ wallets, member }: { wallets: Wallets; member: string }) {
  return <Recall wallets={wallets} moves={useMemberTransfers(member)} />;
}

/** The sum and its parts. `withdrawing`: money of withdrawals in progress. */
function Sum({ wallets, withdrawing }: { wallets: Wallets; withdrawing: Minor }) {
  const total = totalOf(wallets);
  return (
    <section aria-label={BALANCE_COPY.total} className="card p-4">
      <div className="flex h-6 items-center text-13 text-text-2">
        {BALANCE_COPY.total}·{WALLET_COPY.coin}
        <BalanceEye className="-my-2.5 ml-1" />
      </div>
      <p className="mt-1 text-28 font-semibold">
        <Money minor={total === null ? null : total + withdrawing} balance />
      </p>
      <dl className="mt-2 text-14">
        <Part name={BALANCE_COPY.central}>
          <Money minor={wallets.central.available} balance />
        </Part>
        <Part name={BALANCE_COPY.venues}>
          <Money minor={venueMoney(wallets)} balance />
        </Part>
        <Part name={BALANCE_COPY.locked}>
          <Money minor={lockedOf(wallets)} balance />
        </Part>
        <Part name={BALANCE_COPY.withdrawing}>
          <Money minor={withdrawing} balance />
        </Part>
      </dl>
      <WalletActions className="mt-3" />
    </section>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 border-t border-line">
      <dt className="text-text-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function BalanceSkeleton() {
  return (
    <div className="gutter space-y-2 pt-2">
      <Skeleton className="card h-[304px]" />
      <Skeleton className="card h-[227px]" />
      <Skeleton className="card h-[72px]" />
      <Skeleton className="card h-[316px]" />
    </div>
  );
}
