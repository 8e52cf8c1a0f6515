/** A time of the week at which a league plays: day after Monday, minutes after local midnight, maximum of matches that share it. */
export interface Kick {
  day: number;
  minutes: number;
  room: number;
}

const slot = (day: number, hour: number, minute: number, room: number): Kick => ({ day, minutes: hour * 60 + minute, room });

const FRIDAY = 4;
const NEXT_MONDAY = 7;

/** Weekends by league, in order of preference: the first ones fill first. */
const WEEKENDS: Readonly<Record<string, readonly Kick[]>> = {
  'eng.1': [slot(5, 12, 30, 1), slot(5, 15, 0, 4), slot(5, 17, 30, 1), slot(6, 14, 0, 2), slot(6, 16, 30, 1), slot(7, 20, 0, 1)],
  'eng.2': [slot(4, 20, 0, 1), slot(5, 12, 30, 2), slot(5, 15, 0, 7), slot(6, 12, 0, 2)],
  'esp.1': [
    slot(4, 21, 0, 1),
    slot(5, 14, 0, 1),
    slot(5, 16, 15, 1),
    slot(5, 18, 30, 1),
    slot(5, 21, 0, 1),
    slot(6, 14, 0, 1),
    slot(6, 16, 15, 1),
    slot(6, 18, 30, 1),
    slot(6, 21, 0, 1),
    slot(7, 21, 0, 1),
  ],
  'ger.1': [slot(4, 20, 30, 1), slot(5, 15, 30, 4), slot(5, 18, 30, 1), slot(6, 15, 30, 1), slot(6, 17, 30, 1), slot(6, 19, 30, 1)],
  'ita.1': [
    slot(4, 20, 45, 1),
    slot(5, 15, 0, 2),
    slot(5, 18, 0, 1),
    slot(5, 20, 45, 1),
    slot(6, 12, 30, 1),
    slot(6, 15, 0, 1),
    slot(6, 18, 0, 1),
    slot(6, 20, 45, 1),
    slot(7, 20, 45, 1),
  ],
  'fra.1': [
    slot(4, 20, 45, 1),
    slot(5, 17, 0, 1),
    slot(5, 19, 0, 1),
    slot(5, 21, 5, 1),
    slot(6, 15, 0, 1),
    slot(6, 17, 15, 3),
    slot(6, 20, 45, 1),
  ],
  'ned.1': [
    slot(4, 20, 0, 1),
    slot(5, 16, 30, 1),
    slot(5, 18, 45, 1),
    slot(5, 20, 0, 2),
    slot(6, 12, 15, 1),
    slot(6, 14, 30, 2),
    slot(6, 16, 45, 1),
  ],
  'por.1': [
    slot(4, 20, 15, 1),
    slot(5, 15, 30, 2),
    slot(5, 18, 0, 1),
    slot(5, 20, 30, 1),
    slot(6, 15, 30, 2),
    slot(6, 18, 0, 1),
    slot(7, 20, 15, 1),
  ],
  'tur.1': [
    slot(4, 20, 0, 1),
    slot(5, 14, 30, 1),
    slot(5, 17, 0, 2),
    slot(5, 20, 0, 1),
    slot(6, 14, 30, 1),
    slot(6, 17, 0, 2),
    slot(7, 20, 0, 1),
  ],
  'sco.1': [slot(5, 12, 30, 1), slot(5, 15, 0, 3), slot(6, 12, 0, 1), slot(6, 15, 0, 1)],
  'ksa.1': [slot(4, 18, 0, 1), slot(4, 20, 30, 2), slot(5, 17, 30, 1), slot(5, 20, 0, 2), slot(6, 18, 0, 1), slot(6, 20, 30, 2)],
  'chn.1': [slot(4, 19, 35, 2), slot(5, 15, 30, 1), slot(5, 19, 0, 1), slot(5, 19, 35, 2), slot(6, 15, 30, 1), slot(6, 19, 35, 1)],
  'jpn.1': [slot(4, 19, 0, 1), slot(5, 14, 0, 4), slot(5, 16, 0, 2), slot(6, 14, 0, 2), slot(6, 17, 0, 1)],
  'bra.1': [slot(5, 16, 0, 2), slot(5, 18, 30, 2), slot(5, 21, 0, 1), slot(6, 11, 0, 1), slot(6, 16, 0, 2), slot(6, 18, 30, 2)],
  'usa.1': [slot(5, 14, 30, 2), slot(5, 19, 30, 6), slot(5, 20, 30, 3), slot(5, 22, 30, 2), slot(6, 16, 45, 1), slot(6, 19, 0, 1)],
};

/** Midweek rounds, Tuesday to Thursday. */
const MIDWEEKS: Readonly<Record<string, readonly Kick[]>> = {
  'uefa.cl': [slot(1, 18, 45, 2), slot(1, 21, 0, 7), slot(2, 18, 45, 2), slot(2, 21, 0, 7)],
  'uefa.el': [slot(3, 18, 45, 6), slot(3, 21, 0, 7)],
  'eng.1': [slot(1, 19, 30, 3), slot(1, 20, 15, 1), slot(2, 19, 30, 4), slot(2, 20, 15, 2)],
  'eng.2': [slot(1, 19, 45, 6), slot(2, 19, 45, 6)],
  'chn.1': [slot(1, 19, 35, 4), slot(2, 19, 35, 4)],
  'jpn.1': [slot(2, 19, 0, 10)],
  'ksa.1': [slot(1, 18, 0, 2), slot(1, 20, 30, 3), slot(2, 18, 0, 2), slot(2, 20, 30, 2)],
  'bra.1': [slot(1, 19, 30, 2), slot(2, 19, 0, 4), slot(2, 21, 30, 2), slot(3, 20, 0, 2)],
  'usa.1': [slot(2, 19, 30, 8), slot(2, 20, 30, 4), slot(2, 22, 30, 3)],
};
const OTHER_MIDWEEK: readonly Kick[] = [slot(1, 18, 30, 2), slot(1, 20, 45, 3), slot(2, 18, 30, 2), slot(2, 20, 45, 3)];

export function isCup(league: string): boolean {
  return league === 'uefa.cl' || league === 'uefa.el';
}

/** Special conditions of a round. */
interface Round {
  midweek: boolean;
  /** True when the league plays in the middle of the next week: no match on its Monday. */
  midweekNext: boolean;
  /** True for the last of a season: all of its matches begin at one time. */
  last: boolean;
}

/** The times of a league's round. */
export function kicksOf(league: string, { midweek, midweekNext, last }: Round): readonly Kick[] {
  const all = midweek ? (MIDWEEKS[league] ?? OTHER_MIDWEEK) : (WEEKENDS[league] ?? []);
  if (last) return [widestOf(all)!];
  return midweekNext ? all.filter((kick) => kick.day < NEXT_MONDAY) : all;
}

/** The time with the most room that is not next to cup days. */
export function widestOf(kicks: readonly Kick[]): Kick | undefined {
  return kicks.toSorted((a, b) => b.room - a.room).find((kick) => !isEdge(kick));
}

/** True for Friday and Monday, which are next to cup days: sides that play in a European cup do not play on them. */
export function isEdge(kick: Kick): boolean {
  return kick.day === FRIDAY || kick.day >= NEXT_MONDAY;
}
