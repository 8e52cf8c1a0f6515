import type { StoredSlip, SlipLeg } from './slip.model';

type LegsAndStakes = Pick<StoredSlip, 'legs' | 'stakes'>;

/** A leg that was taken out: where it stood, and its stake as typed. */
export interface RemovedLeg {
  leg: SlipLeg;
  at: number;
  stake: string | undefined;
}

/** What goes with these selections, for it to be put back. */
export function removedOf({ legs, stakes }: LegsAndStakes, selectionIds: readonly string[]): readonly RemovedLeg[] {
  return legs.flatMap((leg, index) => (selectionIds.includes(leg.selectionId) ? [{ leg, at: index, stake: stakes[leg.selectionId] }] : []));
}

/** Takes a removal back: the legs at their places of then, with their stakes. What is in the slip again stays as it is. */
export function putBack({ legs, stakes }: LegsAndStakes, removed: readonly RemovedLeg[], max: number): LegsAndStakes {
  const back = { legs: [...legs], stakes: { ...stakes } };
  for (const { leg, at, stake } of removed) {
    if (back.legs.length >= max || back.legs.some((other) => other.selectionId === leg.selectionId)) continue;
    back.legs.splice(at, 0, leg);
    if (stake !== undefined) back.stakes[leg.selectionId] = stake;
  }
  return back;
}

/** Puts another leg in the place of one: a price taken over, a line that jumped. Its stake stays. */
export function replaceLeg({ legs, stakes }: LegsAndStakes, selectionId: string, leg: SlipLeg): LegsAndStakes {
  const others = legs.filter((other) => other.selectionId !== selectionId);
  const { [selectionId]: stake, ...otherStakes } = stakes;
  // The replacement may be in the slip already: then the old one only leaves.
  if (others.some((other) => other.selectionId === leg.selectionId)) return { legs: others, stakes: otherStakes };
  return {
    legs: legs.map((other) => (other.selectionId === selectionId ? leg : other)),
    stakes: stake === undefined ? otherStakes : { ...otherStakes, [leg.selectionId]: stake },
  };
}
