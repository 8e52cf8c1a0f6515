/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { MarketFilter } from '@/components/betting/sport/market/market-filter';
import type { SportId } from '@/lib/domain/betting/match/sport.model';

const ignore = () => undefined;

test.each<[SportId, string[]]>([
  ['football', ['全部', '让球', '大小', '上半场']],
  ['basketball', ['全部', '让分', '总分', '上半场']],
  ['tennis', ['全部', '让局', '总局', '上半场']],
])('filter chips of %s use the names of its markets', (sport, names) => {
  render(
    <MarketFilter sport={sport} chips={['all', 'handicap', 'total', 'first-half']} chip="all" onChip={ignore} text="" onText={ignore} />,
  );
  const chips = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(chips.filter((name) => name !== '')).toEqual(names);
});
