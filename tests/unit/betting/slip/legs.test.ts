import { restoreLegs, removedOf, replaceLeg } from '@/lib/domain/betting/slip/legs.rules';
import { aLeg } from '../../../support/slip.builder';

const [a, b, c] = ['a', 'b', 'c'].map((id) => aLeg({ selectionId: id })) as [
  ReturnType<typeof aLeg>,
  ReturnType<typeof aLeg>,
  ReturnType<typeof aLeg>,
];
const MAX_LEGS = 20;

test('a moved line keeps its stake, and merges with a leg that has the new selection already', () => {
  const jumped = replaceLeg({ legs: [a, c], stakes: { a: '10' } }, 'a', b);
  expect(jumped).toEqual({ legs: [b, c], stakes: { b: '10' } });
  expect(replaceLeg({ legs: [b, a], stakes: { a: '5', b: '10' } }, 'a', b)).toEqual({ legs: [b], stakes: { b: '10' } });
});

test('undoing a removal restores a leg at its place with its stake', () => {
  const before = { legs: [a, b, c], stakes: { a: '1', b: '2' } };
  const removed = removedOf(before, ['a', 'b']);
  expect(restoreLegs({ legs: [c], stakes: {} }, removed, MAX_LEGS)).toEqual(before);
});

test('undoing a removal keeps bets, stakes and legs from the meantime', () => {
  const removed = removedOf({ legs: [a, b, c], stakes: { b: '2' } }, ['b', 'c']);
  // a was bet, c chosen again with another stake.
  expect(restoreLegs({ legs: [c], stakes: { c: '9' } }, removed, MAX_LEGS)).toEqual({ legs: [c, b], stakes: { b: '2', c: '9' } });
  expect(restoreLegs({ legs: [a], stakes: {} }, removed, 2).legs).toEqual([a, b]);
});
