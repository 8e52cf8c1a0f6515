import { hmacWords, sha256OfHex } from '@pavilion/number/hmac.lazy';

/** Random choices of a round. Every game draws through these alone, so that a test can walk all of their outcomes. */
export interface RandomSource {
  /** A whole number from 0 to `count` − 1, each as likely as the others. */
  below(count: number): number;
  /** True in `hits` of `total` cases. */
  chance(hits: number, total: number): boolean;
}

const WORD = 2 ** 32;

/** SHA-256 of a seed, both as hexadecimal: shown before a round. */
export function hashOfSeed(seed: string): string {
  return sha256OfHex(seed);
}

/**
 * The choices of one round: 32-bit words of HMAC-SHA-256 under the platform's seed over `clientSeed:round:block`, read one after
 * the other. Words that would favour small numbers are skipped. `seed`: hexadecimal.
 */
export function roundRandomOf(seed: string, clientSeed: string, round: string): RandomSource {
  let words: number[] = [];
  let block = 0;
  const next = (): number => {
    if (words.length === 0) {
      words = hmacWords(seed, `${clientSeed}:${round}:${block}`);
      block += 1;
    }
    return words.shift()!;
  };
  const below = (count: number): number => {
    const limit = WORD - (WORD % count);
    for (;;) {
      const word = next();
      if (word < limit) return word % count;
    }
  };
  return { below, chance: (hits, total) => below(total) < hits };
}

/** The choices of a draw: the same for everybody, so no seed of a player goes into them. */
export function drawRandomOf(seed: string, game: string, number: number): RandomSource {
  return roundRandomOf(seed, '', `${game}-${number}`);
}

/** `items` in an order of which each is as likely as the others; of the first `count` alone, if only these matter. */
export function shuffled<T>(items: readonly T[], random: RandomSource, count = items.length - 1): T[] {
  const order = [...items];
  for (let index = 0; index < count; index += 1) {
    const other = index + random.below(order.length - index);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}
