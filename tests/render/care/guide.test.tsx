/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import { withdrawInfoCall } from '@pavilion/contract/calls/withdraw.calls';
import { GuideDetail } from '@/components/care/guide/guide-detail';
import { GuideOverview } from '@/components/care/guide/guide-overview';
import { GUIDE_GROUPS } from '@/lib/domain/care/guide/guide.copy';
import { guideOf } from '@/lib/domain/care/guide/guide.rules';
import { NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { METHODS } from '@/sandbox/modules/money/deposit/method.copy';
import { aMethod, methodsOnWire } from '../../support/deposit.builder';
import { fakePlatform } from '../../support/fake-platform';
import { aWithdrawInfo, withdrawInfoOnWire } from '../../support/withdraw.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getWithdrawInfo = platform.on(withdrawInfoCall, withdrawInfoOnWire);
const getDepositMethods = platform.on(depositMethodsCall, methodsOnWire);

const GUIDES = GUIDE_GROUPS.flatMap(({ guides }) => guides);
const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });

function show(node: React.ReactElement) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  return renderWithClient(node, client);
}

beforeEach(() => {
  jest.resetAllMocks();
  getDepositMethods.mockResolvedValue([aMethod({ min: 10_000n, max: 500_000n, feePercent: '1', medianSeconds: 4 })]);
  getWithdrawInfo.mockResolvedValue(aWithdrawInfo());
});

test('there is a guide for every deposit method, under its own name, with both directions', () => {
  expect(GUIDES.map(({ method }) => method).toSorted()).toEqual(METHODS.map(({ method }) => method).toSorted());
  for (const { method, name, deposit, withdraw, notes } of GUIDES) {
    expect(name).toBe(METHODS.find((one) => one.method === method)!.name);
    expect(Math.min(deposit.length, withdraw.length, notes.length)).toBeGreaterThan(2);
  }
});

test('the overview links to every guide, with an anchor for each group', () => {
  show(<GuideOverview />);
  const anchors = within(screen.getByRole('navigation', { name: '教程目录' })).getAllByRole('link');
  for (const anchor of anchors) expect(document.querySelector(anchor.getAttribute('href')!)).not.toBeNull();
  for (const { method, summary } of GUIDES) {
    const cards = screen.getAllByRole('link', { name: new RegExp(summary) });
    expect(cards.filter((card) => card.getAttribute('href')!.endsWith(`method=${method}`))).toHaveLength(1);
  }
});

test('a guide has numbered steps, the limits and fees of the forms, and links to the deposit by its method and back', async () => {
  show(<GuideDetail guide={guideOf('bank')} />);
  const table = await screen.findByRole('table');
  for (const text of ['100 – 5,000 币', '1%', '近 7 天中位数 4 秒']) expect(table.textContent).toContain(text);
  const steps = screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL');
  expect(within(steps!).getAllByRole('listitem')).toHaveLength(guideOf('bank')!.deposit.length);
  const href = new URL(screen.getByRole('link', { name: '用网银转账存款' }).getAttribute('href')!, 'https://site.example');
  expect(href.searchParams.get('method')).toBe('bank');
  expect(href.searchParams.get('back')).toBe('/mine/finance/introTutorial/platformTutorials?method=bank');
  for (const anchor of within(screen.getByRole('navigation', { name: '教程目录' })).getAllByRole('link')) {
    expect(document.querySelector(anchor.getAttribute('href')!)).not.toBeNull();
  }
});

test('limits that failed to load can be requested again, and the steps are shown without them', async () => {
  getDepositMethods.mockRejectedValueOnce(LOST);
  show(<GuideDetail guide={guideOf('bank')} />);
  expect(screen.getByText('等待到账', { selector: '#deposit *' }).textContent).toBeTruthy();
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('an unknown method leads to all guides', () => {
  show(<GuideDetail guide={guideOf('gold')} />);
  expect(screen.getByRole('link', { name: '查看全部教程' }).getAttribute('href')).toBe('/mine/finance/introTutorial');
});
