import { CODE } from '@pavilion/contract/codes';
import type { Db, Tx } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.tables';
import { findPauseRejection } from '../../member/limit/limit-guard';
import { Rejection } from '../../../kernel/http/rejection';
import { BONUS_COPY } from './bonus.copy';

/** Message for a member who gets no rewards and uses no coupons at `at` (world ms), such as in a pause; '' if nothing forbids it. */
export async function findBonusBar(db: Db | Tx, { id, flags }: Pick<Member, 'id' | 'flags'>, at: number): Promise<string> {
  if (flags.canClaimBonus === false) return BONUS_COPY.barred;
  return (await findPauseRejection(db, id, at))?.message ?? '';
}

/** @throws Rejection 10001 while the member gets no rewards and uses no coupons. */
export async function rejectBonusBarred(db: Db | Tx, member: Pick<Member, 'id' | 'flags'>, at: number): Promise<void> {
  const bar = await findBonusBar(db, member, at);
  if (bar !== '') throw new Rejection(CODE.common, bar);
}
