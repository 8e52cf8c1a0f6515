import { endOfEarly, endOfToday, siteDayOf } from '../../kernel/clock/calendar';
import type { World, WorldMatch, WorldSport } from '../../world/engine/world.model';
import { CODE, ObError } from './ob.error';
import { SPORTS } from './ob.numbers';
import type { ListRequest } from './ob.request';

/** `type` of the list calls. venues §2.3 */
export const LIST = { live: 1, today: 3, early: 4, parlay: 11, result: 28, outright: 100 } as const;
export type ListType = (typeof LIST)[keyof typeof LIST];

const byTime = (a: WorldMatch, b: WorldMatch) => a.kickOff - b.kickOff || a.number - b.number;
const byLeague = (a: WorldMatch, b: WorldMatch) => a.league.rank - b.league.rank || a.league.number - b.league.number || byTime(a, b);

/** Matches of a sport that OB sells in one list. Parlays take any of them. */
export function matchesOf(world: World, type: ListType, sport: WorldSport): readonly WorldMatch[] {
  const now = world.now();
  const end = endOfToday(now);
  const upcoming = (from: number, to: number) => world.matchesBetween(from, to, sport).filter((match) => match.kickOff > now);
  switch (type) {
    case LIST.live:
      return world.live(now, sport).filter((match) => !match.cancelled);
    case LIST.today:
      return upcoming(now, end);
    case LIST.early:
      return upcoming(end, endOfEarly(now));
    case LIST.parlay:
      return ([LIST.live, LIST.today, LIST.early] as const)
        .flatMap((list) => matchesOf(world, list, sport))
        .filter((match) => !match.cancelled);
    default:
      return [];
  }
}

/** Every match of any sport that OB sells now. */
export function matchesOnSale(world: World): readonly WorldMatch[] {
  return SPORTS.flatMap(({ sport }) => matchesOf(world, LIST.parlay, sport));
}

export interface ListFilter {
  /** Leagues, `tid` by `tid`; empty means all. */
  leagues: readonly string[];
  /** Any world ms of the UTC+8 day wanted; null = every day. */
  day: number | null;
  /** 1 by league, 2 by time. */
  sort: number;
}

/** Narrows and sorts a list. */
export function arrange(matches: readonly WorldMatch[], { leagues, day, sort }: ListFilter): readonly WorldMatch[] {
  return matches
    .filter((match) => leagues.length === 0 || leagues.includes(String(match.league.number)))
    .filter((match) => day === null || siteDayOf(match.kickOff) === siteDayOf(day))
    .toSorted(sort === 1 ? byLeague : byTime);
}

/** Level-1 entries of the menu, and what their level-2 numbers add to a sport's first. venues §2.1 */
export const MENU = [
  { menuId: 400, name: '滚球', type: LIST.live, end: 0 },
  { menuId: 402, name: '今日', type: LIST.today, end: 2 },
  { menuId: 403, name: '早盘', type: LIST.early, end: 3 },
  { menuId: 406, name: '冠军', type: LIST.outright, end: 6 },
] as const;

/** The sport of a level-2 number, `euid` of the list calls; null for a number of none. */
export function sportOfMenu(euid: string): WorldSport | null {
  return SPORTS.find(({ menu }) => MENU.some(({ end }) => String(menu + end) === euid))?.sport ?? null;
}

/** Smaller numbers (before 2001) are not a time but one of the relative days of OB's own clients. */
const FIRST_TIME = 1e12;

/** Any ms of the day that a body requests; null = every day. */
export const requestedDay = (md: number | undefined) => (md !== undefined && md >= FIRST_TIME ? md : null);
/** The ids of a text with commas between them. */
export const idsOf = (text: string) =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** The list's type, if this call has it, and its sport. @throws ObError 0408006, 9999999 */
export function listScope(body: ListRequest, types: readonly ListType[]) {
  if (!body.euid) throw new ObError(CODE.noMenu);
  const type = types.find((known) => known === body.type);
  if (type === undefined) throw new ObError(CODE.failed);
  return { type, sport: sportOfMenu(body.euid) };
}

/** The page of a list that a body requests. */
export function pageOf<T>(all: readonly T[], { cpn, cps }: ListRequest): readonly T[] {
  return all.slice((cpn - 1) * cps, cpn * cps);
}
