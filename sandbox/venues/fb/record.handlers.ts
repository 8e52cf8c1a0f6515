import { listBets, findBets } from '../../modules/betting/order/bet.store';
import type { Context } from '../../modules/context';
import { CURRENCY, toFbOrderStatus, toFbRecord, toWireMoney } from './fb.order';
import type { RecordsRequest } from './fb.request';

/** `/v1/order/getStakeOrderStatus`: orders that are not the member's are left out. */
export async function orderStates({ db }: Pick<Context, 'db'>, memberId: string, orderIds: readonly string[]) {
  const found = await findBets(db, memberId, 'FBTY', orderIds.map(BigInt));
  return found.map(toFbOrderStatus);
}

/** `/v1/order/new/bet/list`. Open bets are listed whatever their time unless the body applies the range to them. */
export async function records({ db, world }: Pick<Context, 'db' | 'world'>, memberId: string, body: RecordsRequest) {
  const ranged = body.isSettled || body.unsettledAllowTimeRange;
  const page = await listBets(
    db,
    {
      memberId,
      venue: 'FBTY',
      closed: body.isSettled,
      timeOf: body.isSettled && body.timeType === 2 ? 'closed' : 'placed',
      from: ranged ? (body.startTime ?? null) : null,
      to: ranged ? (body.endTime ?? null) : null,
    },
    body.current,
    body.size,
  );
  const { count, stake, payout } = page.totals;
  return {
    current: body.current,
    size: body.size,
    total: page.total,
    totalType: 1,
    records: page.bets.map((bet) => toFbRecord(world, bet)),
    sts: [
      {
        cid: CURRENCY,
        ct: count,
        sa: toWireMoney(stake),
        pa: toWireMoney(payout),
        cwl: body.isSettled ? toWireMoney(payout - stake) : 0,
      },
    ],
  };
}
