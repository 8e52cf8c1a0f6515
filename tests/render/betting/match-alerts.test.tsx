/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alertSaveCall, alertSettingCall } from '@pavilion/contract/calls/alert.calls';
import { BellButton } from '@/components/betting/sport/alert/bell-button';
import { viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { BusinessError } from '@/lib/kit/http/errors';
import { dropToken, saveToken } from '@/lib/platform/token';
import { alertsOnWire, anAlertSetting } from '../../support/alert.builder';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { match } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getAlerts = platform.on(alertSettingCall, alertsOnWire);
const saveAlerts = platform.on(alertSaveCall, alertsOnWire);

beforeAll(mockDialogs);
beforeAll(() => void Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) }));
beforeEach(() => {
  jest.resetAllMocks();
  saveToken('token-of-a-member', false);
  viewStore.setState({ favourites: [] });
  getAlerts.mockResolvedValue(anAlertSetting());
  saveAlerts.mockImplementation(async ({ kinds = [] }) => {
    const setting = anAlertSetting();
    return { ...setting, kinds: setting.kinds.map((row) => kinds.find(({ kind }) => kind === row.kind) ?? row) };
  });
});

async function open(changes: Parameters<typeof match>[1] = {}) {
  renderWithClient(<BellButton match={match('863211', changes)} />);
  await userEvent.click(screen.getByRole('button', { name: '比赛提醒' }));
  await screen.findByRole('dialog', { name: '比赛提醒' });
}
const switchOf = (name: string) => screen.findByRole('switch', { name });
const isOn = async (name: string) => (await switchOf(name)).getAttribute('aria-checked');

test('进球提醒 follows the match and turns the kind on, on the page and as a push', async () => {
  await open();
  expect([await isOn('关注本场'), await isOn('进球提醒')]).toEqual(['false', 'false']);
  await userEvent.click(await switchOf('进球提醒'));
  expect(viewStore.getState().favourites).toEqual(['FBTY:863211']);
  expect(saveAlerts.mock.calls[0]![0]).toEqual({ kinds: [{ kind: 'followGoal', inSite: true, push: true }] });
  await waitFor(async () => expect([await isOn('关注本场'), await isOn('进球提醒')]).toEqual(['true', 'true']));

  await userEvent.click(await switchOf('进球提醒'));
  expect(saveAlerts.mock.calls[1]![0]).toEqual({ kinds: [{ kind: 'followGoal', inSite: false, push: false }] });
  expect(viewStore.getState().favourites).toEqual(['FBTY:863211']);
});

test('the reminders of all followed matches have no match to follow', async () => {
  renderWithClient(<BellButton match={null} />);
  await userEvent.click(screen.getByRole('button', { name: '比赛提醒' }));
  expect([await isOn('开赛前 10 分钟提醒'), await isOn('进球提醒')]).toEqual(['true', 'false']);
  expect(screen.queryByRole('switch', { name: '关注本场' })).toBeNull();
  await userEvent.click(await switchOf('进球提醒'));
  expect(saveAlerts.mock.calls[0]![0]).toEqual({ kinds: [{ kind: 'followGoal', inSite: true, push: true }] });
  expect(viewStore.getState().favourites).toEqual([]);
  await userEvent.click(await switchOf('开赛前 10 分钟提醒'));
  expect(saveAlerts.mock.calls[1]![0]).toEqual({ kinds: [{ kind: 'kickoff', inSite: false, push: false }] });
});

test('a kind that is on already needs only the star, and without it nothing is on', async () => {
  await open({ status: 'upcoming' });
  expect(await isOn('开赛前 10 分钟提醒')).toBe('false');
  await userEvent.click(await switchOf('开赛前 10 分钟提醒'));
  expect([viewStore.getState().favourites, saveAlerts.mock.calls.length]).toEqual([['FBTY:863211'], 0]);
  expect(await isOn('开赛前 10 分钟提醒')).toBe('true');
  await userEvent.click(await switchOf('关注本场'));
  expect(await isOn('开赛前 10 分钟提醒')).toBe('false');
});

test('a live match has no kick-off to announce, and a platform may not know the goals', async () => {
  getAlerts.mockResolvedValue(anAlertSetting({ kinds: [{ kind: 'kickoff', inSite: true, push: true }] }));
  await open();
  await screen.findByRole('link', { name: '全部通知设置' });
  expect(screen.getAllByRole('switch')).toHaveLength(2);
  expect([screen.queryByText('进球提醒'), screen.queryByText('开赛前 10 分钟提醒')]).toEqual([null, null]);
});

test('a failed change says so and returns to what the platform has', async () => {
  saveAlerts.mockRejectedValue(new BusinessError(10_001, '请稍后再试'));
  await open();
  await userEvent.click(await switchOf('进球提醒'));
  expect(await screen.findByText('设置失败，请重试')).toBeTruthy();
  await waitFor(async () => expect(await isOn('进球提醒')).toBe('false'));
});

test('a visitor follows the match here, and is led to the login for reminders', async () => {
  dropToken();
  await open();
  await userEvent.click(await switchOf('关注本场'));
  expect(viewStore.getState().favourites).toEqual(['FBTY:863211']);
  expect(screen.getByRole('link', { name: '登录后接收提醒' }).getAttribute('href')).toMatch(/^\/user\/login\?/);
  expect(getAlerts).not.toHaveBeenCalled();
});
