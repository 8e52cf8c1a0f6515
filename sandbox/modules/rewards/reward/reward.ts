import type { Tx } from '../../../kernel/db/database';
import { lockCoinBalance, moveCoins } from '../coin/coin.store';
import { findMemberById } from '../../member/account/member';
import { rejectBonusBarred } from '../grant/bonus-bar';
import { grantReward } from '../grant/grant';
import type { Context } from '../../context';

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

/**
 * Credits a reward: coins to the member's coins, money from the promo account to the central wallet.
 * @throws Rejection 10001 while the member gets no rewards; the caller's transaction must then roll back.
 */
export async function payReward(
  tx: Tx,
  { ledger }: Pick<Context, 'ledger'>,
  { memberId, coins, amount, reference, title, at }: Reward,
): Promise<void> {
  // Paying money checks this as well.
  if (amount === 0n) await rejectBonusBarred(tx, (await findMemberById(tx, memberId))!, at);
  if (coins > 0) {
    const balance = await lockCoinBalance(tx, memberId);
    await moveCoins(tx, memberId, balance, [{ reason: 'gift', reference, title, amount: coins, at }]);
  }
  if (amount > 0n) await grantReward(tx, ledger, { memberId, amount, key: reference, at });
}
