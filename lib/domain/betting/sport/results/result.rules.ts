import { dayStart, dayText, siteDay } from '@/lib/kit/format/site-time';
import { DAY } from '@pavilion/number/duration';
import { isOther, SPORTS, type SportId } from '@/lib/domain/betting/match/sport.model';

/** Days of results, today included. */
const DAYS = 7;

export interface ResultDay {
  /** First ms of the site day. */
  from: number;
  /** First ms of the next site day. */
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

/** Facts that find a match in 赛果 after its venue has dropped it. */
export interface ResultHint {
  sport: SportId;
  /** ms */
  startTime: number;
}

/** Parses the parameters of `resultPath`; null for anything else, and for a kick-off too old for 赛果. `now`: ms. */
export function resultHint(sport: unknown, kickoff: unknown, now: number): ResultHint | null {
  const named = typeof sport === 'string' && isOther(sport) ? sport : SPORTS.find((one) => one === sport);
  const startTime = Number(kickoff);
  if (!named || !Number.isInteger(startTime) || startTime > now) return null;
  return startTime >= resultDays(now).at(-1)!.from ? { sport: named, startTime } : null;
}
