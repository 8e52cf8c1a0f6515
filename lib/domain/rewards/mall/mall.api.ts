import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import {
  coinListCall,
  exchangeListCall,
  mallItemsCall,
  mallOrderCancelCall,
  mallOrderCreateCall,
  mallOrderFindCall,
  mallOrderListCall,
  mallOrderStatusCall,
} from '@pavilion/contract/calls/mall.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { toMinor } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { CoinPage, CoinReason, ExchangePage, Mall, MallCategory, MallOrder, MallOrderPage, MallState, OrderInput } from './mall.model';

const PAGE_SIZE = 20;

const isoTime = (at: number) => new Date(at).toISOString();

/** World ms, both included. */
interface Range {
  from: number;
  to: number;
}

function toOrder({ orderId, credit, createTime, endTime, steps, ...same }: CallResponse<typeof mallOrderStatusCall>): MallOrder {
  return {
    ...same,
    id: orderId,
    credit: knownMinor(credit),
    createdAt: Date.parse(createTime),
    endedAt: knownTime(endTime),
    steps: steps.map(({ state, time }) => ({ state, at: Date.parse(time) })),
  };
}

/** Coins, VIP level and items in display order. */
export async function getMall(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Mall> {
  const { stakePerCoin, list, ...same } = await caller(mallItemsCall, {}, { signal });
  return {
    ...same,
    stakePerCoin: knownMinor(stakePerCoin),
    items: list.map(({ credit, ...item }) => ({ ...item, credit: knownMinor(credit) })),
  };
}

/**
 * Takes coins and stock, and credits play money or begins a parcel. A repeat with the same key does nothing more.
 * @throws BusinessError 301220 (the item has changed or is sold out), 10003 (data.field price, vipLevel or of the recipient),
 * 10001 (there is no such item).
 */
export async function createOrder(
  { recipient, ...item }: OrderInput,
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<MallOrder> {
  return toOrder(await caller(mallOrderCreateCall, { ...item, ...(recipient ? { recipient } : {}) }, { idempotencyKey }));
}

/** The order that was made under a key; null while there is none. */
export async function findOrder(key: string, caller: PlatformCaller = callPlatform): Promise<MallOrder | null> {
  const { order } = await caller(mallOrderFindCall, { key });
  return order && toOrder(order);
}

/**
 * One of the member's own orders.
 * @throws BusinessError 10001 when the member has none of this number.
 */
export async function getOrder(orderId: string, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<MallOrder> {
  return toOrder(await caller(mallOrderStatusCall, { orderId }, { signal }));
}

/** One page of the member's orders, newest first; all states where `state` is null. */
export async function getOrders(
  { state, page }: { state: MallState | null; page: number },
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<MallOrderPage> {
  const body = { ...(state === null ? {} : { state }), page, size: PAGE_SIZE };
  const { list, hasMore } = await caller(mallOrderListCall, body, { signal });
  return { page, hasMore, list: list.map(toOrder) };
}

/** Cancels an order that is not packed; any other is returned unchanged. The order id is in the key: a repeat moves nothing. */
export async function cancelOrder(orderId: string, caller: PlatformCaller = callPlatform): Promise<MallOrder> {
  return toOrder(await caller(mallOrderCancelCall, { orderId }, { idempotencyKey: `cancel:${orderId}` }));
}

/** One page of coins in and out, newest first, with the totals of the whole range. */
export async function getCoins(
  { reason, from, to, page }: Range & { reason: CoinReason | null; page: number },
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<CoinPage> {
  const body = { ...(reason === null ? {} : { reason }), from: isoTime(from), to: isoTime(to), page, size: PAGE_SIZE };
  const { list, ...same } = await caller(coinListCall, body, { signal });
  return { ...same, page, list: list.map(({ time, ...entry }) => ({ ...entry, at: Date.parse(time) })) };
}

/** One page of exchanges, newest first, with the totals of the whole range. */
export async function getExchanges(
  { category, from, to, page }: Range & { category: MallCategory | null; page: number },
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<ExchangePage> {
  const body = { ...(category === null ? {} : { category }), from: isoTime(from), to: isoTime(to), page, size: PAGE_SIZE };
  const { list, totals, hasMore } = await caller(exchangeListCall, body, { signal });
  return {
    page,
    hasMore,
    list: list.map(({ orderId, credit, time, ...same }) => ({ ...same, id: orderId, credit: toMinor(credit), at: Date.parse(time) })),
    totals: totals.map(({ credit, ...same }) => ({ ...same, credit: toMinor(credit) })),
  };
}
