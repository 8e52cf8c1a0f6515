import { COIN_REASONS } from '@pavilion/contract/calls/mall.calls';
import { addDayRange, toDayRange, type DayRange } from '@/lib/kit/list/range.rules';
import type { CoinReason, MallCategory } from './mall.model';
import { toCategory } from './mall.rules';

/** The filter of 金币明细, stored in the address. */
export interface CoinView extends DayRange {
  reason: CoinReason | null;
}

/** The filter of 兑换记录, stored in the address. */
export interface ExchangeView extends DayRange {
  category: MallCategory | null;
}

interface Params {
  get(name: string): string | null;
}

/** Reads the address; invalid values become the default. */
export function toCoinView(params: Params): CoinView {
  return { ...toDayRange(params), reason: COIN_REASONS.find((known) => known === params.get('reason')) ?? null };
}

/** Reads the address; invalid values become the default. Goods are no exchange. */
export function toExchangeView(params: Params): ExchangeView {
  const category = toCategory(params.get('category'));
  return { ...toDayRange(params), category: category === 'goods' ? null : category };
}

/** The query that `toCoinView` and `toExchangeView` read; defaults are left out. */
export function recordQuery({ reason, category, ...days }: DayRange & Partial<CoinView & ExchangeView>): string {
  const params = new URLSearchParams();
  if (reason) params.set('reason', reason);
  if (category) params.set('category', category);
  addDayRange(params, days);
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** A number of coins with its sign: `+12`, `−100`. */
export function signedCoins(amount: number): string {
  return `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${coinText(Math.abs(amount))}`;
}

/** A number of coins: `1,280`. */
export function coinText(amount: number): string {
  return amount.toLocaleString('en-US');
}
