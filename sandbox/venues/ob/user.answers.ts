import { minorToText } from '../../../lib/kit/number/money';
import { memberById } from '../../member/member';
import type { Context } from '../../server/context';
import { cuidOf } from './ob.user';

/** `getUserInfo`: who the member is at OB. */
export async function userInfo({ db }: Pick<Context, 'db'>, memberId: string | null) {
  const member = memberId === null ? null : await memberById(db, memberId);
  return {
    userId: cuidOf(member?.id ?? null),
    userName: member ? `PVL${member.userName.toUpperCase()}` : 'PVLGUEST',
    currency: 'CNY',
    userBetPrefer: 1,
  };
}

/** `amount`: the venue draws on the central wallet, so the balance is what is available there (contract §2.18). */
export async function amount({ db, ledger }: Pick<Context, 'db' | 'ledger'>, memberId: string) {
  const { available } = await ledger.balanceOf(db, memberId);
  return { amount: minorToText(available) };
}
