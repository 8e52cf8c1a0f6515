/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { ServiceNotice } from '@/components/shell/service-notice';
import { showToast, Toaster } from '@/components/ui/toast/toast';
import { HTTP_COPY } from '@/lib/kit/http/http.copy';
import { noteMemberCall } from '@/lib/platform/member-calls.server';
import { knowSite } from '../../support/known-site';
import { forgetMemberCalls } from '../../support/member-calls';

jest.mock('@/components/shell/lazy-notices', () => ({
  ServiceGuard: ({ goal }: { goal: string }) => <i data-testid="watch">{goal}</i>,
}));

const DOWN = { failures: 3, reason: 'unreachable' } as const;
const show = async (change: Parameters<typeof knowSite>[0]) => {
  knowSite({ preInfo: {}, ...change });
  render(await ServiceNotice());
};
afterEach(forgetMemberCalls);

test.each([
  ['down', DOWN, '服务连接不稳定，可以浏览，登录和投注可能失败'],
  ['slow', { failures: 3, reason: 'timeout' } as const, '服务响应较慢，显示的内容可能不是最新的'],
])('reports that the platform is %s only when it is known', async (_, outage, text) => {
  await show(outage);
  expect(screen.getByRole('note').textContent).toContain(text);
  expect(screen.getByTestId('watch').textContent).toBe('content');
});

test('also reports when only members’ calls fail', async () => {
  for (const path of ['/a', '/b', '/b']) noteMemberCall(path, 'unreachable');
  await show({});
  expect(screen.getByRole('note').textContent).toContain('服务连接不稳定');
  expect(screen.getByTestId('watch').textContent).toBe('answers');
});

test.each([[{ failures: 1 }], [{ preInfo: null, failures: 1 }], [{ config: null }]])(
  'watches a page for which %j, and shows no notice',
  async (change) => {
    await show(change);
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getByTestId('watch').textContent).toBe('content');
  },
);

test('does not watch a page that has all its data', async () => {
  await show({});
  expect(screen.queryByTestId('watch')).toBeNull();
});

test('is replaced by the offline bar without a network, and no toast repeats it', () => {
  expect(readFileSync('app/globals.css', 'utf8')).toMatch(/\.offline-bar:not\(:empty\) \+ \.service-note \{\s*display: none/);
  render(<Toaster />);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => showToast(HTTP_COPY.offline, { tone: 'error' }));
  expect(screen.queryByText(HTTP_COPY.offline)).toBeNull();
  act(() => showToast('已复制'));
  expect(screen.getByText('已复制')).toBeTruthy();
});
