'use client';

import { Keypad, type KeypadKey } from '@/components/ui/field/keypad';
import { CENTRAL_WALLET } from '@/lib/contract/constants';
import { availableByWallet } from '@/lib/domain/slip/funding-wallet.rules';
import type { Judgement } from '@/lib/domain/slip/judgement.model';
import { SLIP_COPY } from '@/lib/domain/slip/slip.copy';
import { WALLET_NAMES } from '@/lib/domain/wallet/wallet.copy';
import { formatMinor, type Minor } from '@/lib/kit/number/money';
import { SlipChips } from './slip-chips';
import type { SlipContext } from './use-slip-context';
import { SlipPolicy } from './slip-policy';
import type { Stakes } from './use-stakes';

const NOTHING_TO_UNDO: readonly KeypadKey[] = ['undo'];

/** Controls for stakes: quick stakes, keys where there is room, policy, balance. */
export function SlipTools({
  context,
  stakes,
  keypad,
  onPolicy,
}: {
  context: SlipContext;
  stakes: Stakes;
  keypad: boolean;
  /** 赔率变化 was tapped; null where it stands at the button. */
  onPolicy: (() => void) | null;
}) {
  const { judgement, member, slip } = context;
  return (
    <div className="gutter border-t border-line pt-2">
      <SlipChips chips={slip.chips} canMax={stakes.canMax} onAdd={stakes.add} onMax={stakes.max} />
      {keypad ? (
        <div className="mt-1.5">
          <Keypad onKey={stakes.press} disabled={stakes.canUndo ? undefined : NOTHING_TO_UNDO} />
        </div>
      ) : null}
      <div className={`flex min-h-9 flex-wrap items-center gap-x-2 text-13 text-text-2 ${onPolicy ? 'justify-between' : 'justify-end'}`}>
        {onPolicy ? <SlipPolicy onOpen={onPolicy} /> : null}
        {member ? <SlipBalance judgement={judgement} central={member.balance} /> : null}
      </div>
    </div>
  );
}

/** The wallet of the slip's bets: the central one, or each venue's own. `central` is shown while the slip has no legs. */
function SlipBalance({ judgement, central }: { judgement: Judgement; central: Minor }) {
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
