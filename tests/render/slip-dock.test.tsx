/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { SlipDock } from '@/components/shell/slip-dock';
import { usePlacements } from '@/lib/domain/slip/placement.store';
import { aRecord } from '../support/slip.builders';

jest.mock('@/components/slip/slip-bar', () => ({ SlipBar: () => <p>投注单条</p> }));

test('an empty slip brings nothing', () => {
  render(<SlipDock />);
  expect(screen.queryByText('投注单条')).toBeNull();
});

test('a bet that an earlier page left under way brings the bar, which follows it', async () => {
  usePlacements.getState().add(aRecord({ state: { step: 'sent' } }));
  render(<SlipDock />);
  expect(await screen.findByText('投注单条')).toBeTruthy();
});
