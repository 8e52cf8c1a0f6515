import { minorToText } from '../../../lib/kit/number/money';
import type { Context } from '../../server/context';
import { CURRENCY } from './fb.order';

/** `/v1/user/base`: the venue draws on the central wallet, so the balance is what is available there (contract §2.18). */
export async function userBase({ db, ledger }: Pick<Context, 'db' | 'ledger'>, memberId: string) {
  const { available } = await ledger.balanceOf(db, memberId);
  const bl = minorToText(available);
  return { uid: Number(memberId), currencyId: CURRENCY, bl, cbs: [{ bl, cid: CURRENCY }] };
}
