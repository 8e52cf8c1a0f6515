import type { COIN_REASONS, MALL_CATEGORIES, MALL_PICTURES, MALL_STATES } from '@pavilion/contract/calls/mall.calls';
import type { Recipient } from '@pavilion/contract/recipient';
import type { Minor } from '@pavilion/number/money';
import { route } from '@/lib/routes';

export type MallCategory = (typeof MALL_CATEGORIES)[number];
export type MallState = (typeof MALL_STATES)[number];
export type MallPicture = (typeof MALL_PICTURES)[number];
export type CoinReason = (typeof COIN_REASONS)[number];

/** Item for which coins can be exchanged. */
export interface MallItem {
  itemId: string;
  /** Grows with every change of the item but its stock. */
  version: number;
  category: MallCategory;
  picture: MallPicture;
  title: string;
  about: string;
  /** Coins. */
  price: number;
  stock: number;
  /** Least VIP level that may have it; 0 = everybody, null = unknown: the platform checks it with the order. */
  vipLevel: number | null;
  /** Play money that it gives; null for goods. */
  credit: Minor | null;
}

/** The mall as one member sees it; null is unknown. */
export interface Mall {
  coins: number | null;
  vipLevel: number | null;
  /** Valid stake that earns one coin. */
  stakePerCoin: Minor | null;
  items: readonly MallItem[];
}

/** One order of the mall. Times are world ms. */
export interface MallOrder {
  /** Its number. */
  id: string;
  itemId: string;
  category: MallCategory;
  picture: MallPicture;
  title: string;
  price: number;
  credit: Minor | null;
  state: MallState;
  /** Recipient of a parcel; name and phone are masked. */
  recipient: Recipient | null;
  carrier: string;
  /** '' until it is shipped. */
  tracking: string;
  createdAt: number;
  endedAt: number | null;
  /** The states that it has passed, oldest first. */
  steps: readonly { state: MallState; at: number }[];
}

export interface MallOrderPage {
  page: number;
  list: readonly MallOrder[];
  hasMore: boolean;
}

/** The decided order: the item as it was shown, and the recipient of a parcel. */
export interface OrderInput {
  itemId: string;
  version: number;
  price: number;
  /** Null for play money. */
  recipient: Recipient | null;
}

/** Coins that came or went. */
export interface CoinEntry {
  id: string;
  reason: CoinReason;
  title: string;
  /** Below zero when spent. */
  amount: number;
  /** After it. */
  balance: number;
  orderId: string | null;
  at: number;
}

export interface CoinTotal {
  reason: CoinReason;
  count: number;
  amount: number;
}

export interface CoinPage {
  page: number;
  /** Null while unknown. */
  balance: number | null;
  list: readonly CoinEntry[];
  hasMore: boolean;
  totals: readonly CoinTotal[];
}

/** Coins that became play money. */
export interface Exchange {
  id: string;
  category: MallCategory;
  picture: MallPicture;
  title: string;
  price: number;
  credit: Minor;
  at: number;
}

export interface ExchangeTotal {
  category: MallCategory;
  count: number;
  coins: number;
  credit: Minor;
}

export interface ExchangePage {
  page: number;
  list: readonly Exchange[];
  hasMore: boolean;
  totals: readonly ExchangeTotal[];
}

/** The page of the orders, with one of them open. */
export function mallOrderPath(orderId: string): string {
  return `${route('/mine/mall/record')}?order=${orderId}`;
}
