import type { StoredSlip, SlipLeg } from './slip.model';

type LegsAndStakes = Pick<StoredSlip, 'legs' | 'stakes'>;

/** A removed leg: its position, and its stake as typed. */
export interface RemovedLeg {
  leg: SlipLeg;
  at: number;
  stake: string | undefined;
}

/** The legs and stakes of these selections, so that they can be restored. */
export function removedOf({ legs, stakes }: LegsAndStakes, selectionIds: readonly string[]): readonly RemovedLeg[] {
  return legs.flatMap((leg, index) => (selectionIds.includes(leg.selectionId) ? [{ leg, at: index, stake: stakes[leg.selectionId] }] : []));
}

/** Restores removed legs at their earlier positions, with their stakes. A leg that is in the slip again is unchanged. */
export function restoreLegs({ legs, stakes }: LegsAndStakes, removed: readonly RemovedLeg[], max: number): LegsAndStakes {
  const back = { legs: [...legs], stakes: { ...stakes } };
  for (const { leg, at, stake } of removed) {
    if (back.legs.length >= max || back.legs.some((other) => other.selectionId === leg.selectionId)) continue;
    back.legs.splice(at, 0, leg);
    if (stake !== undefined) back.stakes[leg.selectionId] = stake;
  }
  return back;
}

/** Replaces a leg by one with a new price or line. Its stake stays. */
export function replaceLeg({ legs, stakes }: LegsAndStakes, selectionId: string, leg: SlipLeg): LegsAndStakes {
  const others = legs.filter((other) => other.selectionId !== selectionId);
  const { [selectionId]: stake, ...otherStakes } = stakes;
  // The replacement may be in the slip already: then the old leg is only removed.
  if (others.some((other) => other.selectionId === leg.selectionId)) return { legs: others, stakes: otherStakes };
  return {
    legs: legs.map((other) => (other.selectionId === selectionId ? leg : other)),
    stakes: stake === undefined ? otherStakes : { ...otherStakes, [leg.selectionId]: stake },
  };
}
