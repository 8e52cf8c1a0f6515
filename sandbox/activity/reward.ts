import type { Tx } from '../db/database';
import { lockCoins, moveCoins } from '../mall/coin.store';
import type { Context } from '../server/context';

/** Coins, or play money in minor units: the other one is zero. `at`: world ms. */
export interface Reward {
  memberId: string;
  coins: number;
  amount: bigint;
  /** Ledger key of the money and reference of the coins: the reward is paid once. */
  reference: string;
  title: string;
  at: number;
}

/** Credits a reward: coins to the member's coins, money from the promo account to the central wallet. */
export async function payReward(
  tx: Tx,
  { ledger }: Pick<Context, 'ledger'>,
  { memberId, coins, amount, reference, title, at }: Reward,
): Promise<void> {
  if (coins > 0) {
    const balance = await lockCoins(tx, memberId);
    await moveCoins(tx, memberId, balance, [{ reason: 'gift', reference, title, amount: coins, at }]);
  }
  if (amount > 0n) await ledger.grant(tx, { memberId, amount, key: reference });
}
