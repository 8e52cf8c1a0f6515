import * as fc from '../../support/property';
import { fbMarketId, fbMatchId, marketOfFbId, matchOfFbId } from '../../../sandbox/venues/fb/fb.ids';
import { MARKET_KINDS } from '../../../sandbox/world/engine/market.model';
import { EVENING, aMatch, fakeWorld } from '../../support/fake-world';
import { COUNTED_KINDS } from '../../support/market-roles';

const KEYS = fc.record({
  matchNumber: fc.integer({ min: 1, max: 999_999_999 }),
  kind: fc.constantFrom(...COUNTED_KINDS),
  period: fc.constantFrom('full', 'first-half', 'second-half', 'q1', 'q4', 'set-1', 'set-5'),
  line: fc.option(fc.integer({ min: -1000, max: 3000 })),
});

it('encodes a market into a number that JSON keeps exactly, and decodes it', () => {
  fc.assert(
    fc.property(KEYS, (key) => {
      const id = fbMarketId(key);
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(marketOfFbId(JSON.parse(JSON.stringify(id)))).toEqual(key);
    }),
  );
});

it('gives different markets different ids', () => {
  fc.assert(
    fc.property(KEYS, KEYS, (a, b) => {
      expect(fbMarketId(a) === fbMarketId(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

it('decodes no other number', () => {
  const beyondTheKinds = 2 ** 20 + MARKET_KINDS.length * 2 ** 16;
  for (const id of [0, -5, 1.5, Number.NaN, 2 ** 53, 12, beyondTheKinds]) expect(marketOfFbId(id)).toBeNull();
  expect(() => fbMarketId({ matchNumber: 1, kind: 'total', period: 'full', line: 3100 })).toThrow(RangeError);
});

it('finds the match from which an id was made', () => {
  const match = aMatch(863211, EVENING);
  const world = fakeWorld([match]);
  expect(matchOfFbId(world, fbMatchId(match))).toBe(match);
  expect(matchOfFbId(world, 5)).toBeNull();
  expect(matchOfFbId(world, 0.5)).toBeNull();
});
