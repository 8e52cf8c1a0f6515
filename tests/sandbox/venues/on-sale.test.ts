import { fbMarketId } from '../../../sandbox/venues/fb/fb.ids';
import { matchesOnSale as fbOnSale } from '../../../sandbox/venues/fb/fb.list.rules';
import { findOffer as findFbOffer } from '../../../sandbox/venues/fb/fb.offer';
import { imMatchId, imOptionId } from '../../../sandbox/venues/im/im.ids';
import { matchesOnSale as imOnSale } from '../../../sandbox/venues/im/im.list.rules';
import { findOffer as findImOffer } from '../../../sandbox/venues/im/im.offer';
import { obMarketId, obOptionId } from '../../../sandbox/venues/ob/ob.ids';
import { matchesOnSale as obOnSale } from '../../../sandbox/venues/ob/ob.list.rules';
import { findOffer as findObOffer } from '../../../sandbox/venues/ob/ob.offer';
import { EVENING, aMatch, fakeWorld } from '../../support/fake-world';
import { HOUR } from '../../support/time';
import { SATURDAY, worldAt } from '../../support/world';

const key = { matchNumber: 1, kind: 'handicap', period: 'full', line: -3 } as const;
const OFFERS = {
  FB: (world: ReturnType<typeof fakeWorld>) => findFbOffer(world, fbMarketId(key), 1),
  IM: (world: ReturnType<typeof fakeWorld>) => findImOffer(world, imMatchId({ number: 1 }), imOptionId(key, 'home')),
  OB: (world: ReturnType<typeof fakeWorld>) =>
    findObOffer(world, { marketId: obMarketId(key), optionId: obOptionId(key, 'home'), slot: 1 }),
};

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
    const sports = ['football', 'basketball', 'tennis', 'volleyball'] as const;
    const listed = [...sports.flatMap((sport) => [...fbOnSale(world, sport), ...imOnSale(world, sport, at)]), ...obOnSale(world)];
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((match) => world.opensAt(match) > at)).toEqual([]);
  }
});
