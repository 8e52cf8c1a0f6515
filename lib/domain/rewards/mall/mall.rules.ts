import { MALL_CATEGORIES, MALL_STATES } from '@pavilion/contract/calls/mall.calls';
import type { Mall, MallCategory, MallItem, MallOrder, MallState } from './mall.model';

/** Stock below this is named as the last pieces. */
const FEW = 20;

/** First reason why a member cannot have an item; null when nothing prevents it. */
export type ItemFault = 'soldOut' | 'vip' | 'unknown' | 'poor';

export function itemFault({ stock, vipLevel, price }: MallItem, mall: Pick<Mall, 'coins' | 'vipLevel'>): ItemFault | null {
  if (stock < 1) return 'soldOut';
  if ((vipLevel ?? 0) > (mall.vipLevel ?? 0)) return 'vip';
  if (mall.coins === null) return 'unknown';
  return price > mall.coins ? 'poor' : null;
}

export function isFew({ stock }: Pick<MallItem, 'stock'>): boolean {
  return stock > 0 && stock < FEW;
}

/** Items of a category, all where it is null. */
export function itemsOf(items: readonly MallItem[], category: MallCategory | null): readonly MallItem[] {
  return category === null ? items : items.filter((item) => item.category === category);
}

/** Reads the category of an address; anything else is all of them. */
export function toCategory(text: string | null): MallCategory | null {
  return MALL_CATEGORIES.find((known) => known === text) ?? null;
}

/** Reads the state of an address; anything else is all of them. */
export function toState(text: string | null): MallState | null {
  return MALL_STATES.find((known) => known === text) ?? null;
}

/** True while a parcel has not arrived: the sandbox takes it further. */
export function isOnWay({ state }: Pick<MallOrder, 'state'>): boolean {
  return state === 'placed' || state === 'packed' || state === 'shipped';
}

/** Progress of a parcel, for the line of its four steps. */
export function parcelProgress({ state, steps }: Pick<MallOrder, 'state' | 'steps'>): { done: number; stopped: boolean } {
  const stopped = state === 'cancelled';
  return { done: stopped ? steps.length - 1 : steps.length, stopped };
}
