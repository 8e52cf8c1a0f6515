'use client';

import { useQuery } from '@tanstack/react-query';
import { BalanceEye } from '@/components/ui/balance-eye';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { SummaryText } from '@/components/member/summary/summary-text';
import { RecallButton } from '@/components/money/wallet/recall-button';
import { WalletSplit, WalletSplitSkeleton } from '@/components/money/wallet/wallet-split';
import type { Member } from '@/lib/domain/member/account/member.model';
import { MINE_COPY } from '@/lib/domain/member/account/mine.copy';
import { walletsOptions } from '@/lib/domain/money/wallet/wallet.queries';
import { centralWallets, recallable, totalOf } from '@/lib/domain/money/wallet/wallet.rules';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { EarlyFigure } from '@/components/ui/early-figure';

/** All money under the roof band: total, split by wallet, the recall button, and the actions. `member` is null while it is requested. */
export function WalletCard({ member }: { member: Member | null }) {
  const { data, isPending } = useQuery(walletsOptions());
  // The venues' balances arrive later; until then this shows the centre's and the open stakes.
  const wallets = data ?? (member && centralWallets(member));
  // Only members without 免转钱包 have money at the venues: without it the total would jump.
  const partial = isPending && member?.autoTransfer === false;
  return (
    <section aria-label={MINE_COPY.wallet} className="card px-4 pt-4">
      <div className="flex min-h-6 flex-wrap items-center text-13 text-text-2">
        {MINE_COPY.total}·{MINE_COPY.coin}
        <BalanceEye className="-my-2.5 ml-1" />
        {wallets && member && <RecallButton codes={recallable(wallets)} member={member.id} />}
      </div>
      <p className="mt-1 text-28 font-semibold">
        {wallets && !partial ? (
          <Money minor={totalOf(wallets)} balance />
        ) : member ? (
          <Skeleton className="inline-block h-7 w-36 align-middle" />
        ) : (
          <EarlyFigure
            name="total"
            className="empty:inline-block empty:h-7 empty:w-36 empty:rounded-odds empty:bg-cell empty:align-middle"
          />
        )}
      </p>
      {wallets ? <WalletSplit wallets={wallets} /> : <WalletSplitSkeleton />}
      <a
        href={route('/mine/audit')}
        // Columns of their own: an amount that comes later must not move the other text.
        className="mt-2 grid min-h-11 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line text-13 text-text-2 active:opacity-70"
      >
        <span>
          <SummaryText name="withdrawable" unknown={MINE_COPY.withdrawable} />
        </span>
        <span className="text-right">
          <SummaryText name="turnover" unknown={PAGE_TITLES.audit} />
        </span>
        <Icon name="chevron-right" size={16} className="-ml-2 shrink-0 text-text-3" />
      </a>
      <nav aria-label={MINE_COPY.wallet} className="grid grid-cols-4 border-t border-line py-1">
        {ACTIONS.map(({ icon, href, title }) => (
          <a key={href} href={href} className="flex min-h-16 flex-col items-center justify-center gap-1 text-14 active:opacity-70">
            <Icon name={icon} size={22} className="text-brand" />
            {title}
          </a>
        ))}
      </nav>
    </section>
  );
}

const ACTIONS = [
  { icon: 'arrow-down-to-line', href: route('/mine/finance/deposit'), title: PAGE_TITLES.deposit },
  { icon: 'arrow-up-from-line', href: route('/mine/finance/withdrawal'), title: PAGE_TITLES.withdrawal },
  { icon: 'arrow-left-right', href: route('/mine/finance/transfer'), title: PAGE_TITLES.transfer },
  { icon: 'wallet', href: route('/mine/finance/wallet'), title: PAGE_TITLES.wallet },
] as const;
