import type { KeptSlip, SlipLeg } from './slip.model';

type Held = Pick<KeptSlip, 'legs' | 'stakes'>;

/** A leg that was taken out: where it stood, and its stake as typed. */
export interface RemovedLeg {
  leg: SlipLeg;
  at: number;
  stake: string | undefined;
}

/** What goes with these selections, for it to be put back. */
export function removedOf({ legs, stakes }: Held, selectionIds: readonly string[]): readonly RemovedLeg[] {
  return legs.flatMap((leg, at) => (selectionIds.includes(leg.selectionId) ? [{ leg, at, stake: stakes[leg.selectionId] }] : []));
}

/** Takes a removal back: the legs at their places of then, with their stakes. What is in the slip again stays as it is. */
export function putBack({ legs, stakes }: Held, removed: readonly RemovedLeg[], most: number): Held {
  const back = { legs: [...legs], stakes: { ...stakes } };
  for (const { leg, at, stake } of removed) {
    if (back.legs.length >= most || back.legs.some((held) => held.selectionId === leg.selectionId)) continue;
    back.legs.splice(at, 0, leg);
    if (stake !== undefined) back.stakes[leg.selectionId] = stake;
  }
  return back;
}

/** Puts another leg in the place of one: a price taken over, a line that jumped. Its stake stays. */
export function replaceLeg({ legs, stakes }: Held, selectionId: string, leg: SlipLeg): Held {
  const others = legs.filter((held) => held.selectionId !== selectionId);
  const { [selectionId]: stake, ...rest } = stakes;
  // The replacement may be in the slip already: then the old one only leaves.
  if (others.some((held) => held.selectionId === leg.selectionId)) return { legs: others, stakes: rest };
  return {
    legs: legs.map((held) => (held.selectionId === selectionId ? leg : held)),
    stakes: stake === undefined ? rest : { ...rest, [leg.selectionId]: stake },
  };
}
