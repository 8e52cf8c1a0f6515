import { QueryClient } from '@tanstack/react-query';
import { VENUE_CODES } from '@pavilion/contract/constants';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { maxReturn } from '@/lib/domain/betting/slip/combo.rules';
import { placeBets, type PlacementPorts } from '@/lib/domain/betting/slip/placement.mutations';
import type { Bet, PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { receiptOf } from '@/lib/domain/betting/slip/receipt.rules';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { toLeg } from '@/lib/domain/betting/slip/leg.rules';
import type { Venue } from '@/lib/venues/venue';
import { memberCaller, openVenueClient } from '../support/live-session';
import type { Sandbox } from '../support/sandbox-process';
import { until } from '../support/until';
import { takeSandbox } from '../support/worker-sandbox';
import '../support/node-storage';

/** The slip's receipt of a bet, compared with the venue's order, over the venues' own wires. */
let sandbox: Sandbox;

describe('receipts', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  /** Legs of three matches that have not begun, seen and sent a hundredth below the venue's price. */
  async function lowerLegs(venue: Venue): Promise<readonly SlipLeg[]> {
    const { matches } = await venue.getMatches({ sport: 'football', timeframe: 'early', page: 1 });
    const legs = matches.flatMap((match) => {
      const market = match.markets.find(({ kind, period, state }) => kind === 'winner' && period === 'full' && state === 'open');
      const selection = market?.selections.find(({ price }) => price !== null && Number(price) > 1.3 && Number(price) < 5);
      return market && selection ? [toLeg(match, market, selection, (Number(selection.price) - 0.01).toFixed(2))] : [];
    });
    const quotes = await Promise.all(legs.slice(0, 6).map(async (leg) => (await venue.getQuotes([leg]))[0]!));
    const sold = legs.filter((_, index) => quotes[index]?.state === 'open' && quotes[index].parlay);
    expect(sold.length).toBeGreaterThanOrEqual(3);
    return sold.slice(0, 3);
  }

  const settledReceipts = () =>
    usePlacements
      .getState()
      .records.every(({ state }) => state.step === 'rejected' || (state.step === 'accepted' && state.prices !== null));

  async function placeAll(venue: Venue, bets: readonly Bet[], world: number): Promise<readonly PlacementRecord[]> {
    let keys = 0;
    const ports: PlacementPorts = {
      betting: async () => venue,
      records: async () => venue,
      now: Date.now,
      world: () => world,
      mint: () => `receipt-key-${(keys += 1)}`,
      wait: () => new Promise((done) => setTimeout(done, 300)),
      session: () => 'session',
    };
    await placeBets(bets, { member: 'm', policy: { kind: 'better' }, queryClient: new QueryClient() }, ports);
    await until(settledReceipts, { everyMs: 100, limitMs: 6_000 });
    return usePlacements.getState().records;
  }

  test.each(VENUE_CODES)(
    'at %s a receipt shows the venue’s own prices and return, for singles, parlays and systems',
    async (code) => {
      usePlacements.setState({ records: [], known: [] });
      const { venue } = await openVenueClient(code, await memberCaller(sandbox, '5000.00'));
      const legs = await lowerLegs(venue);
      const world = Math.min(...legs.map(({ startTime }) => startTime)) - 3_600_000 * 24 * 14;
      const prices = legs.map(({ seenPrice }) => seenPrice);
      const single: Bet = { legs: [legs[0]!], prices: [prices[0]!], combos: [{ size: 1, bets: 1, unitStake: 1_001n }] };
      const combos: Bet = {
        legs,
        prices,
        combos: [
          { size: 3, bets: 1, unitStake: 1_007n },
          { size: 2, bets: 3, unitStake: 1_003n },
          { size: 0, bets: 4, unitStake: 1_009n },
        ],
      };
      const records = await placeAll(venue, [single, combos], world);
      const { orders } = await venue.getOrders({ settled: false, from: 0, to: 8.64e15, page: 1 });
      expect(records.map(({ state }) => state.step)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
      for (const record of records) {
        const order = orders.find(({ id }) => record.state.step === 'accepted' && id === record.state.orderId) as Order;
        const receipt = receiptOf(record)!;
        expect(receipt.legs!.map(({ taken }) => taken).toSorted()).toEqual(order.legs.map(({ price }) => price).toSorted());
        // The venue took a better price than was sent, and the receipt does not show the sent one.
        expect(receipt.legs!.every(({ taken, sent }) => Number(taken) > Number(sent))).toBe(true);
        expect(receipt.best).toBe(order.maxReturn);
        expect(maxReturn(record.prices, record.size, BigInt(record.stake) / BigInt(record.bets))).not.toBe(order.maxReturn);
      }
    },
    60_000,
  );
});
