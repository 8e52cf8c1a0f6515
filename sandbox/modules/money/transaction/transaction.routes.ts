import type { FastifyInstance } from 'fastify';
import {
  orderUrgeCall,
  resultByDayCall,
  transactionListCall,
  TRANSACTION_TYPES,
  URGE_TYPES,
} from '@pavilion/contract/calls/transaction.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { createShortLived } from '../../../kernel/db/short-lived.store';
import { listOpenDeposits } from '../deposit/deposit.store';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { listOpenWithdrawals } from '../withdraw/withdraw.store';
import { RECORD_COPY } from './transaction.copy';
import { isUrgeable, URGE_MS, newestFirst, resultOf, totalsOf, type Transaction } from './transaction.rules';
import { isRangeAllowed } from '../../../kernel/http/range.rules';
import { RANGE_TEXT } from '../../../kernel/http/range.copy';
import { listTransactions } from './transaction.store';
import { listDayResults } from '../../betting/stake/result';
import { MINUTE } from '../../../kernel/clock/calendar';

type UrgeType = (typeof URGE_TYPES)[number];
const urgeId = (type: UrgeType, orderId: string) => `${type} ${orderId}`;
const secondsUntil = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000));

/** Records of a member's money: transactions, 催单, the result of bets and games by day. */
export function registerRecordCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, real, log } = context;
  const urges = createShortLived<{ memberId: string }>(db, 'urge');
  const now = () => Math.trunc(clock.now());

  route(app, context, transactionListCall, async ({ body, session }) => {
    const [from, to] = [Date.parse(body.from), Date.parse(body.to)];
    if (!isRangeAllowed(from, to, now())) throw new Rejection(CODE.validation, RANGE_TEXT, { field: 'from' });
    const types = body.types ?? [...TRANSACTION_TYPES];
    const all = newestFirst(await listTransactions(db, session!.memberId, types, { from, to }));
    const wanted = body.result === undefined ? all : all.filter((one) => resultOf(one) === body.result);
    const end = body.page * body.size;
    return {
      list: await Promise.all(wanted.slice(end - body.size, end).map(viewOf)),
      hasMore: wanted.length > end,
      totals: totalsOf(all, types).map(({ income, expense, ...total }) => ({
        ...total,
        income: minorToText(income),
        expense: minorToText(expense),
      })),
    };
  });

  route(app, context, orderUrgeCall, async ({ body, session }) => {
    const { memberId } = session!;
    const open = body.type === 'deposit' ? await listOpenDeposits(db, memberId) : await listOpenWithdrawals(db, memberId);
    const order = open.find(({ id }) => String(id) === body.orderId);
    if (!order || !isUrgeable({ type: body.type, state: order.state })) throw new Rejection(CODE.common, RECORD_COPY.unknown);
    const at = real.now();
    const id = urgeId(body.type, body.orderId);
    if (!(await urges.add(id, { value: { memberId }, until: at + URGE_MS }, at))) {
      const left = ((await urges.read(id))?.until ?? at) - at;
      throw new Rejection(CODE.limit, RECORD_COPY.urged(Math.max(1, Math.ceil(left / MINUTE))), { retryAfter: secondsUntil(left, 0) });
    }
    log.info({ order: id }, 'order urged');
    return { urgeAfter: secondsUntil(URGE_MS, 0) };
  });

  route(app, context, resultByDayCall, async ({ body, session }) => ({
    list: (await listDayResults(db, session!.memberId, body.days, now())).map(({ profit, stake, ...day }) => ({
      ...day,
      profit: minorToText(profit),
      stake: minorToText(stake),
    })),
  }));

  async function viewOf({ amount, fee, at, endedAt, steps, ...same }: Transaction) {
    return {
      ...same,
      result: resultOf(same),
      amount: minorToText(amount),
      fee: minorToText(fee),
      time: new Date(at).toISOString(),
      endTime: endedAt === null ? null : new Date(endedAt).toISOString(),
      steps: steps.map((step) => ({ state: step.state, time: new Date(step.at).toISOString() })),
      urgeAfter: await urgeAfter(same),
    };
  }

  /** Seconds until an order can be urged; null where it cannot. */
  async function urgeAfter({ type, state, orderId }: Pick<Transaction, 'type' | 'state' | 'orderId'>): Promise<number | null> {
    const urgeType = URGE_TYPES.find((one) => one === type);
    if (urgeType === undefined || orderId === null || !isUrgeable({ type, state })) return null;
    return secondsUntil((await urges.read(urgeId(urgeType, orderId)))?.until ?? 0, real.now());
  }
}
