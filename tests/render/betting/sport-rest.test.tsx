/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { VenueMaintenance } from '@/components/betting/sport/list/venue-maintenance';
import { VenueSwitch } from '@/components/betting/sport/venue-switch';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/kit/browser/world-time', () => ({ worldNow: () => Date.parse('2027-03-06T14:32:00Z') }));

const im: VenueTab = { code: 'IMTY', name: 'IM体育', state: 'maintenance', until: '2027-03-06T16:30:00Z' };
const fb: VenueTab = { code: 'FBTY', name: 'FB体育', state: 'open', until: null };
const show = (venues: readonly VenueTab[], venue = venues[0]!) =>
  render(<VenueMaintenance venue={venue} venues={venues} address={{ tab: 'early', sport: 'tennis' }} />);

beforeEach(() => {
  refresh.mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('shows the end in site time, and links to the same list at an open venue', () => {
  show([im, fb]);
  screen.getByText('IM体育维护中');
  screen.getByText('预计 明天 00:30 恢复，届时赔率会自动出现');
  expect(screen.getByRole('link', { name: '去FB体育' }).getAttribute('href')).toBe('/game/sport?t=early&sport=3&venue=FBTY');
});

test('marks it in the venue switch while another venue is shown, and still links there', () => {
  const onVenue = jest.fn();
  render(<VenueSwitch venues={[im, fb]} venue={fb} onVenue={onVenue} />);
  expect(screen.getAllByRole('button').map(({ textContent, ariaPressed }) => [textContent, ariaPressed])).toEqual([
    ['IM 维', 'false'],
    ['FB', 'true'],
  ]);
  act(() => screen.getByRole('button', { name: 'IM 维护中' }).click());
  expect(onVenue).toHaveBeenCalledWith(im);
});

test('states that no end is known and no other venue is open, and offers nothing', () => {
  show([{ ...im, until: null }]);
  screen.getByText('维护结束后赔率会自动恢复，其他页面可以照常使用');
  expect(screen.queryByRole('link')).toBeNull();
});

test('polls every 30 s whether the venue is back, and stops when unmounted', () => {
  const { unmount } = show([im, fb]);
  act(() => jest.advanceTimersByTime(61_000));
  expect(refresh).toHaveBeenCalledTimes(2);
  unmount();
  act(() => jest.advanceTimersByTime(60_000));
  expect(refresh).toHaveBeenCalledTimes(2);
});
