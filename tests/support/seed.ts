import { createHash } from 'node:crypto';

/** The seed of this run's random choices. The runner sets it to the commit's hash and prints it; the same text repeats the same choices. */
export const TEST_SEED = process.env.TEST_SEED || 'pavilion';

/** `npm run test:full`: every cell of every matrix, real delays, all bets. */
export const FULL_RUN = process.env.TEST_FULL === '1';

/** A number from 0 to 2^32 − 1 for a text, the same in every run. */
export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/** One of `items` by the run's seed and a name of the choice; over several seeds every item is chosen. */
export function chosen<T>(items: readonly T[], name: string): T {
  if (items.length === 0) throw new Error(`nothing to choose from for ${name}`);
  return items[numberOf(`${TEST_SEED} ${name}`) % items.length]!;
}

/** `count` different ones of `items` by the run's seed, in their own order; all of them in a full run. */
export function sample<T>(items: readonly T[], count: number, name: string): readonly T[] {
  if (FULL_RUN || count >= items.length) return items;
  const ranked = items.map((item, at) => ({ item, at, rank: numberOf(`${TEST_SEED} ${name} ${at}`) }));
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
