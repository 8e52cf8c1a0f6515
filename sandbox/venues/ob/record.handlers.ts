import type * as z from 'zod/mini';
import { minorToText } from '@pavilion/number/money';
import { findBets, listBets } from '../../modules/betting/order/bet.store';
import type { Context } from '../../modules/context';
import { toObOrderStatus, toObRecord } from './ob.order';
import type { recordsSchema } from './ob.request';

/** `queryOrderStatus`: orders that are not the member's are left out. */
export async function orderStates({ db }: Pick<Context, 'db'>, memberId: string, orderNos: string) {
  return (await findBets(db, memberId, 'OBTY', orderNos.split(',').map(BigInt))).map(toObOrderStatus);
}

/** `getOrderListV3PB`: by bet time; open orders are listed whatever their time. */
export async function records({ db, world }: Pick<Context, 'db' | 'world'>, memberId: string, body: z.infer<typeof recordsSchema>) {
  const closed = body.orderStatus === 1;
  const page = await listBets(
    db,
    {
      memberId,
      venue: 'OBTY',
      closed,
      timeOf: 'placed',
      from: closed ? (body.beginTime ?? null) : null,
      to: closed ? (body.endTime ?? null) : null,
    },
    body.page,
    body.size,
  );
  const { stake, payout } = page.totals;
  return {
    total: String(page.total),
    betTotalAmount: minorToText(stake),
    profit: closed ? minorToText(payout - stake) : '0',
    records: page.bets.map((bet) => toObRecord(world, bet)),
  };
}
