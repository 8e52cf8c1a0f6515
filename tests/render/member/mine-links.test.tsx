/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { mailListCall, mailUnreadCall } from '@pavilion/contract/calls/mail.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { MineHead } from '@/components/member/account/mine-head';
import { MineHub } from '@/components/member/account/mine-hub';
import { MineLinks } from '@/components/member/account/mine-links';
import { TabBar } from '@/components/shell/tab-bar';
import type { Summary } from '@/lib/domain/member/summary/summary.model';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';
import { summaryCall } from '../../support/site-calls';

const platform = fakePlatform();
platform.on(memberInfoCall, memberOnWire).mockResolvedValue(aMember());
platform.on(mailUnreadCall).mockResolvedValue({ unread: 3 });
platform.on(mailListCall);
const getSummary = platform.on(summaryCall);

jest.mock('@/components/betting/order/open-orders-card', () => ({ OpenOrdersCard: () => null }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/mine' }));

const state = (text: string, isDue = false, amount: string | null = null) => ({ text, amount, isDue });
const SUMMARY: Summary = {
  vip: state('再投注 18,400 升至 VIP 4'),
  withdrawable: state('可提款', false, '1077.50'),
  turnover: state('流水还差', false, '4296.01'),
  checkIn: state('连续 1 天'),
  reward: state('红利 3·券 2', true),
  rebate: state('暂无可领'),
  payee: state('1 个'),
  realName: state('已实名'),
  limit: state('未设限额'),
  coin: state('5,000 金币'),
  flip: state('剩 1 次', true),
  peak: null,
};

beforeEach(() => getSummary.mockResolvedValue(SUMMARY));
afterEach(() => usePreference.setState({ hideBalance: false }));

const show = () =>
  renderWithClient(
    <>
      <MineHead member={aMember()} />
      <MineHub member={aMember()}>
        <MineLinks />
      </MineHub>
      <TabBar current="mine" />
    </>,
    makeQueryClient(),
  );
const linkTo = (name: RegExp) => screen.getByRole('link', { name });

test('each icon of 我的 and the tab bar stands for one thing', () => {
  const { container } = show();
  const named = new Map<string, Set<string>>();
  for (const link of container.querySelectorAll('a')) {
    const icon = link.querySelector('use')?.getAttribute('href');
    // A row’s chevron is the second icon.
    if (!icon) continue;
    named.set(icon, (named.get(icon) ?? new Set()).add(link.textContent.replace(/\d.*$/, '').trim()));
  }
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter(([icon, labels]) => labels.size > 1 && !icon.includes('chevron'))).toEqual([]);
});

test('our links below the wallet are three tiles, two rows of four icons and five rows', () => {
  show();
  const countIn = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link').length;
  expect(['福利', '记录', '活动'].map(countIn)).toEqual([3, 4, 4]);
  const rows = ['收款账户', '资料与安全', '理性投注', '商城', '帮助与反馈'];
  for (const name of rows) expect(linkTo(new RegExp(`^${name}`)).closest('nav')).toBeNull();
});

test('every link that has a state shows it, and what waits for the member has the brand’s colour', async () => {
  show();
  await screen.findByText('连续 1 天');
  const states: [RegExp, string][] = [
    [/^签到/, '连续 1 天'],
    [/^福利/, '红利 3·券 2'],
    [/^返水/, '暂无可领'],
    [/^收款账户/, '1 个'],
    [/^资料与安全/, '已实名'],
    [/^理性投注/, '未设限额'],
    [/^商城/, '5,000 金币'],
    [/^幸运翻牌/, '剩 1 次'],
    [/^可提款/, '可提款 1,077.50流水还差 4,296.01'],
  ];
  for (const [name, text] of states) expect(linkTo(name).textContent).toContain(text);
  expect(screen.getByText('再投注 18,400 升至 VIP 4')).toBeTruthy();
  expect(screen.getByText('红利 3·券 2').className).toContain('text-brand');
  expect(screen.getByText('暂无可领').className).not.toContain('text-brand');
  // Unknown is nothing.
  expect(linkTo(/^巅峰投注/).textContent).toBe('巅峰投注');
});

test('hidden balances hide the withdrawable amount and the turnover', async () => {
  usePreference.setState({ hideBalance: true });
  show();
  await screen.findByText('连续 1 天');
  expect(linkTo(/^可提款/).textContent).not.toMatch(/1,077|4,296/);
});

test('without states every link stays, with its name', async () => {
  getSummary.mockRejectedValue(new Error('no network'));
  show();
  expect(linkTo(/^可提款/).textContent).toBe('可提款流水');
  expect(linkTo(/^签到$/).getAttribute('href')).toBe('/activity/calendar');
  await screen.findByText('3');
});

test('the head leads to mails with their number, and to the settings', async () => {
  show();
  expect(await screen.findByRole('link', { name: '站内信 3 封未读' })).toBeTruthy();
  expect(linkTo(/^设置$/).getAttribute('href')).toBe('/mine/settings');
});
