import { namedScore, scoreColumns } from '@/lib/domain/betting/sport/market/correct-score.rules';
import type { Selection } from '@/lib/domain/betting/match/sport.model';

const selection = (label: string): Selection => ({ id: label, role: 'other', name: label, label, line: null, price: null });
const MARKET = { period: 'full', selections: ['0-0', '0-1', '1-0', '1-1', '2-0', '2-1', '1-2', '3-0', '其他'].map(selection) } as const;
const labels = (match: Parameters<typeof scoreColumns>[1], market: Parameters<typeof scoreColumns>[0] = MARKET) => {
  const { home, draw, away } = scoreColumns(market, match);
  return [home, draw, away].map((column) => column.map(({ label }) => label).join(' '));
};

test('sorts scores by winner, few goals first, the rest below the draws', () => {
  expect(labels({ status: 'upcoming', score: null })).toEqual(['1-0 2-0 2-1 3-0', '0-0 1-1 其他', '0-1 1-2']);
});

test('leaves out scores that are no longer possible', () => {
  expect(labels({ status: 'live', score: [1, 1] })).toEqual(['2-1', '1-1 其他', '1-2']);
  // A second half begins at 0-0.
  expect(labels({ status: 'live', score: [1, 1] }, { ...MARKET, period: 'second-half' })[1]).toBe('0-0 1-1 其他');
});

test('reads a score as venues write it', () => {
  expect(['2-1', ' 2 : 1', '其他', '2-', '-0.5/1'].map(namedScore)).toEqual([[2, 1], [2, 1], null, null, null]);
});
