import type { FastifyInstance } from 'fastify';
import type { CallRequest } from '@pavilion/contract/call';
import {
  COIN_REASONS,
  coinListCall,
  exchangeListCall,
  mallItemsCall,
  mallOrderCancelCall,
  mallOrderCreateCall,
  mallOrderFindCall,
  mallOrderListCall,
  mallOrderStatusCall,
} from '@pavilion/contract/calls/mall.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { findMemberById } from '../../member/account/member';
import { isRangeAllowed } from '../../../kernel/http/range.rules';
import { RANGE_TEXT } from '../../../kernel/http/range.copy';
import type { Context } from '../../context';
import { keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route, type CallInput } from '../../member/call/route';
import { rowIdOf } from '../../../kernel/http/row-id';
import { getVip } from '../../member/vip/vip.store';
import { STAKE_PER_COIN } from '../coin/coin.rules';
import { coinEntriesOf, getCoins, getCoinTotals } from '../coin/coin.store';
import { MALL_COPY } from './mall.copy';
import type { MallOrder } from './mall.tables';
import { listItems, exchangesOf, getExchangeTotals, findOrderByKey, findOrder, ordersOf } from './mall.store';
import { coinView, itemView, orderView } from './mall.view';
import { cancelOrder, placeOrder } from './place-order';

const EXCHANGE_CATEGORIES = ['voucher', 'coin'] as const;

/** One row more than the page shows whether another page follows. */
const pageOf = ({ page, size }: { page: number; size: number }) => ({ limit: size + 1, offset: (page - 1) * size });

/** The mall: items, orders, coins and exchanges of a member. */
export function registerMallCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  async function mine(memberId: string, orderId: string): Promise<MallOrder> {
    const id = rowIdOf(orderId);
    const found = id === null ? undefined : await findOrder(db, memberId, id);
    if (!found) throw new Rejection(CODE.common, MALL_COPY.unknownOrder);
    return found;
  }

  function rangeOf({ from, to }: { from: string; to: string }): { from: number; to: number } {
    const range = { from: Date.parse(from), to: Date.parse(to) };
    if (!isRangeAllowed(range.from, range.to, clock.now())) throw new Rejection(CODE.validation, RANGE_TEXT, { field: 'from' });
    return range;
  }

  route(app, context, mallItemsCall, async ({ session }) => {
    const member = (await findMemberById(db, session!.memberId))!;
    return {
      coins: await getCoins(db, member.id),
      vipLevel: (await getVip(db, member, Math.trunc(clock.now()))).level,
      stakePerCoin: minorToText(STAKE_PER_COIN),
      list: (await listItems(db)).map(itemView),
    };
  });

  route(app, context, mallOrderCreateCall, async ({ body, session, request }) => {
    const key = keyOf(request);
    const member = (await findMemberById(db, session!.memberId))!;
    return orderView(await placeOrder(context, { member, key, body }));
  });

  route(app, context, mallOrderFindCall, async ({ body, session }) => {
    const order = await findOrderByKey(db, session!.memberId, body.key);
    return { order: order ? orderView(order) : null };
  });

  route(app, context, mallOrderStatusCall, async ({ body, session }) => orderView(await mine(session!.memberId, body.orderId)));

  route(app, context, mallOrderListCall, async ({ body, session }) => {
    const rows = await ordersOf(db, session!.memberId, body.state, pageOf(body));
    return { list: rows.slice(0, body.size).map(orderView), hasMore: rows.length > body.size };
  });

  const cancel = async ({ body, session }: CallInput<CallRequest<typeof mallOrderCancelCall>>) => {
    const { memberId } = session!;
    const { id } = await mine(memberId, body.orderId);
    return orderView((await cancelOrder(context, memberId, id)) ?? (await mine(memberId, body.orderId)));
  };
  route(app, context, mallOrderCancelCall, cancel, { content: ({ orderId }) => String(rowIdOf(orderId)) });

  route(app, context, coinListCall, async ({ body, session }) => {
    const { memberId } = session!;
    const range = rangeOf(body);
    const balance = await getCoins(db, memberId);
    const rows = await coinEntriesOf(db, memberId, range, body.reason, pageOf(body));
    const totals = await getCoinTotals(db, memberId, range);
    return {
      balance,
      list: rows.slice(0, body.size).map(coinView),
      hasMore: rows.length > body.size,
      totals: COIN_REASONS.map((reason) => ({ reason, ...(totals.get(reason) ?? { count: 0, amount: 0 }) })),
    };
  });

  route(app, context, exchangeListCall, async ({ body, session }) => {
    const { memberId } = session!;
    const range = rangeOf(body);
    const rows = await exchangesOf(db, memberId, range, body.category, pageOf(body));
    const totals = await getExchangeTotals(db, memberId, range);
    return {
      list: rows.slice(0, body.size).map(({ id, category, picture, title, price, credit, createdAt }) => ({
        orderId: String(id),
        category,
        picture,
        title,
        price,
        credit: minorToText(credit!),
        time: new Date(createdAt).toISOString(),
      })),
      hasMore: rows.length > body.size,
      totals: EXCHANGE_CATEGORIES.map((category) => {
        const { credit, ...total } = totals.get(category) ?? { count: 0, coins: 0, credit: 0n };
        return { category, ...total, credit: minorToText(credit) };
      }),
    };
  });
}
