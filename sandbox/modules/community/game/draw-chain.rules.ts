import { hashOfSeed } from './round-random';

/** Draws of one chain. */
export const CHAIN_LENGTH = 1_024;

/** Chain of a draw, and the position in it. */
export const chainOf = (number: number) => ({ chain: Math.floor(number / CHAIN_LENGTH), position: number % CHAIN_LENGTH });

/**
 * Seeds of a chain by their positions: each is the hash of the next one. The hash of the first is published before the chain
 * begins, so that no later seed can be changed any more. `root`: seed of the last draw, hexadecimal.
 */
export function seedsOf(root: string): readonly string[] {
  const seeds = [root];
  while (seeds.length < CHAIN_LENGTH) seeds.push(hashOfSeed(seeds.at(-1)!));
  return seeds.toReversed();
}

/** True when a seed, hashed once for its draw and once for each draw before it, gives the chain's published hash. */
export function isInChain(seed: string, { position, commitment }: { position: number; commitment: string }): boolean {
  let hash = seed;
  for (let left = position; left >= 0; left -= 1) hash = hashOfSeed(hash);
  return hash === commitment;
}
