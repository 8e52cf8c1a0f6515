import type { RebateKind } from '../../betting/stake/stake.model';

/** Rules of one level. Stakes are valid stakes in minor units, rates hundredths of a percent. */
export interface Level {
  /** Stakes required in all. */
  need: bigint;
  /** Stakes required in each period to keep the level. */
  keep: bigint;
  /** Withdrawals a day without a fee. */
  freeWithdrawals: number;
  /** Cash coupon for reaching the level for the first time, 0 for none. */
  gift: bigint;
  /** Most that the level's deposit coupon of each month adds, 0 for none. */
  monthly: bigint;
  rates: Readonly<Record<RebateKind, bigint>>;
}

const COIN = 100n;
const level = (need: bigint, keep: bigint, freeWithdrawals: number, gift: bigint, monthly: bigint, football: bigint): Level => ({
  need: need * COIN,
  keep: keep * COIN,
  freeWithdrawals,
  gift: gift * COIN,
  monthly: monthly * COIN,
  rates: { football, basketball: football - 5n, tennis: football - 5n, combo: football + 10n, game: football - 10n },
});

/** VIP 0 to VIP 10, by their number. A level's gift and rebates cost less than its stakes lose at the game with the best return. */
export const LEVELS: readonly Level[] = [
  level(0n, 0n, 3, 0n, 0n, 20n),
  level(1_000n, 200n, 3, 3n, 50n, 25n),
  level(5_000n, 1_000n, 3, 10n, 100n, 30n),
  level(20_000n, 4_000n, 4, 38n, 150n, 35n),
  level(60_000n, 12_000n, 4, 88n, 200n, 40n),
  level(150_000n, 30_000n, 5, 188n, 250n, 45n),
  level(400_000n, 80_000n, 5, 488n, 300n, 50n),
  level(1_000_000n, 200_000n, 6, 888n, 350n, 55n),
  level(2_500_000n, 500_000n, 8, 1_888n, 400n, 60n),
  level(6_000_000n, 1_200_000n, 10, 3_888n, 450n, 65n),
  level(15_000_000n, 3_000_000n, 12, 6_888n, 500n, 70n),
];

export const TOP_LEVEL = LEVELS.length - 1;

/** The rules of a level; for one that the table does not have, those of the nearest. */
export function rulesOf(number: number): Level {
  return LEVELS[Math.max(0, Math.min(TOP_LEVEL, number))]!;
}
