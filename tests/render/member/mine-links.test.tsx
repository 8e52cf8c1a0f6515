/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { couponListCall } from '@pavilion/contract/calls/coupon.calls';
import { mailListCall, mailUnreadCall } from '@pavilion/contract/calls/mail.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { MineHub } from '@/components/member/account/mine-hub';
import { MineRows } from '@/components/member/account/mine-rows';
import { TabBar } from '@/components/shell/tab-bar';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { aCoupon, couponsOnWire } from '../../support/bonus.builder';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
platform.on(memberInfoCall, memberOnWire).mockResolvedValue(aMember());
const getCoupons = platform.on(couponListCall, couponsOnWire);
platform.on(mailUnreadCall).mockResolvedValue({ unread: 3 });
platform.on(mailListCall);

jest.mock('@/components/betting/order/open-orders-card', () => ({ OpenOrdersCard: () => null }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/mine' }));

const show = () =>
  renderWithClient(
    <>
      <MineHub member={aMember()} rows={<MineRows />} />
      <TabBar current="mine" />
    </>,
    makeQueryClient(),
  );

test('each icon of 我的 and the tab bar stands for one thing', () => {
  getCoupons.mockResolvedValue([]);
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

test('投注记录 and the other records come before bonuses and activities', () => {
  getCoupons.mockResolvedValue([]);
  show();
  const order = ['投注记录', '交易记录', '余额', '流水', '我的红利', '幸运翻牌', 'VIP'].map((name) =>
    screen.getByRole('link', { name: new RegExp(`^${name}`) }),
  );
  for (const [index, link] of order.slice(1).entries()) {
    expect(order[index]!.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

test('福利券 shows how many coupons wait for a claim', async () => {
  getCoupons.mockResolvedValue([aCoupon(), aCoupon({ id: '2' }), aCoupon({ id: '3', state: 'claimed' })]);
  show();
  expect((await screen.findByText('2 张可领')).closest('a')?.getAttribute('href')).toBe('/mine/record/welfare');
});

test('unread mail is marked in the brand’s colour, not as an error', async () => {
  getCoupons.mockResolvedValue([]);
  show();
  expect((await screen.findByText('3')).className).toContain('bg-brand');
});
