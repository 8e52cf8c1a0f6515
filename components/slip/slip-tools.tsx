'use client';

import { Keypad, type KeypadKey } from '@/components/ui/field/keypad';
import { SlipBalance } from './slip-balance';
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
