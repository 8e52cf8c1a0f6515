import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import type { Order, PlacementResult } from '@/lib/domain/betting/order/order.model';
import type { Venue } from '@/lib/venues/venue';
import { openVenueClient, siteCaller } from './live-session';
import { createPerSandbox } from './per-sandbox';
import type { Sandbox } from './sandbox-process';
import { DAY, HOUR } from './time';

/** Longest real delay of a venue for bets in play, ms. */
const VENUE_MS = 6_000;
/** Days of orders that one read of a venue covers. */
const WINDOW = 7 * DAY;

/** A sent bet, and its venue's response. */
export interface Bet {
  token: string;
  venue: VenueCode;
  state: PlacementResult['state'];
  orderId: string | null;
}

/** Clients of the venues, one for each member and venue. */
const clients = createPerSandbox<Venue>();

const venueOf = (sandbox: Sandbox, code: VenueCode, token: string): Promise<Venue> =>
  clients(sandbox, `${code} ${token}`, async () => (await openVenueClient(code, siteCaller(sandbox, token))).venue);

/** Bets on a match that is sold now; null when none is. `coins`: the stake. */
export async function placeBet(sandbox: Sandbox, code: VenueCode, token: string, coins: number, key: string): Promise<Bet | null> {
  const venue = await venueOf(sandbox, code, token);
  const { matches } = await venue.getMatches({ sport: 'football', timeframe: 'today', page: 1 });
  const match = matches[coins % Math.max(1, matches.length)];
  const market = match?.markets.find(({ state }) => state === 'open');
  const id = market?.selections[coins % market.selections.length]?.id;
  if (!match || !market || !id) return null;
  const [quote] = await venue.getQuotes([{ matchId: match.id, marketId: market.id, selectionId: id }]);
  if (!quote?.selection) return null;
  const { marketId, id: selectionId, price } = quote.selection;
  const stake = BigInt(coins) * 100n;
  const result = await venue.place({ matchId: match.id, marketId, selectionId, price, stake, accept: 'any', key });
  return { token, venue: code, state: result.state, orderId: 'orderId' in result ? result.orderId : null };
}

/** Moves the clock until every bet is settled, and on until the day of the last one is closed: its rebates can be claimed. */
export async function settleBets({ control }: Sandbox): Promise<void> {
  // Bets in play wait for their venue in real time: weeks of the world would pass, and rebates would expire.
  await control.clock({ advanceRealMs: VENUE_MS });
  while ((await control.audit()).openBets > 0) await control.clock({ advanceMs: 4 * HOUR });
  await control.clock({ advanceMs: DAY + HOUR });
}

/** Sells half of an open order of the member's, or all of it. */
export async function cashOutBet(sandbox: Sandbox, code: VenueCode, token: string, isHalf: boolean, key: string): Promise<void> {
  const venue = await venueOf(sandbox, code, token);
  const { orders } = await venue.getOrders({ settled: false, from: 0, to: 0, page: 1 });
  if (orders.length === 0) return;
  const [price] = await venue.getCashOuts(orders);
  const order = orders.find(({ id }) => id === price?.orderId);
  if (!order || !price?.amount || !price.stake) return;
  const stake = isHalf && price.stake / 2n >= price.min ? price.stake / 2n : price.stake;
  await venue.cashOut({ orderId: order.id, kind: order.kind, stake, amount: (price.amount * stake) / price.stake, key });
}

/** All of a member's orders that were placed between two times (world ms), of all venues. */
export async function ordersOf(sandbox: Sandbox, token: string, from: number, to: number): Promise<Order[]> {
  const found: Order[] = [];
  for (const code of VENUE_CODES) {
    const venue = await venueOf(sandbox, code, token);
    const read = async (filter: { settled: boolean; from: number; to: number }) => {
      for (let page = 1, count = 0; ; page += 1) {
        const { orders, total, invalidRows } = await venue.getOrders({ ...filter, page });
        expect(invalidRows).toBe(0);
        found.push(...orders);
        count += orders.length;
        if (orders.length === 0 || count >= total) return;
      }
    };
    await read({ settled: false, from: 0, to: 0 });
    for (let start = from; start < to; start += WINDOW) await read({ settled: true, from: start, to: Math.min(to, start + WINDOW) - 1 });
  }
  return [...new Map(found.map((order) => [`${order.venue} ${order.id}`, order])).values()];
}

/** An order's net effect on its member's money so far. Minor units. */
export function resultOf({ state, stake, profit, cashedOut }: Order): bigint {
  switch (state) {
    case 'settled':
      return profit;
    case 'pending':
    case 'accepted':
      return (cashedOut?.payout ?? 0n) - stake;
    case 'rejected':
    case 'cancelled':
      return 0n;
  }
}
