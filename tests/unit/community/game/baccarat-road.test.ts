import { bigRoadOf, runOf } from '../../../../sandbox/modules/community/game/games/baccarat-road/big-road.rules';

const SIDES = { B: 'banker', P: 'player', T: 'tie' } as const;

/** The big road of hands in letters, such as `BBPT`. */
const roadOf = (letters: string) =>
  bigRoadOf([...letters].map((letter, index) => ({ key: String(index), winner: SIDES[letter as keyof typeof SIDES] })));

/** Its rows as text: a letter for each hand, `.` where none is. */
function drawn(letters: string): string[] {
  const cells = roadOf(letters);
  const columns = Math.max(...cells.map(({ column }) => column + 1));
  return [0, 1, 2, 3, 4, 5].map((row) =>
    Array.from({ length: columns }, (_, column) => {
      const found = cells.filter((cell) => cell.column === column && cell.row === row);
      expect(found.length).toBeLessThan(2);
      return found[0] ? (found[0].side === 'banker' ? 'B' : 'P') : '.';
    }).join(''),
  );
}

describe('大路', () => {
  it('begins a column with each change of the side', () => {
    expect(drawn('BBPBBB')).toEqual(['BPB', 'B.B', '..B', '...', '...', '...']);
  });

  it('continues a run of more than six to the right, and the next run beside its beginning', () => {
    expect(drawn('BBBBBBBBPP')).toEqual(['BP.', 'BP.', 'B..', 'B..', 'B..', 'BBB']);
  });

  it('a run above the end of another goes to the right where its way down ends', () => {
    expect(drawn('BBBBBBBBPPPPPPP')).toEqual(['BP..', 'BP..', 'BP..', 'BP..', 'BPPP', 'BBB.']);
  });

  it('begins a run in the next free column of the first row', () => {
    const rows = drawn(`${'B'.repeat(12)}${'P'.repeat(12)}${'B'.repeat(12)}${'P'.repeat(12)}${'B'.repeat(12)}${'P'.repeat(12)}BP`);
    expect(rows.join('').replaceAll('.', '')).toHaveLength(74);
    expect(rows[0]).toMatch(/BP$/);
  });

  it('counts ties on the hand before them, and those before the first win on that', () => {
    expect(roadOf('TTBTPTT').map(({ side, ties }) => [side, ties])).toEqual([
      ['banker', 3],
      ['player', 2],
    ]);
    expect(roadOf('TT')).toEqual([]);
  });

  it.each([
    ['', 0],
    ['T', 0],
    ['B', 1],
    ['PBBTB', 3],
    ['BBP', 1],
  ])('after %s the run has the length %i', (letters, length) => expect(runOf(roadOf(letters))).toBe(length));
});
