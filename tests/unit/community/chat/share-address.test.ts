import { orderShareUrl } from '@/components/betting/order/share-picture';
import type { Order } from '@/lib/domain/betting/order/order.model';

const leg = { matchId: '77', marketKind: 'winner' };
const order = (...legs: object[]) => ({ venue: 'FBTY', legs }) as unknown as Order;
const AT = 'https://site.example';

test('the address of a shared bet is its match, or the site for several legs or an outright', () => {
  expect(orderShareUrl(order(leg), AT)).toBe(`${AT}/game/sport/FBTY/77`);
  expect(orderShareUrl(order(leg, leg), AT)).toBe(`${AT}/`);
  expect(orderShareUrl(order({ ...leg, marketKind: 'outright' }), AT)).toBe(`${AT}/`);
});
