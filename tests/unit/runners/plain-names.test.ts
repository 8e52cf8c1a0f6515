import { lintLines } from '../../support/lint';

/** A line and the word that the rule suggests. */
const BAD: readonly (readonly [string, RegExp])[] = [
  ['const heldToken = read();', /cached, stored/],
  ['const MOST_PAGES = 4;', /MAX_/],
  ['const LONGEST_MS = 4;', /MAX_/],
  ['interface RowOf { id: string }', /noun/],
  ['const show = (place: number) => place;', /index, position/],
  ['interface Props { place: string }', /index, position/],
  ['function LateList() {}', /Lazy/],
  ['const { name: competitionName } = read();', /league/],
  ['list.some((turn) => turn > 1);', /attempt/],
];
const GOOD = [
  'function place() {}',
  'interface Venue { place(placement: Placement): Promise<void> }',
  'const { held } = answer;',
  'const surface = valueOf(returned);',
  'const turnover = endsAt - startsAt;',
  'const { first, ...rest } = props;',
  'const returnOf = (stake: bigint) => stake;',
];

test('rejects a private word in a name, and suggests a common one', () => {
  const found = lintLines('pavilion/plain-names', [...BAD.map(([line]) => line), ...GOOD]);
  expect(found.map(({ line }) => line)).toEqual(BAD.map((_, index) => index + 1));
  found.forEach(({ message }, index) => expect(message).toMatch(BAD[index]![1]));
});
