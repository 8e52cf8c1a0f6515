import type { RandomSource } from '../../round-random';

/** 纸鸢: a kite rises until its line breaks; a bet wins if it reaches the target that was chosen before. Heights are hundredths. */
export const KITE_TARGETS = ['1.20', '1.50', '2.00', '3.00', '5.00', '10.00', '20.00', '50.00', '100.00'] as const;

/** Every target returns 97 of 100. */
export const KITE_RETURN = 97;

/** Height at which the kite starts. */
export const KITE_START = 100;

/** Upper ends of the parts of the ladder, and the distance between the rungs of each. */
const LADDER = [
  { to: 200, every: 1 },
  { to: 300, every: 2 },
  { to: 500, every: 5 },
  { to: 1_000, every: 10 },
  { to: 2_000, every: 25 },
  { to: 5_000, every: 50 },
  { to: 10_000, every: 100 },
  { to: 20_000, every: 500 },
  { to: 100_000, every: 2_000 },
] as const;

/** Heights at which a line can break, above the start, ascending; every target is one of them. */
export const KITE_RUNGS: readonly number[] = LADDER.flatMap(({ to, every }, part) => {
  const from = LADDER[part - 1]?.to ?? KITE_START;
  return Array.from({ length: (to - from) / every }, (_, index) => from + (index + 1) * every);
});

/** The payout of a bet that wins, in hundredths of the stake. */
export const kiteTarget = (bet: string): number => Math.round(Number(bet) * 100);

export interface KiteOutcome {
  /** The highest rung that the kite reached; the start when the line broke at once. */
  height: number;
}

/** A rung is reached in 97 of `rung` cases, so that each step up is even after the first one. */
export function flyKite(random: RandomSource): KiteOutcome {
  let height = KITE_START;
  let cases = KITE_RETURN;
  for (const rung of KITE_RUNGS) {
    if (!random.chance(cases, rung)) break;
    height = rung;
    cases = rung;
  }
  return { height };
}
