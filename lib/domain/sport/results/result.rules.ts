import { DAY, dayStart, dayText, siteDay } from '@/lib/kit/format/site-time';
import { matchPath } from '@/lib/routes';
import { SPORTS, type Match, type SportId } from '@/lib/domain/sport/sport.model';

/** Whether nothing more happens in a match: it was played to its end, or called off. */
export const isOver = ({ status }: Pick<Match, 'status'>): boolean => status === 'ended' || status === 'cancelled';

/** Days that can be looked back at, today included. */
const DAYS = 7;

export interface ResultDay {
  /** First ms of the site day. */
  from: number;
  /** First ms of the next. */
  to: number;
  /** `11-20` */
  name: string;
}

/** The last site days, today first. `now`: ms. */
export function resultDays(now: number): readonly ResultDay[] {
  const today = dayStart(siteDay(now));
  return Array.from({ length: DAYS }, (_, back) => {
    const from = today - back * DAY;
    return { from, to: from + DAY, name: dayText(from) };
  });
}

/** Where a venue's results hold a match that it lists no more. */
export interface ResultHint {
  sport: SportId;
  /** ms */
  startTime: number;
}

/** The page of a match that is over, with what finds it among the results where its venue has forgotten it. */
export function resultPath({ venue, id, sport, startTime }: Pick<Match, 'venue' | 'id' | 'sport' | 'startTime'>): string {
  return `${matchPath(venue, id)}?${new URLSearchParams({ sport, kickoff: String(startTime) }).toString()}`;
}

/** What such an address says; null for another one, and for a kick-off whose results are gone. `now`: ms. */
export function resultHint(sport: unknown, kickoff: unknown, now: number): ResultHint | null {
  const named = SPORTS.find((one) => one === sport);
  const startTime = Number(kickoff);
  if (!named || !Number.isInteger(startTime) || startTime > now) return null;
  return startTime >= resultDays(now).at(-1)!.from ? { sport: named, startTime } : null;
}
