'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ResultPanel } from '@/components/money/transaction/result-panel';
import { BalanceEye } from '@/components/ui/balance-eye';
import { ErrorState } from '@/components/ui/error-state';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { Money } from '@/components/ui/money';
import { StaleStrip } from '@/components/ui/stale-strip';
import { WALLET_COPY } from '@/lib/domain/money/wallet/wallet.copy';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { totalOf } from '@/lib/domain/money/wallet/wallet.rules';
import { openWithdrawalsOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { amountOnItsWay } from '@/lib/domain/money/withdraw/withdraw.rules';
import { AutoSwitch } from './auto-switch';
import { Recall } from './recall';
import { useMemberTransfers } from './use-transfers';
import { useWallets } from './use-wallets';
import { VenueWallets } from './venue-wallets';
import { WalletSkeleton } from './wallet-skeleton';
import { WalletSplit } from './wallet-split';
import { WalletActions } from './wallet-actions';

/**
 * 钱包 and 余额: all money by wallet, one tap to recall it and the switch that makes that unnecessary, and the result of settled bets
 * by day.
 */
export function WalletScreen() {
  const { data, error, retry } = useWallets();
  if (!data) {
    return error ? (
      <div className="gutter pt-2">
        <div className="card overflow-hidden">
          <ErrorState reason={error} onRetry={retry} />
        </div>
      </div>
    ) : (
      <WalletSkeleton />
    );
  }
  return <LoadedWallets {...data} stale={error ? <StaleStrip onRetry={retry} /> : null} />;
}

function LoadedWallets({ member, wallets, stale }: { member: string; wallets: Wallets; stale: ReactNode }) {
  const moves = useMemberTransfers(member);
  return (
    <div className="gutter space-y-2 pt-2 pb-20">
      <section aria-label={WALLET_COPY.total} className="card p-4">
        <div className="flex h-6 items-center text-13 text-text-2">
          {WALLET_COPY.total}·{WALLET_COPY.coin}
          <BalanceEye className="-my-2.5 ml-1" />
        </div>
        <p className="mt-1 text-28 font-semibold" data-testid="total">
          <Money minor={totalOf(wallets)} balance />
        </p>
        <WalletSplit wallets={wallets} />
        <Withdrawing />
        <WalletActions className="mt-4" />
      </section>
      {stale ? <div className="card overflow-hidden">{stale}</div> : null}
      <VenueWallets wallets={wallets} />
      <Recall wallets={wallets} moves={moves} />
      <AutoSwitch wallets={wallets} moves={moves} />
      <ResultPanel />
      <ListGroup inset>
        <ListRow href={route('/mine/payees')} label={PAGE_TITLES.payees} />
        <ListRow href={route('/mine/audit')} label={PAGE_TITLES.audit} />
        <ListRow href={route('/mine/finance/introTutorial')} label={PAGE_TITLES.introTutorial} />
      </ListGroup>
    </div>
  );
}

/** Money of withdrawals in progress, which no wallet has any more; nothing without any, a dash where it is unknown. */
function Withdrawing() {
  const { data, isError } = useQuery(openWithdrawalsOptions());
  const amount = data ? amountOnItsWay(data) : null;
  if (amount === 0n || (amount === null && !isError)) return null;
  return (
    <p className="mt-2 flex justify-between gap-4 text-13 text-text-2">
      {WALLET_COPY.withdrawing}
      <Money minor={amount} balance />
    </p>
  );
}
