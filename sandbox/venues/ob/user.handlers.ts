import { minorToText } from '@pavilion/number/money';
import { findMemberById } from '../../modules/member/account/member';
import type { Context } from '../../modules/context';
import { getAvailable } from '../../modules/money/wallet/wallet';
import { cuidOf } from './ob.ids';

/** `getUserInfo`: the member's identity at OB. */
export async function userInfo({ db }: Pick<Context, 'db'>, memberId: string | null) {
  const member = memberId === null ? null : await findMemberById(db, memberId);
  return {
    userId: cuidOf(member?.id ?? null),
    userName: member ? `PVL${member.userName.toUpperCase()}` : 'PVLGUEST',
    currency: 'CNY',
    userBetPrefer: 1,
  };
}

/** `amount`: the available balance of the wallet that the venue uses (contract §2.18). */
export async function balance({ db, ledger }: Pick<Context, 'db' | 'ledger'>, memberId: string) {
  const available = await getAvailable({ db, ledger }, memberId, 'OBTY');
  return { amount: minorToText(available) };
}
