import { fbMarketId } from '../../../sandbox/venues/fb/fb.ids';
import { matchesOnSale as fbOnSale } from '../../../sandbox/venues/fb/fb.list.rules';
import { marketsAt } from '../../../sandbox/venues/fb/fb.match';
import { findOffer as findFbOffer } from '../../../sandbox/venues/fb/fb.offer';
import { imMatchId, imOptionId } from '../../../sandbox/venues/im/im.ids';
import { matchesOnSale as imOnSale } from '../../../sandbox/venues/im/im.list.rules';
import { IM_PRICING } from '../../../sandbox/venues/im/im.match';
import { betTypeOf, sellsMarket } from '../../../sandbox/venues/im/im.numbers';
import { findOffer as findImOffer } from '../../../sandbox/venues/im/im.offer';
import { obMarketId, obOptionId } from '../../../sandbox/venues/ob/ob.ids';
import { matchesOnSale as obOnSale } from '../../../sandbox/venues/ob/ob.list.rules';
import { OB_PRICING } from '../../../sandbox/venues/ob/ob.match';
import { playOf } from '../../../sandbox/venues/ob/ob.numbers';
import { findOffer as findObOffer } from '../../../sandbox/venues/ob/ob.offer';
import { MARKET_PERIODS, type MarketKind } from '../../../sandbox/world/engine/market.model';
import { EVENING, aMatch, fakeWorld } from '../../support/fake-world';
import { COUNTED_KINDS } from '../../support/market-roles';
import { HOUR } from '../../support/time';
import { SATURDAY, worldAt } from '../../support/world';

const SPORTS = ['football', 'basketball', 'tennis', 'volleyball'] as const;
const key = { matchNumber: 1, kind: 'handicap', period: 'full', line: -3 } as const;
const OFFERS = {
  FB: (world: ReturnType<typeof fakeWorld>) => findFbOffer(world, fbMarketId(key), 1),
  IM: (world: ReturnType<typeof fakeWorld>) => findImOffer(world, imMatchId({ number: 1 }), imOptionId(key, 'home')),
  OB: (world: ReturnType<typeof fakeWorld>) =>
    findObOffer(world, { marketId: obMarketId(key), optionId: obOptionId(key, 'home'), slot: 1 }),
};

/** True if IM numbers a kind. */
function hasBetType(kind: MarketKind): boolean {
  try {
    return betTypeOf('football', kind).id > 0;
  } catch {
    return false;
  }
}

it.each(['FB', 'IM', 'OB'] as const)('%s sells nothing of a match before its sale opens, even by a guessed id', (venue) => {
  const match = aMatch(1, EVENING + 9 * 24 * HOUR);
  const world = fakeWorld([match]);
  expect(OFFERS[venue](world)).toBe('closed');
  world.at = world.opensAt(match);
  expect(OFFERS[venue](world)).toMatchObject({ open: true, price: '1.83' });
});

it('every match that a venue lists is on sale', () => {
  for (const at of [SATURDAY, SATURDAY + 9 * HOUR, SATURDAY + 15.9 * HOUR, SATURDAY + 16 * HOUR]) {
    const world = worldAt(at);
    const listed = [...SPORTS.flatMap((sport) => [...fbOnSale(world, sport), ...imOnSale(world, sport, at)]), ...obOnSale(world)];
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((match) => world.opensAt(match) > at)).toEqual([]);
  }
});

it('every kind of market is sold by a venue', () => {
  const world = worldAt(SATURDAY);
  const sold = SPORTS.flatMap((sport) => {
    const match = world.matchesBetween(SATURDAY + HOUR, SATURDAY + 48 * HOUR, sport)[0]!;
    const atFb = marketsAt(world, match, SATURDAY);
    const atIm = world.markets(match, IM_PRICING, SATURDAY).filter(sellsMarket);
    const atOb = world.markets(match, OB_PRICING, SATURDAY).filter((market) => playOf(sport, market) !== null);
    return [...atFb, ...atIm, ...atOb].map(({ kind }) => kind);
  });
  expect([...new Set(sold)].toSorted()).toEqual(COUNTED_KINDS.toSorted());
});

it('IM sells each kind for which it has a number', () => {
  const numbered = COUNTED_KINDS.filter((kind) => hasBetType(kind));
  expect(numbered.filter((kind) => !MARKET_PERIODS.some((period) => sellsMarket({ kind, period })))).toEqual([]);
});
