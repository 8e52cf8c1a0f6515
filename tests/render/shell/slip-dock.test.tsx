/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { SlipDock } from '@/components/shell/slip-dock';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { aRecord } from '../../support/slip.builder';

jest.mock('@/components/betting/slip/slip-bar', () => ({ SlipBar: () => <p>投注单条</p> }));

test('an empty slip shows no bar', () => {
  render(<SlipDock />);
  expect(screen.queryByText('投注单条')).toBeNull();
});

test('a receipt of an earlier page shows no bar', async () => {
  usePlacements.getState().add([aRecord({ state: { step: 'accepted', orderId: '7', prices: ['1.83'], best: null } })]);
  render(<SlipDock />);
  await act(async () => void (await import('@/components/betting/slip/slip-bar')));
  expect(screen.queryByText('投注单条')).toBeNull();
});

test('an unfinished bet of an earlier page shows the bar, which follows it', async () => {
  usePlacements.getState().add([aRecord({ state: { step: 'sent' } })]);
  render(<SlipDock />);
  expect(await screen.findByText('投注单条')).toBeTruthy();
});
