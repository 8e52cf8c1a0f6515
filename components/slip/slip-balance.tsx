'use client';

import { CENTRAL_WALLET, type WalletCode } from '@/lib/contract/constants';
import type { Judgement } from '@/lib/domain/slip/judgement.model';
import { SLIP_COPY } from '@/lib/domain/slip/slip.copy';
import { WALLET_NAMES } from '@/lib/domain/wallet/wallet.copy';
import { formatMinor, type Minor } from '@/lib/kit/number/money';

/** What the slip's bets draw on: the central wallet, or each venue's own. `central` stands while the slip has no legs. */
export function SlipBalance({ judgement, central }: { judgement: Judgement; central: Minor }) {
  const pots = new Map<WalletCode, Minor | null>(judgement.perLeg.flatMap(({ pot }) => (pot ? [[pot.of, pot.available] as const] : [])));
  const shown = pots.size > 0 ? [...pots] : [[CENTRAL_WALLET, central] as const];
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
