import { ordersHere, mayBeHere } from '@/lib/domain/betting/order/bets/here.rules';
import { type Bet, type BetLeg, isBetAhead, legsAhead, valueOf, valueOfAll } from '@/lib/domain/betting/order/bets/bets.rules';
import { valueLine } from '@/lib/domain/betting/order/bets/bets.copy';
import type { Needs } from '@/lib/domain/betting/order/needs.rules';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { anOrder, anOrderLeg } from '../../../support/slip.builder';

const needs = (outcome: Needs['outcome']): Needs => ({
  outcome,
  isFinal: false,
  gap: null,
  limit: null,
  counted: [0, 0],
  isSinceBet: false,
});
const leg = (phase: BetLeg['phase'], outcome: Needs['outcome'] | null, settled: 'open' | 'won' | 'lost' = 'open'): BetLeg => ({
  leg: anOrderLeg({ outcome: settled }),
  phase,
  needs: outcome && needs(outcome),
});
const bet = (amount: bigint | null | undefined, legs: readonly BetLeg[] = [leg('playing', 'won')], order: Partial<Order> = {}): Bet => {
  const one = anOrder(order);
  return { order: one, legs, price: amount === undefined ? null : { orderId: one.id, amount, stake: 5_000n, min: 5_000n, max: 5_000n } };
};

test('a sum of values is known when each is, and suspended when none is unknown', () => {
  expect(valueOfAll([bet(100n), bet(250n)])).toEqual({ kind: 'amount', amount: 350n });
  expect(valueOfAll([bet(100n), bet(null)])).toEqual({ kind: 'suspended' });
  expect(valueOfAll([bet(100n), bet(null), bet(undefined)])).toEqual({ kind: 'unknown' });
  expect(valueOfAll([])).toEqual({ kind: 'unknown' });
});

test('a price for a stake that was sold in part, and one of a pending bet, is unknown', () => {
  expect(valueOf(bet(100n, [], { cashedOut: { stake: 1_000n, payout: 900n } })).kind).toBe('unknown');
  expect(valueOf(bet(100n, [], { state: 'pending' })).kind).toBe('unknown');
});

test('a value is shown as an amount, a dash, the reason of a suspension, or covered', () => {
  expect(valueLine({ kind: 'amount', amount: 14_322n }, false)).toBe('现值 143.22');
  expect(valueLine({ kind: 'amount', amount: 14_322n }, true)).toBe('现值 ****');
  expect(valueLine({ kind: 'unknown' }, false)).toBe('现值 —');
  expect(valueLine({ kind: 'suspended' }, false)).toBe('暂停');
  expect(valueLine({ kind: 'suspended' }, false, '进球·暂停')).toBe('进球·暂停');
});

test('a bet is ahead while each leg that has begun has won or would win now', () => {
  const ahead = (...legs: readonly BetLeg[]) => isBetAhead(bet(1n, legs));
  expect(ahead(leg('playing', 'won'))).toBe(true);
  expect(ahead(leg('playing', 'half-won'), leg('over', null, 'won'), leg('coming', null))).toBe(true);
  expect(ahead(leg('playing', 'push'))).toBe(false);
  expect(ahead(leg('playing', null))).toBe(false);
  expect(ahead(leg('playing', 'won'), leg('playing', 'lost'))).toBe(false);
  expect(ahead(leg('playing', 'won'), leg('over', null))).toBe(false);
  expect(ahead(leg('coming', null))).toBe(false);
  expect(legsAhead(bet(1n, [leg('playing', 'won'), leg('over', null, 'won'), leg('coming', null)]))).toBe(2);
});

test('orders on a match are found by its id at their venue', () => {
  const open = (venue: Order['venue'], ...matchIds: readonly string[]) => ({
    venue,
    id: matchIds.join(),
    state: 'accepted' as const,
    placedAt: 0,
    liveFrom: 0,
    matchIds,
  });
  const orders = [open('FBTY', '1'), open('FBTY', '2', '1'), open('OBTY', '1'), open('OBTY', '7'), open('IMTY', '1')];
  const idAt = (venue: Order['venue']) => ({ FBTY: '1', OBTY: '7', IMTY: null })[venue as 'FBTY'] ?? null;
  expect(ordersHere(orders, idAt).map(({ venue, id, matchId }) => [venue, id, matchId])).toEqual([
    ['FBTY', '1', '1'],
    ['FBTY', '2,1', '1'],
    ['OBTY', '7', '7'],
  ]);
  expect([mayBeHere(open('FBTY', '2'), 'FBTY', '1'), mayBeHere(open('OBTY', '2'), 'FBTY', '1')]).toEqual([false, true]);
});
