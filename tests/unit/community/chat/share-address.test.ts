import { orderShareUrl, pictureTitle } from '@/components/betting/order/share-picture';
import type { Order } from '@/lib/domain/betting/order/order.model';

const leg = { matchId: '77', marketKind: 'winner' };
const order = (...legs: object[]) => ({ venue: 'FBTY', legs }) as unknown as Order;
const AT = 'https://site.example';

test('the address of a shared bet is its match, or the site for several legs or an outright', () => {
  expect(orderShareUrl(order(leg), AT)).toBe(`${AT}/game/sport/FBTY/77`);
  expect(orderShareUrl(order(leg, leg), AT)).toBe(`${AT}/`);
  expect(orderShareUrl(order({ ...leg, marketKind: 'outright' }), AT)).toBe(`${AT}/`);
});

test('the picture of a parlay names its total odds; a single and a system have none', () => {
  const parlay = (bets: number, ...prices: string[]) =>
    ({ venue: 'FBTY', bets, size: bets > 1 ? 2 : prices.length, legs: prices.map((price) => ({ ...leg, price })) }) as unknown as Order;
  expect(pictureTitle(parlay(1, '3.34', '2.26'))).toBe('二串一·总赔率 7.54');
  expect(pictureTitle(parlay(1, '3.34'))).not.toContain('总赔率');
  expect(pictureTitle(parlay(3, '2.00', '2.00', '2.00'))).not.toContain('总赔率');
});
