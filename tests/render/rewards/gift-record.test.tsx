/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { couponClaimCall, couponListCall, couponUseCall } from '@pavilion/contract/calls/coupon.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { giftListCall } from '@pavilion/contract/calls/gift.calls';
import { CouponScreen } from '@/components/rewards/coupon/coupon-screen';
import { GiftHistory } from '@/components/rewards/gift/gift-history';
import { useClaims } from '@/lib/domain/rewards/bonus/claim.store';
import { toCsv } from '@/lib/domain/rewards/gift/gift-csv.rules';
import { giftQuery, toGiftView } from '@/lib/domain/rewards/gift/gift.rules';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { aCoupon, aGift, aGiftPage, couponOnWire, couponsOnWire, giftsOnWire } from '../../support/bonus.builder';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getMember = platform.on(memberInfoCall, memberOnWire);
const getCoupons = platform.on(couponListCall, couponsOnWire);
const creditCoupon = platform.on(couponUseCall, couponOnWire);
const claimCoupon = platform.on(couponClaimCall, couponOnWire);
const getGifts = platform.on(giftListCall, giftsOnWire);

const mockReplace = jest.fn();
let mockQuery = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => new URLSearchParams(mockQuery),
}));

beforeAll(() => mockDialogs());
beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  useClaims.setState({ records: [], known: [] });
  mockQuery = '';
  getMember.mockResolvedValue(aMember());
});

function show(screenOf: React.ReactNode) {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(screenOf, client);
  return userEvent.setup({ delay: null });
}

// @spec 2.39
test('gifts are listed with their turnover, the platform’s totals above, and the details in a sheet', async () => {
  getGifts.mockResolvedValue(
    aGiftPage({ list: [aGift(), aGift({ id: '340000000000001', state: 'rejected', title: '生日礼金', reason: '审核未通过' })] }),
  );
  const user = show(<GiftHistory />);
  const row = await screen.findByRole('button', { name: /首存礼/ });
  expect(row.textContent).toContain('20.00 / 150.00');
  const totals = screen.getByRole('region', { name: '合计（仅计已到账）' }).textContent;
  expect(totals).toContain('60.00 / 450.00');
  await user.click(screen.getByRole('button', { name: /生日礼金/ }));
  const sheet = screen.getByRole('dialog', { name: '生日礼金' });
  expect(sheet.textContent).toContain('审核未通过');
  expect(within(sheet).queryByRole('link', { name: '查看流水' })).toBeNull();
});

test('the filter is in the address, and an empty result offers to clear it', async () => {
  mockQuery = 'kind=coupon&state=rejected';
  getGifts.mockResolvedValue(aGiftPage({ list: [] }));
  const user = show(<GiftHistory />);
  await user.click(await screen.findByRole('button', { name: '清除筛选' }));
  expect(mockReplace).toHaveBeenCalledWith('/mine/record/giftRecord', { scroll: false });
  expect(getGifts.mock.calls[0]![0]).toMatchObject({ kind: 'coupon', state: 'rejected', page: 1 });
  const address = '?kind=gift&state=reviewing&range=month';
  expect(giftQuery(toGiftView(new URLSearchParams(address)))).toBe(address);
  expect(giftQuery(toGiftView(new URLSearchParams('kind=x&state=y')))).toBe('');
});

test('the exported table has a row per gift, in coins', () => {
  expect(toCsv([aGift()]).trimEnd().split('\r\n')[1]).toContain('首存礼,50.00,150.00,20.00,已到账');
});

// @spec 2.40
test('a cash coupon shows its terms and is used once under one key', async () => {
  getCoupons.mockResolvedValue([aCoupon({ state: 'claimed' })]);
  creditCoupon.mockResolvedValue(aCoupon({ state: 'used', credited: 500n }));
  const user = show(<CouponScreen />);
  expect((await screen.findByLabelText('现金券')).textContent).toBe(
    '金额5.00 币流水入账金额的 1 倍，完成后可提款期限2026-11-20 20:00 前使用',
  );
  await user.click(screen.getByRole('button', { name: '使用' }));
  getCoupons.mockResolvedValue([aCoupon({ state: 'used', credited: 500n, usedAt: 0 })]);
  await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: '使用，入账 5.00 币' }));
  expect(await within(screen.getByRole('dialog')).findByText(/入账 5.00 币$/)).toBeTruthy();
  expect(creditCoupon).toHaveBeenCalledTimes(1);
});

test('a claimable coupon is claimed in place, and a deposit coupon links to the deposit', async () => {
  getCoupons.mockResolvedValue([aCoupon()]);
  claimCoupon.mockResolvedValue(aCoupon({ state: 'claimed' }));
  const user = show(<CouponScreen />);
  getCouponsAfterClaim();
  await user.click(await screen.findByRole('button', { name: '领取' }));
  expect(await screen.findByRole('link', { name: '去存款' })).toBeTruthy();
  expect(claimCoupon).toHaveBeenCalledWith({ id: '350000000000001' });
});

function getCouponsAfterClaim() {
  getCoupons.mockResolvedValueOnce([aCoupon()]);
  getCoupons.mockResolvedValue([aCoupon({ state: 'claimed', kind: 'deposit', percent: 10 })]);
}
