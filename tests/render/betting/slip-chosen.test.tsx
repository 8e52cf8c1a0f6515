/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { useIsChosen, useSlip } from '@/lib/domain/betting/slip/slip.store';
import { setStakes } from '@/lib/domain/betting/slip/stakes.store';
import { aLeg } from '../../support/slip.builder';

const rendered: string[] = [];
function Price({ id }: { id: string }) {
  rendered.push(id);
  return <p>{`${id} ${useIsChosen(id) ? 'chosen' : 'free'}`}</p>;
}

test('a tap renders only the button whose selection was added or removed', () => {
  render(['1', '2', '3'].map((id) => <Price key={id} id={id} />));
  const toggle = (id: string) => act(() => void useSlip.getState().toggleLeg(aLeg({ selectionId: id, marketId: id, matchId: id })));
  rendered.length = 0;
  toggle('2');
  expect([rendered, screen.queryByText('2 chosen') !== null]).toEqual([['2'], true]);
  toggle('3');
  toggle('2');
  expect(rendered).toEqual(['2', '3', '2']);
  expect(screen.getByText('2 free')).toBeTruthy();
  // Stakes do not matter here.
  act(() => setStakes(['3'], '10'));
  act(() => useSlip.getState().removeLegs(['3']));
  expect(rendered).toEqual(['2', '3', '2', '3']);
});
