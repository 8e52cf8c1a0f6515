import type { Context } from '../../modules/context';
import { getAvailable } from '../../modules/money/wallet/wallet';
import { SPREAD_GROUP } from './im.market';
import { toWireMoney } from './im.order';

const CURRENCY = 'CNY';

/** `GetMemberByToken`: the price group of the member. */
export function userInfo() {
  return { SpreadGroup: SPREAD_GROUP, Currency: CURRENCY };
}

/** `GetBalance`: the available balance of the wallet that the venue uses (contract §2.18). */
export async function balance({ db, ledger }: Pick<Context, 'db' | 'ledger'>, memberId: string) {
  const available = await getAvailable({ db, ledger }, memberId, 'IMTY');
  return { AvailableBalance: toWireMoney(available), Currency: CURRENCY };
}
