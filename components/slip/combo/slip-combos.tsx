'use client';

import { subjectOf, type PlacementRecord } from '@/lib/domain/slip/placement.model';
import { comboStake } from '@/lib/domain/slip/stake.rules';
import type { SlipContext } from '@/components/slip/use-slip-context';
import { SlipCombo } from './slip-combo';
import type { SlipRoom } from '@/components/slip/use-slip-room';
import type { Stakes } from '@/components/slip/use-stakes';

/** The parlay or the systems of the slip, beneath their legs. */
export function SlipCombos({
  context,
  stakes,
  room,
  recordOf,
  wrong,
}: {
  context: SlipContext;
  stakes: Stakes;
  room: SlipRoom;
  recordOf: (subject: string) => PlacementRecord | null;
  /** Size of the combination whose stake is over or under its limit. */
  wrong: number | null;
}) {
  const { slip, judgement } = context;
  const { legs } = slip;
  return (
    <ul className="border-t border-line">
      {judgement.perCombo.map((combo) => {
        const key = comboStake(combo.size, legs.length);
        return (
          <SlipCombo
            key={combo.size}
            combo={combo}
            legs={legs.length}
            record={recordOf(subjectOf({ legs: [...legs], size: combo.size }))}
            stake={slip.stakes[key] ?? ''}
            active={stakes.active === key}
            room={room}
            wrong={wrong === combo.size}
            visitor={!context.loggedIn}
            onActivate={() => stakes.activate(key)}
            onStake={(text) => stakes.write(key, text)}
          />
        );
      })}
    </ul>
  );
}
