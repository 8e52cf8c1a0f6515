'use client';

import { ALL_KEYS, Keypad, type KeypadKey } from '@/components/ui/field/keypad';
import { CENTRAL_WALLET, type WalletCode } from '@pavilion/contract/constants';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import { amountText } from '@pavilion/number/known-money';
import type { Minor } from '@pavilion/number/money';
import { SlipChips } from './slip-chips';
import { SlipPolicy } from './slip-policy';
import type { Stakes } from './stake/use-stakes';

const NOTHING_TO_UNDO: readonly KeypadKey[] = ['undo'];

/** Keys that would change nothing. */
function deadKeys({ fields, canUndo }: Stakes): readonly KeypadKey[] | undefined {
  if (fields === 'suspended') return ALL_KEYS;
  return canUndo ? undefined : NOTHING_TO_UNDO;
}

/** Controls for stakes, where a field accepts or may again accept one: quick stakes, keys where there is room; and policy, balance. */
export function StakeControls({
  last,
  chips,
  balances,
  stakes,
  keypad,
  policyHere,
  onSettings,
}: {
  /** The stake of the member's last bet. */
  last: Minor | null;
  /** Quick stakes, in coins. */
  chips: readonly number[];
  /** Balances of the wallets that pay for the bets, null while unknown; empty for a visitor. */
  balances: readonly (readonly [WalletCode, Minor | null])[];
  stakes: Stakes;
  keypad: boolean;
  /** False when 赔率变化 is at the button. */
  policyHere: boolean;
  /** 赔率变化 or 快捷金额 was tapped. */
  onSettings: () => void;
}) {
  return (
    <div className="gutter border-t border-line pt-2">
      {stakes.fields === 'none' ? null : (
        <>
          <SlipChips
            last={last}
            chips={chips}
            disabled={stakes.fields !== 'open'}
            canMax={stakes.canMax}
            onSet={stakes.set}
            onAdd={stakes.add}
            onMax={stakes.max}
            onEdit={onSettings}
          />
          {keypad ? (
            <div className="mt-1.5">
              <Keypad onKey={stakes.press} disabled={deadKeys(stakes)} />
            </div>
          ) : null}
        </>
      )}
      <div className={`flex min-h-9 flex-wrap items-center gap-x-2 text-13 text-text-2 ${policyHere ? 'justify-between' : 'justify-end'}`}>
        {policyHere ? <SlipPolicy onOpen={onSettings} /> : null}
        <span className="flex min-w-0 flex-wrap justify-end gap-x-3">
          {balances.map(([of, available]) => (
            <span key={of}>
              {of === CENTRAL_WALLET ? SLIP_COPY.balance : WALLET_NAMES[of]} {amountText(available)}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
