import type { Match } from '@/lib/domain/betting/match/sport.model';
import type { SortBy } from '../list/board.rules';
import { byText } from '../price/list-entry.rules';

export interface ResultGroup {
  /** Id of the league; `` for all leagues by time. */
  key: string;
  /** Name of the league. */
  title: string;
  matches: readonly Match[];
}

const latestFirst = (a: Match, b: Match) => b.startTime - a.startTime || byText(a.id, b.id);

/** Results under their leagues, pinned and important ones first, or all of them by time; the latest match first in each group. */
export function groupResults(
  matches: readonly Match[],
  { sort, pinned }: { sort: SortBy; pinned: readonly string[] },
): readonly ResultGroup[] {
  if (sort === 'time') return matches.length === 0 ? [] : [{ key: '', title: '', matches: matches.toSorted(latestFirst) }];
  const leagues = new Map<string, Match[]>();
  for (const match of matches) {
    const group = leagues.get(match.league.id);
    if (group) group.push(match);
    else leagues.set(match.league.id, [match]);
  }
  const onTop = ({ league }: Match) => Number(pinned.includes(league.name));
  return [...leagues]
    .toSorted(([a, [one]], [b, [other]]) => onTop(other!) - onTop(one!) || one!.league.rank - other!.league.rank || byText(a, b))
    .map(([key, group]) => ({ key, title: group[0]!.league.name, matches: group.toSorted(latestFirst) }));
}

/** The first `count` matches of groups; groups without one are left out. */
export function firstResults(groups: readonly ResultGroup[], count: number): readonly ResultGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const matches = group.matches.slice(0, Math.max(0, left));
    left -= matches.length;
    return matches.length === 0 ? [] : [{ ...group, matches }];
  });
}
