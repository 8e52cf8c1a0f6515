import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime, moneyText, timeText } from '../wire';

/** `voucher`, `coin`: play money for the central wallet; `goods`: a parcel. */
export const MALL_CATEGORIES = ['voucher', 'goods', 'coin'] as const;
/**
 * `credited`: the play money of a voucher is in the wallet; the others belong to parcels, which can be cancelled while `placed`.
 */
export const MALL_STATES = ['credited', 'placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const;
/**
 * `bet`: earned by a settled bet; `gift`: given by the platform; `order`, `exchange`: spent; `refund`: for a cancelled order;
 * `chat`: given in a room.
 */
export const COIN_REASONS = ['bet', 'gift', 'order', 'exchange', 'refund', 'chat'] as const;
/** Pictures of the items. */
export const MALL_PICTURES = ['voucher', 'purse', 'chest', 'scarf', 'cup', 'shirt', 'ball', 'umbrella', 'notebook', 'lamp'] as const;

const orderId = z.string(z.minLength(1), z.maxLength(32));
export const itemId = z.string(z.minLength(1), z.maxLength(32));
const version = z.number(z.int(), z.gte(1));
const coins = z.number(z.int(), z.gte(0));
const category = z.enum(MALL_CATEGORIES);
/** An item whose picture is unknown to this version gets the first one. */
const picture = z._default(z.enum(MALL_PICTURES), MALL_PICTURES[0]);
/** Play money gained by an exchange; null for goods. */
const credit = z._default(z.nullable(moneyText), null);

const mallItemSchema = z.object({
  itemId,
  /** Increases with every change of the item except its stock. */
  version,
  category,
  picture,
  title: anyText,
  about: anyText,
  /** In coins. */
  price: coins,
  stock: coins,
  /** Lowest VIP level that may order it; null while unknown. */
  vipLevel: z._default(z.nullable(z.number(z.int(), z.gte(0))), null),
  credit,
});

const mallOrderSchema = z.object({
  orderId,
  itemId,
  category,
  picture,
  title: anyText,
  /** In coins. */
  price: coins,
  credit,
  state: z.enum(MALL_STATES),
  /** Address of a parcel; name and phone are masked. */
  recipient: z._default(z.nullable(z.object({ name: anyText, phone: anyText, province: anyText, city: anyText, address: anyText })), null),
  carrier: anyText,
  /** Present once it is shipped. */
  tracking: anyText,
  createTime: timeText,
  endTime: anyTime,
  /** Past states, oldest first. */
  steps: z._default(z.array(z.object({ state: z.enum(MALL_STATES), time: timeText })), []),
});

/** The mall's items, with the data that decides whether the member can order them. */
export const mallItemsCall = defineCall({
  name: 'mallItems',
  method: 'POST',
  path: '/site/api/v1/mall/items',
  area: 'site',
  session: 'member',
  response: z.object({
    /** Null while unknown, like the level and the stake. */
    coins: z._default(z.nullable(coins), null),
    vipLevel: z._default(z.nullable(z.number(z.int(), z.gte(0))), null),
    stakePerCoin: anyMoney,
    list: z.array(mallItemSchema),
  }),
});

/** Orders an item: coins and stock are taken at once. */
export const mallOrderCreateCall = defineCall({
  name: 'mallOrderCreate',
  method: 'POST',
  path: '/site/api/v1/mall/order/create',
  area: 'site',
  session: 'member',
  inPlace: true,
  money: true,
  response: mallOrderSchema,
});

/** Finds the order placed under a key, for a member whose response was lost. */
export const mallOrderFindCall = defineCall({
  name: 'mallOrderFind',
  method: 'POST',
  path: '/site/api/v1/mall/order/find',
  area: 'site',
  session: 'member',
  response: z.object({ order: z.nullable(mallOrderSchema) }),
});

/** One of the member's own orders. */
export const mallOrderStatusCall = defineCall({
  name: 'mallOrderStatus',
  method: 'POST',
  path: '/site/api/v1/mall/order/status',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: mallOrderSchema,
});

/** The member's orders. */
export const mallOrderListCall = defineCall({
  name: 'mallOrderList',
  method: 'POST',
  path: '/site/api/v1/mall/order/list',
  area: 'site',
  session: 'member',
  response: z.object({ list: z.array(mallOrderSchema), hasMore: anyFlag }),
});

/** Cancels an order that is not packed yet. */
export const mallOrderCancelCall = defineCall({
  name: 'mallOrderCancel',
  method: 'POST',
  path: '/site/api/v1/mall/order/cancel',
  area: 'site',
  session: 'member',
  inPlace: true,
  money: true,
  response: mallOrderSchema,
});

/** Coins in and out. */
export const coinListCall = defineCall({
  name: 'coinList',
  method: 'POST',
  path: '/site/api/v1/mall/coin/list',
  area: 'site',
  session: 'member',
  response: z.object({
    balance: z._default(z.nullable(coins), null),
    list: z.array(
      z.object({
        id: z.string(),
        reason: z.enum(COIN_REASONS),
        title: anyText,
        /** Negative when spent. */
        amount: z.number(z.int()),
        balance: coins,
        /** Order of a purchase, exchange or refund. */
        orderId: z._default(z.nullable(orderId), null),
        time: timeText,
      }),
    ),
    hasMore: anyFlag,
    totals: z._default(z.array(z.object({ reason: z.enum(COIN_REASONS), count: z.number(), amount: z.number(z.int()) })), []),
  }),
});

/** Coins exchanged for play money. */
export const exchangeListCall = defineCall({
  name: 'exchangeList',
  method: 'POST',
  path: '/site/api/v1/mall/exchange/list',
  area: 'site',
  session: 'member',
  response: z.object({
    list: z.array(z.object({ orderId, category, picture, title: anyText, price: coins, credit: moneyText, time: timeText })),
    hasMore: anyFlag,
    totals: z._default(z.array(z.object({ category, count: z.number(), coins, credit: moneyText })), []),
  }),
});
