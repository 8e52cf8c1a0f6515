'use client';

import { Icon } from '@/components/ui/icon';
import { Keypad, type KeypadKey } from '@/components/ui/keypad';
import { policyName, SLIP_COPY } from '@/lib/domain/slip/slip.copy';
import { useSlip } from '@/lib/domain/slip/slip.store';
import { SlipBalance } from './slip-balance';
import { SlipChips } from './slip-chips';
import type { SlipDesk } from './slip-desk';
import type { Stakes } from './slip-stakes';

const NOTHING_TO_UNDO: readonly KeypadKey[] = ['undo'];

/** What stakes are typed with, and what they are typed under: quick stakes, keys where there is room, policy, balance. */
export function SlipTools({
  desk,
  stakes,
  keypad,
  onPolicy,
}: {
  desk: SlipDesk;
  stakes: Stakes;
  keypad: boolean;
  /** 赔率变化 was tapped. */
  onPolicy: () => void;
}) {
  const policy = useSlip((slip) => slip.policy);
  const { judgement, member, slip } = desk;
  return (
    <div className="gutter border-t border-line pt-2">
      <SlipChips chips={slip.chips} canMax={stakes.canMax} onAdd={stakes.add} onMax={stakes.max} />
      {keypad ? (
        <div className="mt-1.5">
          <Keypad onKey={stakes.press} disabled={stakes.canUndo ? undefined : NOTHING_TO_UNDO} />
        </div>
      ) : null}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2 text-13 text-text-2">
        <button type="button" className="hit-44 flex items-center gap-1.5" onClick={onPolicy}>
          {SLIP_COPY.policy}
          <span className="flex items-center gap-0.5 font-semibold text-brand">
            {policyName(policy)}
            <Icon name="chevron-down" size={14} />
          </span>
        </button>
        {member ? <SlipBalance judgement={judgement} central={member.balance} /> : null}
      </div>
    </div>
  );
}
