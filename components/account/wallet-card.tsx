'use client';

import { useQuery } from '@tanstack/react-query';
import { BalanceEye } from '@/components/ui/balance-eye';
import { Money } from '@/components/ui/money';
import type { Member } from '@/lib/domain/account/member.model';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { MINE_COPY } from '@/lib/domain/account/mine.copy';

/** Share of the open stakes in all money, in whole percent, at least 2 when there are any. */
function lockedShare({ balance, locked }: Member): number {
  const total = balance + locked;
  if (locked <= 0n || total <= 0n) return 0;
  return Math.max(2, Number((locked * 100n) / total));
}

/** Central wallet under the roof band: total, then a bar that splits it into free money and open stakes. */
export function WalletCard({ member }: { member: Member }) {
  const { data = member } = useQuery({ ...memberOptions(), initialData: member });
  const share = lockedShare(data);
  return (
    <section aria-label={MINE_COPY.wallet} className="card p-4">
      <div className="flex h-6 items-center text-13 text-text-2">
        {MINE_COPY.total}·{MINE_COPY.coin}
        <BalanceEye className="-my-2.5 ml-1" />
      </div>
      <p className="mt-1 text-28 font-semibold">
        <Money minor={data.balance + data.locked} balance />
      </p>
      <div aria-hidden className="mt-2 flex h-2 gap-0.5 overflow-hidden rounded-tag">
        <span className="flex-1 bg-brand" />
        {share > 0 && <span className="bg-brand/50" style={{ width: `${share}%` }} />}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-13 text-text-2">
        <div className="flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-xs bg-brand" />
          <dt>{MINE_COPY.available}</dt>
          <dd data-testid="available">
            <Money minor={data.balance} balance />
          </dd>
        </div>
        <div className="flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-xs bg-brand/50" />
          <dt>{MINE_COPY.locked}</dt>
          <dd data-testid="locked">
            <Money minor={data.locked} balance />
          </dd>
        </div>
      </dl>
      <p className="mt-3 border-t border-line pt-3 text-12 text-text-3">{MINE_COPY.wallets}</p>
    </section>
  );
}
