import { putBack, removedOf, replaceLeg } from '@/lib/domain/slip/legs.rules';
import { aLeg } from '../../support/slip.builder';

const [a, b, c] = ['a', 'b', 'c'].map((id) => aLeg({ selectionId: id })) as [
  ReturnType<typeof aLeg>,
  ReturnType<typeof aLeg>,
  ReturnType<typeof aLeg>,
];
const MAX_LEGS = 20;

test('a moved line keeps its stake; where the new selection is in the slip already, the leg joins it', () => {
  const jumped = replaceLeg({ legs: [a, c], stakes: { a: '10' } }, 'a', b);
  expect(jumped).toEqual({ legs: [b, c], stakes: { b: '10' } });
  expect(replaceLeg({ legs: [b, a], stakes: { a: '5', b: '10' } }, 'a', b)).toEqual({ legs: [b], stakes: { b: '10' } });
});

test('what was removed comes back to its place with its stake', () => {
  const before = { legs: [a, b, c], stakes: { a: '1', b: '2' } };
  const removed = removedOf(before, ['a', 'b']);
  expect(putBack({ legs: [c], stakes: {} }, removed, MAX_LEGS)).toEqual(before);
});

test('what is bet, typed or added meanwhile stays as it is', () => {
  const removed = removedOf({ legs: [a, b, c], stakes: { b: '2' } }, ['b', 'c']);
  // a was bet, c chosen again with another stake.
  expect(putBack({ legs: [c], stakes: { c: '9' } }, removed, MAX_LEGS)).toEqual({ legs: [c, b], stakes: { b: '2', c: '9' } });
  expect(putBack({ legs: [a], stakes: {} }, removed, 2).legs).toEqual([a, b]);
});
