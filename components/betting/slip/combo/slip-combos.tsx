'use client';

import type { ComboJudgement } from '@/lib/domain/betting/slip/judgement.model';
import { subjectOf, type PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { comboStake } from '@/lib/domain/betting/slip/stake.rules';
import { SlipCombo } from './slip-combo';
import type { SlipRoom } from '@/components/betting/slip/use-slip-room';
import type { Stakes } from '@/components/betting/slip/stake/use-stakes';

/** The parlay or the systems of the slip, below their legs. */
export function SlipCombos({
  legs,
  perCombo,
  typed,
  visitor,
  stakes,
  room,
  recordOf,
  wrong,
}: {
  legs: readonly SlipLeg[];
  perCombo: readonly ComboJudgement[];
  /** Stakes as text, by their key in the slip. */
  typed: Readonly<Record<string, string>>;
  visitor: boolean;
  stakes: Stakes;
  room: SlipRoom;
  recordOf: (subject: string) => PlacementRecord | null;
  /** Size of the combination whose stake is over or under its limit. */
  wrong: number | null;
}) {
  return (
    <ul className="border-t border-line">
      {perCombo.map((combo) => {
        const key = comboStake(combo.size, legs.length);
        return (
          <SlipCombo
            key={combo.size}
            combo={combo}
            legs={legs.length}
            record={recordOf(subjectOf({ legs: [...legs], size: combo.size }))}
            stake={typed[key] ?? ''}
            active={stakes.active === key}
            room={room}
            wrong={wrong === combo.size}
            visitor={visitor}
            onActivate={() => stakes.activate(key)}
            onStake={(text) => stakes.write(key, text)}
          />
        );
      })}
    </ul>
  );
}
