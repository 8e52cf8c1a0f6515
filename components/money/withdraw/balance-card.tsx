'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BalanceEye } from '@/components/ui/balance-eye';
import { Money } from '@/components/ui/money';
import { RecallButton } from '@/components/money/wallet/recall-button';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { walletsOptions } from '@/lib/domain/money/wallet/wallet.queries';
import { recallable, venueMoney } from '@/lib/domain/money/wallet/wallet.rules';
import { CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { WithdrawInfo } from '@/lib/domain/money/withdraw/withdraw.model';
import { lockedBy } from '@/lib/domain/money/withdraw/withdraw.rules';
import { route } from '@/lib/routes';

/** Withdrawable amount, the amount that turnover locks and why, and money at the venues that has to come back first. */
export function BalanceCard({ info, onTurnover }: { info: WithdrawInfo; onTurnover: () => void }) {
  const { data: wallets } = useQuery(walletsOptions());
  const { data: member } = useQuery(memberOptions());
  const locked = lockedBy(info);
  const [first, ...more] = (info.turnover ?? []).filter((one) => one.locked !== null && one.locked > 0n);
  return (
    <section aria-label={WITHDRAW_COPY.withdrawable} className="card p-4">
      <div className="flex h-6 items-center text-13 text-text-2">
        {WITHDRAW_COPY.withdrawable}·{CASHIER_COPY.coin}
        <BalanceEye className="-my-2.5 ml-1" />
      </div>
      <p className="mt-1 text-28 font-semibold" data-testid="withdrawable">
        <Money minor={info.withdrawable} balance />
      </p>
      <dl className="mt-2 text-13">
        <Row label={WITHDRAW_COPY.central}>
          <Money minor={info.balance} balance />
        </Row>
        {first ? (
          <Row
            label={WITHDRAW_COPY.lockedTurnover}
            note={WITHDRAW_COPY.lockedBy(first.title, more.length)}
            action={
              <button type="button" className="hit-44 text-14 font-semibold text-brand" onClick={onTurnover}>
                {WITHDRAW_COPY.turnoverSee}
              </button>
            }
          >
            <Money minor={locked} balance />
          </Row>
        ) : null}
        {member && (!member.autoTransfer || (wallets && venueMoney(wallets) > 0n)) ? (
          <AtVenues wallets={wallets ?? null} member={member.id} />
        ) : null}
      </dl>
    </section>
  );
}

/** Money at the venues; `wallets` null: not known. With 免转钱包 off the row has its place from the start. */
function AtVenues({ wallets, member }: { wallets: Wallets | null; member: string }) {
  return (
    <Row
      label={WITHDRAW_COPY.atVenues}
      note={WITHDRAW_COPY.atVenuesHint}
      action={
        <span className="flex flex-wrap justify-end gap-x-4">
          <a href={route('/mine/finance/transfer')} className="hit-44 text-14 font-semibold text-brand">
            {WITHDRAW_COPY.transfer}
          </a>
          <RecallButton codes={wallets ? recallable(wallets) : []} member={member} />
        </span>
      }
    >
      {wallets ? <Money minor={venueMoney(wallets)} balance /> : '–'}
    </Row>
  );
}

function Row({ label, note, action, children }: { label: string; note?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
      <dt className="text-text-2">{label}</dt>
      <dd>{children}</dd>
      {note === undefined ? null : (
        <dd className="flex min-h-8 basis-full flex-wrap items-center justify-between gap-x-4 text-text-2">
          <span>{note}</span>
          {action}
        </dd>
      )}
    </div>
  );
}
