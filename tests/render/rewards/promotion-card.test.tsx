/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { PromotionCard } from '@/components/rewards/promotion/promotion-card';
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
  expect(screen.getByText('活动方没有写明更多规则。')).toBeTruthy();
  expect(screen.getByRole('link', { name: '前往活动' }).getAttribute('href')).toBe('/help/lxtz');
});
