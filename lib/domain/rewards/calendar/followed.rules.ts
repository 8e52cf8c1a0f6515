import { dayStart, siteDay } from '@/lib/kit/format/site-time';
import { DAY } from '@pavilion/number/duration';

/** Matches of one day of the site. `at`: its first ms. */
export interface MatchDay<M> {
  at: number;
  matches: readonly M[];
}

/** Matches by the day on which they begin, earliest first. */
export function byDay<M extends { startTime: number; id: string }>(matches: readonly M[]): readonly MatchDay<M>[] {
  const days = new Map<number, M[]>();
  for (const match of matches.toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1))) {
    const day = siteDay(match.startTime);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days].map(([day, list]) => ({ at: dayStart(day), matches: list }));
}

/** 今天, 明天, else null. `now`: world ms. */
export function nearDay(at: number, now: number): 'today' | 'tomorrow' | null {
  const ahead = siteDay(at) - siteDay(now);
  return ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : null;
}

/** Day of the week, 0 for Monday. */
export function weekdayOf(at: number): number {
  return (siteDay(at + DAY / 2) + 3) % 7;
}
