/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { useIsChosen, useSlip } from '@/lib/domain/slip/slip.store';
import { setStakes } from '@/lib/domain/slip/stakes.store';
import { aLeg } from '../support/slip.builder';

const drawn: string[] = [];
function Price({ id }: { id: string }) {
  drawn.push(id);
  return <p>{`${id} ${useIsChosen(id) ? 'chosen' : 'free'}`}</p>;
}

test('a tap renders only the button whose selection was added or removed', () => {
  render(['1', '2', '3'].map((id) => <Price key={id} id={id} />));
  const tap = (id: string) => act(() => void useSlip.getState().toggleLeg(aLeg({ selectionId: id, marketId: id, matchId: id })));
  drawn.length = 0;
  tap('2');
  expect([drawn, screen.queryByText('2 chosen') !== null]).toEqual([['2'], true]);
  tap('3');
  tap('2');
  expect(drawn).toEqual(['2', '3', '2']);
  expect(screen.getByText('2 free')).toBeTruthy();
  // Stakes are nobody's business here.
  act(() => setStakes(['3'], '10'));
  act(() => useSlip.getState().removeLegs(['3']));
  expect(drawn).toEqual(['2', '3', '2', '3']);
});
