import { nextPrice, isSameSummary } from '@/lib/domain/betting/sport/price/match-summary.rules';
import { pauseAfter } from '@/lib/domain/betting/sport/price/poll.feed';
import { handicap, match, selection, winner } from '../../../support/match.builder';

const market = winner('1');
const at = (price: string | null) => selection('1', 1, { price });

test('an unchanged price keeps its identity, so that nothing renders again', () => {
  const previous = nextPrice(undefined, market, at('1.50'), 0);
  expect(nextPrice(previous, market, at('1.50'), 900)).toBe(previous);
  expect(previous).toMatchObject({ price: '1.50', state: 'open', move: 0 });
});

test('a move has a direction and a time', () => {
  const previous = nextPrice(undefined, market, at('9.50'), 0);
  // As text, 10.00 would sort before 9.50.
  expect(nextPrice(previous, market, at('10.00'), 700)).toMatchObject({ price: '10.00', move: expect.closeTo(0.053, 3), movedAt: 700 });
  expect(nextPrice(previous, market, at('9.00'), 800)).toMatchObject({ move: expect.closeTo(-0.053, 3), movedAt: 800 });
});

test('a price after a lock, or of another line, does not count as moved', () => {
  const locked = nextPrice(nextPrice(undefined, market, at('1.50'), 0), market, at(null), 100);
  expect(locked).toMatchObject({ price: null, state: 'locked' });
  expect(nextPrice(locked, market, at('1.80'), 200)).toMatchObject({ price: '1.80', state: 'open', move: 0 });
  const line = nextPrice(undefined, handicap('2'), selection('2', 1, { price: '1.90', line: '-0.5' }), 0);
  expect(nextPrice(line, handicap('2'), selection('2', 1, { price: '1.70', line: '-1' }), 100)).toMatchObject({ move: 0 });
});

test('a suspended or closed market suspends or closes its selections, whatever their prices', () => {
  expect(nextPrice(undefined, winner('1', undefined, { state: 'suspended' }), at('1.50'), 0).state).toBe('suspended');
  expect(nextPrice(undefined, winner('1', undefined, { state: 'closed' }), at(null), 0).state).toBe('closed');
});

test('a match’s summary changes with score, phase and lines, but not with clock and prices', () => {
  const one = match();
  expect(
    isSameSummary(
      one,
      match('863211', {
        clock: { seconds: 2900, running: true, injury: 2 },
        markets: [winner('8632111', ['9', '9', '9']), ...one.markets.slice(1)],
      }),
    ),
  ).toBe(true);
  expect(isSameSummary(one, match('863211', { score: [2, 0] }))).toBe(false);
  expect(isSameSummary(one, match('863211', { phase: 'ended' }))).toBe(false);
  expect(
    isSameSummary(one, match('863211', { markets: [winner('8632111', undefined, { state: 'suspended' }), ...one.markets.slice(1)] })),
  ).toBe(false);
  expect(isSameSummary(one, match('863211', { markets: [...one.markets.slice(0, 2), handicap('99')] }))).toBe(false);
});

test('a failing source is polled less often, down to once every 30 s', () => {
  expect([0, 1, 2, 3, 9].map((failures) => pauseAfter(4000, failures))).toEqual([4000, 8000, 16_000, 30_000, 30_000]);
});
