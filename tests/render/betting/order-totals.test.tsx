/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { OrderTotals } from '@/components/betting/order/order-totals';
import { anOrder } from '../../support/slip.builder';

const ORDERS = [
  anOrder({ id: '1', state: 'settled', stake: 5_000n }),
  anOrder({ id: '2', state: 'settled', stake: 2_000n }),
  anOrder({ id: '3', state: 'rejected', stake: 9_000n }),
];

const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('totals of settled bets', () => {
  it('leave a rejected bet out of count and stake', () => {
    render(<OrderTotals state="settled" orders={ORDERS} total={3} totals={null} complete />);
    expect(figure('笔数')).toBe('2');
    expect(figure('投注额')).toBe('70.00');
  });

  it('are the venues’ own while more can be loaded', () => {
    const totals = { count: 41, stake: 410_000n, payout: 400_000n, profit: -10_000n };
    render(<OrderTotals state="settled" orders={ORDERS} total={44} totals={totals} complete={false} />);
    expect(figure('笔数')).toBe('41');
    expect(figure('投注额')).toBe('4,100.00');
  });

  it('show no zeros where no bet counts', () => {
    render(<OrderTotals state="settled" orders={ORDERS.slice(2)} total={1} totals={null} complete />);
    expect(screen.queryByText('投注额')).toBeNull();
    render(<OrderTotals state="open" orders={[]} total={0} totals={null} complete />);
    expect(screen.queryByText('0.00')).toBeNull();
  });
});
