import { minorToText } from '@pavilion/number/money';
import type { Context } from '../../modules/context';
import { getAvailable } from '../../modules/money/wallet/wallet';
import { CURRENCY } from './fb.order';

/** `/v1/user/base`: the available balance of the wallet that the venue uses (contract §2.18). */
export async function balance({ db, ledger }: Pick<Context, 'db' | 'ledger'>, memberId: string) {
  const available = await getAvailable({ db, ledger }, memberId, 'FBTY');
  const bl = minorToText(available);
  return { uid: Number(memberId), currencyId: CURRENCY, bl, cbs: [{ bl, cid: CURRENCY }] };
}
