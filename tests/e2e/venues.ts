import type { Page } from '@playwright/test';
import type { VenueCode } from '@pavilion/contract/constants';
import type { ControlledMatch } from '../support/control-client';

export type Venue = VenueCode;

/** The venue's name on the switch and the cards. */
export const shortName = (venue: Venue) => venue.slice(0, 2);

/** IM's events are told apart by their sport as well. */
const IM_SPORT = { football: 1, basketball: 2, tennis: 3 } as const;
export type Sport = keyof typeof IM_SPORT;

/** A match's name in the address of its page. */
export function matchName(match: ControlledMatch, venue: Venue, sport: Sport = 'football'): string {
  return venue === 'IMTY' ? `${IM_SPORT[sport]}-${match.ids.IMTY}` : match.ids[venue]!;
}

/** A match with its teams as a venue writes them. */
export const namedAt = (match: ControlledMatch, venue: Venue): ControlledMatch => ({ ...match, ...match.names[venue] });

/** Matches that every venue takes into a parlay: IM leaves some out. */
export const inParlays = ({ ids }: ControlledMatch) => (Number(ids.IMTY) - 2_000_000_000) % 11 !== 3;

/** Calls of a venue that the journeys break, by method and path, and its codes for an ended session and a moved price. */
export const WIRE: Record<Venue, { quote: string; bet: string; cashOut: string; expired: number; moved: number }> = {
  FBTY: {
    quote: 'POST /v1/order/batchBetMatchMarketOfJumpLine',
    bet: 'POST /v1/order/bet/singlePass',
    cashOut: 'POST /v1/order/cashOut/bet',
    expired: 14_010,
    moved: 3003,
  },
  IMTY: {
    quote: 'POST /api/mobile/GetBetInfo',
    bet: 'POST /api/mobile/PlaceBet',
    cashOut: 'POST /api/mobile/SubmitBuyBack',
    expired: 102,
    moved: 367,
  },
  OBTY: {
    quote: 'POST /yewu13/v1/betOrder/client/queryLatestMarketInfo',
    bet: 'POST /yewu13/v1/betOrder/client/bet',
    cashOut: 'POST /yewu13/v1/betOrder/orderPreSettle',
    expired: 400_401,
    moved: 400_525,
  },
};

/** In the order of the site. */
export const VENUES = Object.keys(WIRE) as readonly Venue[];

/** The last part of a call's path, by which the browser's own requests are counted. */
export const endOf = (call: string) => `/${call.split('/').at(-1)}`;

/** Counts the page's own requests of a call. */
export function sendsOf(page: Page, call: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(endOf(call))) count += 1;
  });
  return () => count;
}
