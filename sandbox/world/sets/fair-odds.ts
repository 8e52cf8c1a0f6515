import type { Prospect } from '../engine/world.model.ts';

/** Chances of a count: `chances[i]` belongs to `lowest + i`. */
export interface Count {
  lowest: number;
  chances: Float64Array;
}

/** Chance to be two points ahead first, from `lead` points ahead, if each point is won with chance `p`. */
export function leadChance(p: number, lead: number): number {
  const level = (p * p) / (p * p + (1 - p) * (1 - p));
  return lead === 0 ? level : lead > 0 ? p + (1 - p) * level : p * level;
}

/** The winner as prospects, if the home side wins with this chance. */
export const sides = (home: number): Prospect[] => [
  { score: [1, 0], chance: home },
  { score: [0, 1], chance: 1 - home },
];
