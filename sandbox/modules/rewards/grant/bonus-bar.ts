import { CODE } from '@pavilion/contract/codes';
import type { Db, Tx } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.schema';
import { pauseRefusal } from '../../member/limit/limit.guard';
import { Refusal } from '../../../kernel/http/refusal';
import { BONUS_WORDS } from './bonus.copy';

/** Message for a member who gets no rewards and uses no coupons at `at` (world ms), such as in a pause; '' if nothing forbids it. */
export async function bonusBar(db: Db | Tx, { id, flags }: Pick<Member, 'id' | 'flags'>, at: number): Promise<string> {
  if (flags.canClaimBonus === false) return BONUS_WORDS.barred;
  return (await pauseRefusal(db, id, at))?.words ?? '';
}

/** @throws Refusal 10001 while the member gets no rewards and uses no coupons. */
export async function refuseBonusBarred(db: Db | Tx, member: Pick<Member, 'id' | 'flags'>, at: number): Promise<void> {
  const bar = await bonusBar(db, member, at);
  if (bar !== '') throw new Refusal(CODE.common, bar);
}
