'use client';

import { subjectOf, type PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import type { LegJudgement } from '@/lib/domain/betting/slip/judgement.model';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { SlipLeg as Leg } from '@/lib/domain/betting/slip/slip.model';
import type { SwapRow } from '@/lib/domain/betting/slip/swap.model';
import { clashText } from './slip-clash';
import { SlipLegRow } from './slip-leg-row';
import type { SlipRoom } from '@/components/betting/slip/use-slip-room';
import { ALL, type Stakes } from '@/components/betting/slip/stake/use-stakes';
import { StakeField } from '@/components/betting/slip/stake/stake-field';

/** The legs of the slip; in single mode each with its stake, and one field for all of them. */
export function SlipLegs({
  legs,
  perLeg,
  typed,
  combined,
  visitor,
  stakes,
  room,
  recordOf,
  wrong,
  swaps,
  isInOpenBet,
  onRemove,
}: {
  legs: readonly Leg[];
  perLeg: readonly LegJudgement[];
  /** Stakes as text, by their key in the slip. */
  typed: Readonly<Record<string, string>>;
  /** True for a parlay or a system: no leg has a stake of its own. */
  combined: boolean;
  visitor: boolean;
  stakes: Stakes;
  room: SlipRoom;
  recordOf: (subject: string) => PlacementRecord | null;
  /** The leg whose stake is over or under its limit. */
  wrong: string | null;
  /** Offers of other venues. */
  swaps: { arrived: string | null; rows: readonly (SwapRow | null)[]; onMove: (leg: Leg, to: Leg, shown: string) => void };
  /** True while a bet of the leg is under way. */
  isInOpenBet: (leg: Leg) => boolean;
  onRemove: (selectionIds: readonly string[]) => void;
}) {
  const free = legs.filter((leg) => !isInOpenBet(leg)).length;
  return (
    <>
      <ul className="border-t border-line">
        {legs.map((leg, index) => {
          const judged = perLeg[index];
          return judged ? (
            <SlipLegRow
              key={leg.selectionId}
              leg={leg}
              judged={judged}
              record={recordOf(subjectOf({ legs: [leg], size: 1 }))}
              stake={combined ? null : (typed[leg.selectionId] ?? '')}
              alone={legs.length === 1}
              active={stakes.active === leg.selectionId}
              room={room}
              wrong={wrong === leg.selectionId}
              clash={combined ? clashText(legs, index, judged) : null}
              swap={swaps.rows[index] ?? null}
              arrived={swaps.arrived === leg.selectionId}
              visitor={visitor}
              inOpenBet={isInOpenBet(leg)}
              onActivate={() => stakes.activate(leg.selectionId)}
              onStake={(text) => stakes.write(leg.selectionId, text)}
              onMove={(to, shown) => swaps.onMove(leg, to, shown)}
              onRemove={() => onRemove([leg.selectionId])}
            />
          ) : null;
        })}
      </ul>
      {free > 1 && !combined ? (
        <div className="gutter flex items-center justify-between gap-2 border-t border-line py-1.5">
          <div>
            <p className="text-15 font-semibold">{SLIP_COPY.stakeAll}</p>
            <p className="text-12 text-text-2">{SLIP_COPY.stakeAllHint(free)}</p>
          </div>
          <StakeField
            label={SLIP_COPY.stakeAll}
            value={stakes.allText}
            active={stakes.active === ALL}
            room={room}
            onActivate={() => stakes.activate(ALL)}
            onChange={(text) => stakes.write(ALL, text)}
          />
        </div>
      ) : null}
    </>
  );
}
