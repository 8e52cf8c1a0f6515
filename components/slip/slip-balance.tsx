'use client';

import { CENTRAL_WALLET } from '@/lib/contract/constants';
import type { Judgement } from '@/lib/domain/slip/judgement.model';
import { availableByWallet } from '@/lib/domain/slip/funding-wallet.rules';
import { SLIP_COPY } from '@/lib/domain/slip/slip.copy';
import { WALLET_NAMES } from '@/lib/domain/wallet/wallet.copy';
import { formatMinor, type Minor } from '@/lib/kit/number/money';

/** The wallet of the slip's bets: the central one, or each venue's own. `central` is shown while the slip has no legs. */
export function SlipBalance({ judgement, central }: { judgement: Judgement; central: Minor }) {
  const balances = availableByWallet(judgement.perLeg.map(({ fundingWallet }) => fundingWallet));
  const shown = balances.size > 0 ? [...balances] : [[CENTRAL_WALLET, central] as const];
  return (
    <span className="flex min-w-0 flex-wrap justify-end gap-x-3">
      {shown.map(([of, available]) => (
        <span key={of}>
          {of === CENTRAL_WALLET ? SLIP_COPY.balance : WALLET_NAMES[of]} {available === null ? '—' : formatMinor(available)}
        </span>
      ))}
    </span>
  );
}
