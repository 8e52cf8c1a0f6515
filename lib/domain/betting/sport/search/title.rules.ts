import { contendersOf } from '@/lib/domain/betting/sport/search/name-search.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { letters } from '@/lib/domain/betting/sport/compare/team-names.rules';
import { likeness } from '@/lib/domain/betting/sport/compare/twin.rules';

/** Likeness from which two names may be one league's, or one contender's. */
const LIKE = 0.8;

/** The first year in a title; empty where there is none. */
const yearOf = ({ home }: Match) => /20\d\d/.exec(home.name)?.[0] ?? '';

/** The prize, without league and season: `冠军`, `联赛阶段第一`. */
const prizeOf = ({ home, league }: Match) => letters(home.name.replace(league.name, '')).replaceAll(/\d/g, '');

/** True if two venues sell one title: similar leagues, the same season and prize, and half of the shorter list of contenders. */
export function isSameTitle(a: Match, b: Match): boolean {
  if (a.sport !== b.sport || prizeOf(a) !== prizeOf(b)) return false;
  const [year, other] = [yearOf(a), yearOf(b)];
  if (year !== '' && other !== '' && year !== other) return false;
  if (likeness(a.league.name, b.league.name) < LIKE) return false;
  const [few, many] = [contendersOf(a), contendersOf(b)].toSorted((one, two) => one.length - two.length);
  const shared = few!.filter((name) => many!.some((one) => likeness(name, one) >= LIKE));
  return shared.length * 2 >= few!.length;
}

/** Groups 冠军 of several venues by title, in the order given: one of each venue that sells it. */
export function byTitle(found: readonly Match[]): readonly (readonly Match[])[] {
  const titles: Match[][] = [];
  for (const one of found) {
    const same = titles.find((title) => title.every(({ venue }) => venue !== one.venue) && isSameTitle(title[0]!, one));
    if (same) same.push(one);
    else titles.push([one]);
  }
  return titles;
}
