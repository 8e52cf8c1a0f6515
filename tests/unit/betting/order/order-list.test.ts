import { newestFirst } from '@/lib/domain/betting/order/order-list.rules';
import { joinPages } from '@/lib/domain/betting/order/order.queries';
import type { JoinedPage, OrderPage } from '@/lib/domain/betting/order/order.model';
import { anOrder } from '../../../support/slip.builder';

type Part = readonly [total: number, ...times: number[]];

/** A page of IM's and FB's lists: the number of bets, and when the bets of the page were placed. */
function page(number: number, im: Part | null, fb: Part | null): JoinedPage {
  const part = (venue: 'IMTY' | 'FBTY', [total, ...times]: Part): OrderPage => ({
    orders: times.map((placedAt) => anOrder({ venue, id: `${venue} ${placedAt}`, placedAt })),
    page: number,
    total,
    invalidRows: 0,
    totals: null,
  });
  const parts = { ...(im && { IMTY: part('IMTY', im) }), ...(fb && { FBTY: part('FBTY', fb) }) };
  return { ...joinPages(Object.values(parts), number), parts, missing: [], lateVenues: [] };
}

const times = (pages: readonly JoinedPage[], more: boolean) => newestFirst(pages, more).map(({ placedAt }) => placedAt);

test('orders older than the last one read at a venue with more pages wait for that venue’s next page', () => {
  const first = page(1, [4, 90, 80], [3, 70, 20, 10]);
  expect(times([first], true)).toEqual([90, 80]);
  const second = page(2, [4, 60, 15], [3]);
  expect(times([first, second], false)).toEqual([90, 80, 70, 60, 20, 15, 10]);
});

test('reading another page only appends to the list', () => {
  const pages = [page(1, [6, 90, 50], [5, 85, 84]), page(2, [6, 48, 20], [5, 83, 30]), page(3, [6, 12, 11], [5, 9])];
  const steps = pages.map((_, at) => times(pages.slice(0, at + 1), at < 2));
  for (const [at, step] of steps.entries()) if (at > 0) expect(step.slice(0, steps[at - 1]!.length)).toEqual(steps[at - 1]);
  expect(steps.at(-1)).toEqual([90, 85, 84, 83, 50, 48, 30, 20, 12, 11, 9]);
});

test('an order that a new one pushed onto the next page appears once', () => {
  expect(times([page(1, [3, 90, 80], null), page(2, [3, 80, 70], null)], false)).toEqual([90, 80, 70]);
});

test('orders do not wait for a venue that does not respond once nothing more can be read', () => {
  const pages = [page(1, [4, 90, 80], [2, 70]), page(2, null, [2, 60])];
  expect(times(pages, false)).toEqual([90, 80, 70, 60]);
});
