/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { MoneyOrderHeader } from '@/components/money/cashier/money-order-header';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/mine/finance/deposit' }));

test.each([
  ['存款', 'deposit'],
  ['取款', 'withdraw'],
] as const)('%s leads to the record of such orders and to 客服', (title, about) => {
  render(<MoneyOrderHeader title={title} about={about} />);
  expect(screen.getByRole('link', { name: `${title}记录` }).getAttribute('href')).toBe(`/mine/record/transRecord?type=${about}`);
  expect(screen.getByRole('link', { name: '客服' }).getAttribute('href')).toContain(`reason=${about}`);
});
