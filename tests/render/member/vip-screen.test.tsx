/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { couponListCall } from '@pavilion/contract/calls/coupon.calls';
import { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import { VipRulesScreen } from '@/components/member/vip/vip-rules-screen';
import { VipScreen } from '@/components/member/vip/vip-screen';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { aCoupon, couponsOnWire } from '../../support/bonus.builder';
import { fakePlatform } from '../../support/fake-platform';
import { aVip, vipOnWire } from '../../support/loyalty.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getVip = platform.on(vipInfoCall, vipOnWire);
const getCoupons = platform.on(couponListCall, couponsOnWire);

beforeEach(() => {
  jest.resetAllMocks();
  getCoupons.mockResolvedValue([]);
});

const card = async () => (await screen.findByRole('region', { name: '当前等级' })).textContent;

// @spec 2.32
test('the card shows the level, the condition of the next one and the condition to stay', async () => {
  getVip.mockResolvedValue(aVip());
  renderWithClient(<VipScreen />, makeQueryClient());
  const text = await card();
  for (const message of [
    'VIP 1',
    '1,240.00 / 5,000.00',
    '再完成 3,760.00 有效投注，升级到 VIP 2',
    '2027-02-18 前还需 160.00 有效投注，否则降一级',
  ]) {
    expect(text).toContain(message);
  }
  const benefits = screen.getByRole('region', { name: '等级权益' }).textContent;
  for (const message of ['足球0.25%', '串关0.35%', '每天 4 次']) expect(benefits).toContain(message);
  const history = within(screen.getByRole('region', { name: '等级记录' })).getAllByRole('listitem');
  expect(history.map((row) => row.textContent)).toEqual([
    expect.stringContaining('VIP 0 → VIP 1'),
    expect.stringContaining('注册时的等级'),
  ]);
});

test('gifts name the next level and the month, and lead to the coupons that can be claimed', async () => {
  getVip.mockResolvedValue(aVip());
  getCoupons.mockResolvedValue([aCoupon({ id: '1' }), aCoupon({ id: '2', state: 'used' })]);
  renderWithClient(<VipScreen />, makeQueryClient());
  const gifts = within(await screen.findByRole('region', { name: '等级礼遇' }));
  expect(gifts.getByText('升到 VIP 2 得 16.00 币')).toBeTruthy();
  expect(gifts.getByText('VIP 1 最高 50.00 币')).toBeTruthy();
  const link = await gifts.findByRole('link', { name: '领取福利券（1 张）' });
  expect(link.getAttribute('href')).toBe('/mine/record/welfare');
});

test('the last days show their sum and the largest one; a platform without them shows no such part, nor one of gifts', async () => {
  getVip.mockResolvedValueOnce(aVip());
  const { unmount } = renderWithClient(<VipScreen />, makeQueryClient());
  const days = (await screen.findByRole('region', { name: '近 3 天有效投注' })).textContent;
  for (const text of ['1,240.00', '最多的一天 11-19：840.00', '11-18', '11-20']) expect(days).toContain(text);
  unmount();
  getVip.mockResolvedValueOnce(aVip({ days: [{ day: '2026-11-20', stake: 0n }] }));
  const none = renderWithClient(<VipScreen />, makeQueryClient());
  expect((await screen.findByRole('region', { name: '近 1 天有效投注' })).textContent).toContain('这段时间暂无有效投注');
  none.unmount();
  getVip.mockResolvedValueOnce(aVip({ days: null, levels: aVip().levels!.map((one) => ({ ...one, gift: null, monthly: null })) }));
  renderWithClient(<VipScreen />, makeQueryClient());
  await card();
  expect(screen.queryByRole('region', { name: /^近/ })).toBeNull();
  expect(screen.queryByRole('region', { name: '等级礼遇' })).toBeNull();
});

test('a lost level shows its period, the highest has no calculator, and the level of registration is never lost', async () => {
  const next = { level: 2, by: 'period' as const, done: 0n, need: 100_000n, until: Date.UTC(2027, 0, 5, 4) };
  getVip.mockResolvedValueOnce(aVip({ next, keep: null }));
  const { unmount } = renderWithClient(<VipScreen />, makeQueryClient());
  expect(await card()).toContain('2027-01-05 前再完成 1,000.00 有效投注，恢复 VIP 2');
  expect(await card()).toContain('这是您的注册等级，不会降低');
  unmount();
  getVip.mockResolvedValueOnce(aVip({ level: 3, next: null, keep: { done: 5n, need: 5n, until: Date.UTC(2027, 1, 18) } }));
  renderWithClient(<VipScreen />, makeQueryClient());
  expect(await card()).toContain('已是最高等级');
  expect(await card()).toContain('本期保级已达标');
  expect(screen.queryByRole('region', { name: '升级计算' })).toBeNull();
});

test('the calculator updates while an amount is typed', async () => {
  getVip.mockResolvedValue(aVip());
  const user = userEvent.setup({ delay: null });
  renderWithClient(<VipScreen />, makeQueryClient());
  const field = await screen.findByLabelText('每天的有效投注');
  const response = screen.getByRole('status');
  expect(response.textContent).toContain('输入每天打算完成的有效投注');
  await user.type(field, '1000');
  expect(response.textContent).toBe('约 4 天后升级到 VIP 2');
  await user.clear(field);
  await user.type(field, '0');
  expect(screen.getByText('请输入大于 0 的金额')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '0.01');
  expect(response.textContent).toBe('升级到 VIP 2 要十年以上');
});

// @spec 2.33
test('the rules are tables of all levels in text, with the current one marked', async () => {
  getVip.mockResolvedValue(aVip());
  renderWithClient(<VipRulesScreen />, makeQueryClient());
  const conditions = within(await screen.findByRole('table', { name: '升级和保级条件' }));
  expect(conditions.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'VIP累计有效投注每 90 天保级',
    'VIP 0 0无要求',
    'VIP 1 当前1,000200',
    'VIP 2 5,0001,000',
    'VIP 3 2万4,000',
  ]);
  const gifts = within(screen.getByRole('table', { name: '晋级礼金和每月存款加赠券' }));
  expect(gifts.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'VIP晋级礼金每月加赠最高',
    'VIP 0 无无',
    'VIP 1 当前850',
    'VIP 2 16100',
    'VIP 3 24150',
  ]);
  expect(within(screen.getByRole('table', { name: '返水比例（占有效投注）' })).getAllByRole('columnheader')).toHaveLength(6);
  expect(screen.getByRole('region', { name: '规则说明' }).textContent).toContain('到期降一级');
});
