/**
 * Chance as a pure function: the same text gives the same numbers on every machine and after every restart, so that the world is a
 * function of its seed (contract §5).
 */

/** 32 well mixed bits of a text (FNV-1a with a murmur finish). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return finish(h);
}

function finish(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** One number in [0, 1), derived from the text. */
export function unit(text: string): number {
  return hash(text) / 2 ** 32;
}

/** One number in [0, 1), derived from a whole number within an already hashed context. */
export function unitAt(context: number, index: number): number {
  return finish(context ^ finish(Math.imul(index | 0, 0x9e3779b1) + 0x7f4a7c15)) / 2 ** 32;
}

/** A stream of numbers in [0, 1), derived from the text (mulberry32). */
export function randomOf(text: string): () => number {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chance that a number of the standard normal distribution is below a value; the error is below 1e-7 (Abramowitz and Stegun 26.2.17). */
export function normalChance(value: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(value));
  const series = t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const tail = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return value < 0 ? tail : 1 - tail;
}

/** A copy of the list in a random order from `random`. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}

/** A random count of events with this mean (Knuth; means here stay far below 50). */
export function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let p = random(); p > limit; p *= random()) count += 1;
  return count;
}
