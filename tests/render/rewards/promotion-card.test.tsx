/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { PromotionCard } from '@/components/rewards/promotion/promotion-card';
import { PromotionItem } from '@/components/rewards/promotion/promotion-item';
import { aPromotion } from '../../support/bonus.builder';
import adsFixture from '../../contract/fixtures/station-ads.json';

const ad = (over: object) => ({
  ...adsFixture.response.data[0]!,
  jumpType: 1,
  jumpUrl: '/user/register',
  content: '每人一次。\n没有流水要求。',
  ...over,
});

// @spec 2.23
test('shows the terms in place, and offers registration only to visitors', () => {
  const { rerender } = render(<PromotionCard ad={ad({})} signedIn={false} />);
  expect(screen.getByText('没有流水要求。').closest('details')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去注册' }).getAttribute('href')).toBe('/user/register?redirect=%2Factivity%2Fdiscount');
  rerender(<PromotionCard ad={ad({})} signedIn />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('每人一次。')).toBeTruthy();
});

test('states that a promotion has no terms, and links to its target', () => {
  render(<PromotionCard ad={ad({ content: '', jumpUrl: '/help/lxtz' })} signedIn />);
  expect(screen.getByText('活动方未注明更多规则。')).toBeTruthy();
  expect(screen.getByRole('link', { name: '前往活动' }).getAttribute('href')).toBe('/help/lxtz');
});

test.each([
  ['2026-10-27T16:00:00.000Z', null, '2026-10-28 起·长期有效'],
  ['2026-11-25T00:00:00.000Z', '2026-11-30T15:59:00.000Z', '2026-11-25 08:00 至 2026-11-30'],
  [null, '2026-11-30T04:30:00.000Z', '至 2026-11-30 12:30'],
  [null, null, '长期有效'],
])('dates from %s to %s read the same in every promotion', (startTime, endTime, text) => {
  const { unmount } = render(<PromotionCard ad={ad({ startTime, endTime })} signedIn />);
  expect(screen.getByText(`活动时间 ${text}`)).toBeTruthy();
  unmount();
  render(<PromotionItem promotion={aPromotion({ startTime, endTime })} open={false} action={null} />);
  expect(screen.getByText(`活动时间 ${text}`)).toBeTruthy();
});
