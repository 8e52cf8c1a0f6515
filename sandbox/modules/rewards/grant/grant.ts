import type { Tx } from '../../../kernel/db/database';
import type { Ledger } from '../../../kernel/ledger/ledger-bound';
import { findMemberById } from '../../member/account/member';
import { rejectBonusBarred } from './bonus-bar';

interface RewardMoney {
  memberId: string;
  /** Minor units. */
  amount: bigint;
  /** Ledger key; the reward is paid once. */
  key: string;
  /** World ms. */
  at: number;
}

/**
 * Credits a reward from the promo account, within the caller's transaction. Every reward is paid this way, so that none is paid in
 * a pause.
 * @throws Rejection 10001 while the member gets no rewards; the caller's transaction must then roll back.
 */
export async function grantReward(tx: Tx, ledger: Ledger, { memberId, amount, key, at }: RewardMoney): Promise<void> {
  await rejectBonusBarred(tx, (await findMemberById(tx, memberId))!, at);
  await ledger.grant(tx, { memberId, amount, key });
}
