import type { Change } from '@/lib/domain/money/statement/statement.model';
import { addsUp, foldRounds, isStatement, statementQuery, toStatementView } from '@/lib/domain/money/statement/statement.rules';

const AT = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

/** Changes, newest first, from [kind, title, amount, minutes before AT]; the balance after the oldest is its amount. */
function changes(...rows: readonly (readonly [Change['kind'], string, bigint, number])[]): Change[] {
  let balance = 0n;
  return rows
    .toReversed()
    .map(([kind, title, amount, ago], index): Change => {
      balance += amount;
      return { id: String(index), kind, title, action: '', amount, balance, at: AT - ago * MINUTE };
    })
    .toReversed();
}

test('rounds of one game within ten minutes are one row with their sum and the last balance', () => {
  const list = changes(
    ['game', '琉璃转轮', 300n, 0],
    ['game', '琉璃转轮', -200n, 0],
    ['game', '琉璃转轮', -200n, 1],
    ['bet', 'A vs B', -500n, 2],
    ['game', '琉璃转轮', -200n, 3],
    ['bonus', '新会员赠送', 10_000n, 60],
  );
  expect(
    foldRounds(list).map(({ title, amount, balance, rounds, at, since }) => [title, amount, balance, rounds, (at - since) / MINUTE]),
  ).toEqual([
    ['琉璃转轮', -100n, 9_200n, 2, 1],
    ['A vs B', -500n, 9_300n, 0, 0],
    // A single change stays as it is.
    ['琉璃转轮', -200n, 9_800n, 0, 0],
    ['新会员赠送', 10_000n, 10_000n, 0, 0],
  ]);
});

test('another game, and a pause of more than ten minutes from the newest, begin another row', () => {
  const list = changes(
    ['game', '快三', -100n, 0],
    ['game', '百家乐', -100n, 1],
    ['game', '百家乐', -100n, 10],
    ['game', '百家乐', -100n, 12],
  );
  expect(foldRounds(list).map(({ title, rounds }) => [title, rounds])).toEqual([
    ['快三', 0],
    ['百家乐', 2],
    ['百家乐', 0],
  ]);
});

test('folding loses no money', () => {
  const list = changes(
    ...Array.from(
      { length: 60 },
      (_, index) => ['game', index % 7 === 0 ? '快三' : '百家乐', index % 3 === 0 ? 250n : -100n, index] as const,
    ),
  );
  const sum = (rows: readonly { amount: bigint }[]) => rows.reduce((total, { amount }) => total + amount, 0n);
  expect(sum(foldRounds(list))).toBe(sum(list));
});

test.each([
  [{ opening: 100n, income: 50n, expense: 30n, closing: 120n }, true],
  [{ opening: 100n, income: 50n, expense: 30n, closing: 121n }, false],
])('%j adds up: %s', (sums, expected) => {
  expect(addsUp(sums)).toBe(expected);
});

test('the view is stored in the address, and an invalid one is the default', () => {
  const view = { kind: 'game', range: 'custom', from: '2026-11-01', to: '2026-11-08' } as const;
  const params = new URLSearchParams(statementQuery(view));
  expect(isStatement(params)).toBe(true);
  expect(toStatementView(params)).toEqual(view);
  expect(statementQuery()).toBe('?v=statement');
  expect(toStatementView(new URLSearchParams('v=statement&kind=x&range=y'))).toEqual({ kind: null, range: 'week', from: null, to: null });
  expect(isStatement(new URLSearchParams('type=deposit'))).toBe(false);
});
