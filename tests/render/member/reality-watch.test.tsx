/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { realityReportCall } from '@pavilion/contract/calls/limit.calls';
import { RealityWatch } from '@/components/member/limit/reality-watch';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { realityOnWire } from '../../support/limit.builder';
import { renderWithClient } from '../../support/render-with-client';
import { MINUTE } from '../../support/time';

const platform = fakePlatform();
const getRealityReport = platform.on(realityReportCall, realityOnWire);

const sent = { member: 'm1', state: { step: 'sent' } } as unknown as PlacementRecord;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const check = () => screen.queryByRole('alertdialog', { name: '现实提醒' });

beforeAll(mockDialogs);
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  usePlacements.setState({ records: [] });
  getRealityReport.mockResolvedValue({ since: Date.now(), minutes: 15, stake: 10_000n, payout: 4_150n, result: -5_850n, count: 2 });
});
afterEach(() => jest.useRealTimers());

const show = () => renderWithClient(<RealityWatch member="m1" minutes={15} />, makeQueryClient());

test('appears at the interval with time and result, and again an interval after it was closed', async () => {
  show();
  await pass(14 * MINUTE);
  expect(check()).toBeNull();
  await pass(2 * MINUTE);
  // The report is pending.
  await pass(1_000);
  expect(check()?.textContent).toContain('-58.50');
  await act(async () => screen.getByRole('button', { name: '继续' }).click());
  await pass(14 * MINUTE);
  expect(check()).toBeNull();
  await pass(MINUTE + 1_000);
  expect(check()).not.toBeNull();
});

test('unknown amounts are dashes, and the others are shown', async () => {
  getRealityReport.mockResolvedValue({ since: null, minutes: null, stake: 10_000n, payout: null, result: null, count: null });
  show();
  await pass(16 * MINUTE);
  await pass(1_000);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['—', '100.00', '—', '—']);
  expect(check()?.textContent).not.toMatch(/开始|加载失败/);
});

test('waits while another dialog is open', async () => {
  show();
  const other = document.body.appendChild(document.createElement('dialog'));
  other.setAttribute('role', 'alertdialog');
  other.setAttribute('open', '');
  await pass(16 * MINUTE);
  expect(check()).toBeNull();
  other.remove();
  await pass(4_000);
  expect(check()).not.toBeNull();
});

test('waits while a bet is being confirmed', async () => {
  show();
  usePlacements.setState({ records: [sent] });
  await pass(16 * MINUTE);
  expect(check()).toBeNull();
  usePlacements.setState({ records: [] });
  await pass(4_000);
  expect(check()).not.toBeNull();
});

test('does not repeat a check that another tab has shown, and appears once for two watches of a page', async () => {
  show();
  show();
  await pass(14 * MINUTE);
  localStorage.setItem('realityCheck', JSON.stringify({ member: 'm1', at: Date.now() }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'realityCheck' }));
  await pass(5 * MINUTE);
  expect(check()).toBeNull();
  await pass(11 * MINUTE);
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
});
