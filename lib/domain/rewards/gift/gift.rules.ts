import { GIFT_KINDS, GIFT_STATES } from '@pavilion/contract/calls/gift.calls';
import type { GiftKind, GiftState } from './gift.model';
import { addDayRange, toDayRange, type DayRange } from '../../../kit/list/range.rules';

/** The filter of 礼金记录, stored in the address. */
export interface GiftView extends DayRange {
  kind: GiftKind | null;
  state: GiftState | null;
}

/** Reads the address; invalid values become the default. */
export function toGiftView(params: { get(name: string): string | null }): GiftView {
  return {
    ...toDayRange(params),
    kind: GIFT_KINDS.find((known) => known === params.get('kind')) ?? null,
    state: GIFT_STATES.find((known) => known === params.get('state')) ?? null,
  };
}

/** The query that `toGiftView` reads; defaults are left out. */
export function giftQuery(view: GiftView): string {
  const params = new URLSearchParams();
  if (view.kind) params.set('kind', view.kind);
  if (view.state) params.set('state', view.state);
  addDayRange(params, view);
  const text = params.toString();
  return text ? `?${text}` : '';
}
