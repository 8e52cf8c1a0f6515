/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import { replacePage } from '@/components/shell/replace-page';
import { MaintenanceWatch } from '@/components/site/status/maintenance-watch';
import { saveMaintenance } from '@/lib/domain/member/session/maintenance.storage';
import { toPeriod } from '@/lib/domain/site/status/maintenance.rules';
import { fakePlatform } from '../../support/fake-platform';
import { PreInfoBuilder } from '../../support/pre-info.builder';

const platform = fakePlatform();
const fetchPreInfo = platform.on(preInfoCall);

jest.mock('@/components/shell/replace-page');

const left = jest.mocked(replacePage);
const period = { start: null, end: null };

async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 4) });
  sessionStorage.clear();
  left.mockClear();
  fetchPreInfo.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('opened because of the configuration', () => {
  // @spec 4.15
  test('polls every 30 s and leaves for the remembered page once it is over', async () => {
    sessionStorage.setItem('maintenanceFrom', '/game/sport?match=1');
    fetchPreInfo.mockResolvedValue(PreInfoBuilder.maintained());
    render(<MaintenanceWatch period={period} />);
    await pass(29_000);
    expect(fetchPreInfo).not.toHaveBeenCalled();
    await pass(1000);
    expect(fetchPreInfo).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
    fetchPreInfo.mockResolvedValue(PreInfoBuilder.open());
    await pass(30_000);
    expect(left).toHaveBeenCalledWith('/game/sport?match=1');
  });

  test('polls less often while there is no response, and shows that', async () => {
    fetchPreInfo.mockRejectedValue(new Error('no route'));
    render(<MaintenanceWatch period={period} />);
    await pass(30_000);
    expect(screen.getByRole('status').textContent).toContain('无法连接');
    await pass(59_000);
    expect(fetchPreInfo).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(fetchPreInfo).toHaveBeenCalledTimes(2);
  });

  test('never goes to a page of another site', async () => {
    sessionStorage.setItem('maintenanceFrom', '//evil.example');
    fetchPreInfo.mockResolvedValue(PreInfoBuilder.open());
    render(<MaintenanceWatch period={period} />);
    await pass(30_000);
    expect(left).toHaveBeenCalledWith('/');
  });

  test('stays after the third time within a minute', async () => {
    const now = Date.now();
    sessionStorage.setItem('maintenanceLeaves', JSON.stringify([now - 3000, now - 2000, now - 1000]));
    fetchPreInfo.mockResolvedValue(PreInfoBuilder.open());
    render(<MaintenanceWatch period={period} />);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await pass(0);
    expect(left).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('已多次尝试');
  });
});

describe('opened without a maintenance', () => {
  test('polls at once and leaves', async () => {
    fetchPreInfo.mockResolvedValue(PreInfoBuilder.open());
    render(<MaintenanceWatch period={period} open />);
    await pass(0);
    expect(left).toHaveBeenCalledWith('/');
  });

  test('服务暂停 polls every 30 s and on 重试, and shows no period', async () => {
    fetchPreInfo.mockRejectedValueOnce(new Error('no route'));
    render(<MaintenanceWatch period={null} />);
    await pass(30_000);
    expect(fetchPreInfo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('维护时间')).toBeNull();
    expect(left).not.toHaveBeenCalled();
    fetchPreInfo.mockResolvedValue(PreInfoBuilder.open());
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await pass(0);
    expect(left).toHaveBeenCalledWith('/');
  });

  test('stays when the latest response closed the site', async () => {
    saveMaintenance({ startTime: '2026-11-21T03:00:00Z', endTime: '2026-11-21T05:00:00Z' });
    render(<MaintenanceWatch period={period} open />);
    await pass(5000);
    expect(fetchPreInfo).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
  });
});

test.each([
  ['2026-11-21T05:00:00Z', '预计还需约 1 小时'],
  ['2026-11-21T04:59:30Z', '预计还需约 1 小时'],
  ['2026-11-21T05:01:00Z', '预计还需约 1 小时 1 分钟'],
  ['2026-11-21T04:30:00Z', '预计还需约 30 分钟'],
])('an end at %s has the text %s', (endTime, text) => {
  render(<MaintenanceWatch period={toPeriod({ endTime })} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('counts the time left from now, not from the current minute', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 4, 0, 30) });
  render(<MaintenanceWatch period={toPeriod({ endTime: '2026-11-21T05:00:30Z' })} />);
  expect(screen.getByText('预计还需约 1 小时')).toBeTruthy();
});

describe('opened because of a response', () => {
  test('never leaves because the configuration reports the site as open, but at its own end', async () => {
    fetchPreInfo.mockResolvedValue(PreInfoBuilder.open());
    saveMaintenance({ startTime: '2026-11-21T03:00:00Z', endTime: '2026-11-21T04:01:10Z' });
    render(<MaintenanceWatch period={period} />);
    expect(screen.getByText(/预计还需约 2 分钟/)).toBeTruthy();
    await pass(60_000);
    expect(fetchPreInfo).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
    await pass(30_000);
    expect(left).toHaveBeenCalledTimes(1);
  });

  // @spec 8.30
  test('shows when it is already over and leaves at the next poll', async () => {
    sessionStorage.setItem('maintenanceFrom', '/activity/discount?from=home');
    saveMaintenance({ startTime: '2020-01-01T00:00:00Z', endTime: '2020-01-01T02:00:00Z' });
    render(<MaintenanceWatch period={period} />);
    expect(screen.getByText('已到预计结束时间，正在等待恢复')).toBeTruthy();
    await pass(30_000);
    expect(left).toHaveBeenCalledTimes(1);
  });

  test('重试 tries the page at once', () => {
    saveMaintenance({ startTime: null, endTime: null });
    render(<MaintenanceWatch period={period} />);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(left).toHaveBeenCalledTimes(1);
  });
});
