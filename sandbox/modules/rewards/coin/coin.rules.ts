/** Valid stake that earns one coin, minor units. */
export const STAKE_PER_COIN = 1_000n;

/** Coins that one bet earns: one for each full 10.00 of its valid stake. */
export function coinsOf(validStake: bigint): number {
  return Number(validStake / STAKE_PER_COIN);
}
