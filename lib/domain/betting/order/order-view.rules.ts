import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { addDayRange, DEFAULT_RANGE, toDayRange, type DayRange } from '@/lib/kit/list/range.rules';

/** The filter of the bet records, stored in the address. Days are of the bet time; they apply only to settled orders, since an open one is never hidden. */
export interface OrderView extends DayRange {
  state: 'open' | 'settled';
  venue: VenueCode | null;
}

export const DEFAULT_VIEW: OrderView = { ...DEFAULT_RANGE, state: 'open', venue: null };

/** Reads the address; invalid values become the default. */
export function toView(params: { get(name: string): string | null }): OrderView {
  return {
    ...toDayRange(params),
    state: params.get('state') === 'settled' ? 'settled' : 'open',
    venue: VENUE_CODES.find((code) => code === params.get('venue')) ?? null,
  };
}

/** The query that `toView` reads; defaults are left out. */
export function viewQuery(view: OrderView): string {
  const params = new URLSearchParams();
  if (view.state !== DEFAULT_VIEW.state) params.set('state', view.state);
  addDayRange(params, view);
  if (view.venue) params.set('venue', view.venue);
  const text = params.toString();
  return text ? `?${text}` : '';
}
