'use client';

import { type ReactNode, useState } from 'react';
import { BalanceEye } from '@/components/ui/balance-eye';
import { ErrorState } from '@/components/ui/error-state';
import { Lazy } from '@/components/ui/lazy/lazy';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { RESULT_COPY } from '@/lib/domain/money/transaction/result.copy';
import { WALLET_COPY } from '@/lib/domain/money/wallet/wallet.copy';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { totalOf } from '@/lib/domain/money/wallet/wallet.rules';
import { AutoSwitch } from './auto-switch';
import { Recall } from './recall';
import { useMemberTransfers } from './use-transfers';
import { useWallets } from './use-wallets';
import { VenueWallets } from './venue-wallets';
import { WalletSkeleton } from './wallet-skeleton';
import { WalletSplit } from './wallet-split';
import { WalletActions } from './wallet-actions';

const loadDetail = () => import('./wallet-detail');

/**
 * 钱包 and 余额: all money by wallet, one tap to recall it and the switch that makes that unnecessary; on 余额, or when the member opens
 * it, also withdrawals in progress and the result of settled bets by day, whose code is loaded then.
 */
export function WalletScreen({ detailed = false }: { detailed?: boolean }) {
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
  return <LoadedWallets {...data} detailed={detailed} stale={error ? <StaleStrip onRetry={retry} /> : null} />;
}

function LoadedWallets({ member, wallets, stale, detailed }: { member: string; wallets: Wallets; stale: ReactNode; detailed: boolean }) {
  const [open, setOpen] = useState(detailed);
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
        <Lazy load={loadDetail} wanted={open} setWanted={setOpen}>
          {({ Withdrawing }) => <Withdrawing />}
        </Lazy>
        <WalletActions className="mt-4" />
      </section>
      {stale ? <div className="card overflow-hidden">{stale}</div> : null}
      <VenueWallets wallets={wallets} />
      <Recall wallets={wallets} moves={moves} />
      <AutoSwitch wallets={wallets} moves={moves} />
      <Lazy load={loadDetail} wanted={open} setWanted={setOpen} waiting={<Skeleton className="card h-[325px]" />}>
        {({ ResultPanel }) => (open ? <ResultPanel /> : null)}
      </Lazy>
      <ListGroup inset>
        {open ? null : <ListRow label={RESULT_COPY.title} onPress={() => setOpen(true)} />}
        <ListRow href={route('/mine/payees')} label={PAGE_TITLES.payees} />
        <ListRow href={route('/mine/audit')} label={PAGE_TITLES.audit} />
        <ListRow href={route('/mine/finance/introTutorial')} label={PAGE_TITLES.introTutorial} />
      </ListGroup>
    </div>
  );
}
