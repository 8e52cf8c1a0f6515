import type { Line } from './game.model';

/** Joint stake of a round's bets. */
export const stakeOfLines = (lines: readonly Line[]): bigint => lines.reduce((sum, { stake }) => sum + BigInt(stake), 0n);

/** Payout of bets whose rates, hundredths of the stake, `rateOf` returns; each bet is rounded down. */
export const payoutOfLines = (lines: readonly Line[], rateOf: (bet: string) => number): bigint =>
  lines.reduce((sum, { bet, stake }) => sum + (BigInt(stake) * BigInt(rateOf(bet))) / 100n, 0n);

/** True for the same bets with the same stakes in the same order. */
export const isSameLines = (some: readonly Line[], others: readonly Line[]): boolean =>
  some.length === others.length && some.every(({ bet, stake }, index) => bet === others[index]!.bet && stake === others[index]!.stake);
