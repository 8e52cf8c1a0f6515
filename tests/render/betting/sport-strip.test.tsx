/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { SportStrip } from '@/components/betting/sport/list/sport-strip';
import { TopTabs } from '@/components/ui/roof/top-tabs';
import type { SportCounts, SportId, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { countsOptions } from '@/lib/domain/betting/sport/sport.queries';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';
import { renderWithClient } from '../../support/render-with-client';

jest.mock('@/lib/venues/registry', () =>
  jest.requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry').registryOf(['FBTY'], () => ({})),
);

const VENUE: VenueTab = { code: 'FBTY', name: 'FB体育', state: 'open', until: null };

const inAll = (count: number) => ({ live: count, today: count, early: count, parlay: count, outright: count });

/** The strip over a list, with so many matches of each sport. */
function strip(sport: SportId, football: number, basketball: number, tennis: number, others: Partial<SportCounts> = {}) {
  const client = new QueryClient();
  const counts: SportCounts = { football: inAll(football), basketball: inAll(basketball), tennis: inAll(tennis), ...others };
  client.setQueryData<Snapshot<SportCounts>>(countsOptions('FBTY').queryKey, { at: Date.now(), data: counts });
  renderWithClient(<SportStrip tab="early" sport={sport} venue={VENUE} venues={[VENUE]} />, client);
  const sports = within(screen.getByRole('navigation', { name: '运动' }));
  return sports.getAllByRole('link').map(({ textContent }) => textContent);
}

test('omits a sport without matches', () => {
  expect(strip('football', 12, 0, 3)).toEqual(['足球12', '网球3']);
});

test('keeps the chosen sport without matches, and shows no zero', () => {
  expect(strip('tennis', 12, 0, 0)).toEqual(['足球12', '网球']);
});

test('shows further sports under the venue’s names with an icon of their first character, and links to them by their ids', () => {
  const others = { xf13: { ...inAll(5), name: '排球' }, xf47: { ...inAll(0), name: '羽毛球' }, xf4711: { ...inAll(1), name: '运动 4711' } };
  expect(strip('football', 12, 0, 3, others)).toEqual(['足球12', '网球3', '排排球5', '运运动 47111']);
  expect(screen.getByRole('link', { name: /排球/ }).getAttribute('href')).toBe('/game/sport?t=early&sport=xf13');
});

test('keeps a chosen further sport that the venue does not count now', () => {
  expect(strip('xf47', 12, 0, 0).at(-1)).toBe('运运动');
});

test('shows the results beside the sports', () => {
  strip('football', 12, 0, 3);
  expect(screen.getByRole('link', { name: '赛果' }).getAttribute('href')).toBe('/game/sport/results');
});

test('shows a tab’s count only where there is one', () => {
  const items = [
    { id: 'open', label: '未结算', count: 0 },
    { id: 'settled', label: '已结算', count: 2 },
  ];
  render(<TopTabs label="注单" items={items} value="open" />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['未结算', '已结算2']);
});
