/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureOr } from '@/components/shell/picture-or';
import { FrameLaunch } from '@/components/site/frame/frame-launch';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { limitsCall } from '@pavilion/contract/calls/limit.calls';
import { CODE } from '@pavilion/contract/codes';
import type { FrameName } from '@/lib/domain/site/frame/frame.model';
import { setVenueOrigins } from '@/lib/domain/betting/launch/origins';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { fakePlatform } from '../../support/fake-platform';
import { someLimits, limitsOnWire } from '../../support/limit.builder';
import { renderWithClient } from '../../support/render-with-client';

/** A phone opens the phone's page of the venue, not this one. */
const LAUNCHED = { url: 'https://v188.example.com/desk', activityUrl: '', token: 't', apiUrl: '' };
const platform = fakePlatform();
const getLimits = platform.on(limitsCall, limitsOnWire);
const launch = platform.on(venueLaunchCall, (h5Url: string) => ({ ...LAUNCHED, h5Url }));

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));
const ADDRESS = 'https://v188.example.com/play#token=t';

beforeEach(() => {
  jest.resetAllMocks();
  getLimits.mockResolvedValue(someLimits([]));
  setVenueOrigins({ V188: ['https://v188.example.com'], LHDJ: ['https://lh.example.com'] });
});

const show = (frame: FrameName = 'V188') =>
  renderWithClient(<FrameLaunch frame={frame} input={{ activity: '', phone: true }} />, makeQueryClient());
const rejected = (code: number, message = '') => new BusinessError(code, message, null, 'platform');

test('launches the venue and continues to its frame with the address in the response', async () => {
  launch.mockResolvedValue(ADDRESS);
  show();
  expect(screen.getByText('正在进入 188体育')).toBeTruthy();
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/game/sport/V188?url=${encodeURIComponent(ADDRESS)}`));
  expect(launch).toHaveBeenCalledWith(expect.objectContaining({ enName: 'V188', activity: '', appSendMoney: 1, isManualLaunch: 1 }));
});

test('opens nothing during the member’s own pause, and links to its settings', async () => {
  getLimits.mockResolvedValue({ ...someLimits([]), pause: { kind: 'cooling', beganAt: 0, endsAt: 8e15, readyAt: null } });
  show();
  expect(await screen.findByText('您设定的暂停尚未结束')).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看理性投注' }).getAttribute('href')).toBe('/mine/limits');
  expect(launch).not.toHaveBeenCalled();
});

test.each([
  [CODE.liveMaintenance, '雷火电竞维护中', '返回大厅', '/'],
  [CODE.validation, '首次存款后即可进入', '去存款', '/mine/finance/deposit'],
])('rejected with %i it shows %s', async (code, title, way, href) => {
  launch.mockRejectedValue(rejected(code));
  show('lhdj');
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(href);
  expect(replace).not.toHaveBeenCalled();
});

test('an error offers a retry and a way back', async () => {
  launch.mockRejectedValueOnce(new NetworkError({ status: 503, message: '', statusText: '', online: true })).mockResolvedValue(ADDRESS);
  show();
  expect(await screen.findByText('无法进入 188体育')).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回大厅' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(replace).toHaveBeenCalled());
});

test('the venue opens even when the limits cannot be loaded', async () => {
  getLimits.mockRejectedValue(rejected(1));
  launch.mockResolvedValue(ADDRESS);
  show();
  await waitFor(() => expect(replace).toHaveBeenCalled(), { timeout: 10_000 });
}, 15_000);

test('a picture that does not load leaves its fallback, or nothing', () => {
  const { container } = render(<PictureOr src="/site/static/none.png" className="h-16" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.innerHTML).toBe('');
});
