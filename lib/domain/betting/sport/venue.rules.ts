import { toVenueCode, VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { isOther, SPORT_TABS, SPORTS, type ListName, type SportId, type SportTab } from '../match/sport.model';

export interface VenueTab {
  code: VenueCode;
  /** `FB体育` */
  name: string;
  state: 'open' | 'maintenance';
  /** End of the maintenance, from the platform. */
  until: string | null;
}

/** The deciding parts of a category of the naming list. */
export interface NamedCategory {
  category: string;
  /** Null while unknown. */
  venues: readonly { code: string; name: string; state: number; maintainEnd?: string | null }[] | null;
}

const SPORT_CATEGORY = 'TY';
const OPEN = 1;
const MAINTENANCE = 2;

/** Venues of the sport page: named by the platform and supported by an adapter. While the list is unknown, every adapter's. */
export function venueTabs(naming: readonly NamedCategory[] | null, adapters: readonly VenueCode[]): readonly VenueTab[] {
  const sports = naming?.find(({ category }) => category === SPORT_CATEGORY);
  const named = naming && !sports ? [] : sports?.venues;
  if (!named) return adapters.map((code) => ({ code, name: code, state: 'open', until: null }));
  return named.flatMap(({ code, name, state, maintainEnd }): VenueTab[] => {
    const known = adapters.find((adapter) => adapter === toVenueCode(code));
    if (!known || (state !== OPEN && state !== MAINTENANCE)) return [];
    return [{ code: known, name, state: state === OPEN ? 'open' : 'maintenance', until: maintainEnd ?? null }];
  });
}

/** The venue in the address, else the first open one. */
export function chosenVenue(tabs: readonly VenueTab[], requested: string | null | undefined): VenueTab | null {
  const venue = toVenueCode(requested);
  return tabs.find(({ code }) => code === venue) ?? tabs.find(({ state }) => state === 'open') ?? tabs[0] ?? null;
}

export function isVenueCode(text: string): text is VenueCode {
  return VENUE_CODES.some((code) => code === text);
}

/** `FB`: the short mark of a venue, or of the venue of a star `FBTY:863211`. */
export function venueMark(code: string): string {
  return code.slice(0, 2);
}

/** `?t=`; anything unknown is 滚球. */
export function tabOf(text: string | null | undefined): SportTab {
  return SPORT_TABS.find((tab) => tab === text) ?? 'live';
}

/** `?sport=`: 1 足球, 2 篮球, 3 网球, or a sport in the general form; anything unknown is 足球. */
export function sportOf(text: string | null | undefined): SportId {
  return text && isOther(text) ? text : (SPORTS[Number(text) - 1] ?? 'football');
}

/** The sport at this venue: another venue's sport in the general form is none of its own, so that 足球 takes its place. */
export function sportAt(sport: SportId, venue: string | undefined): SportId {
  return isOther(sport) && venue?.[0]?.toLowerCase() !== sport[1] ? 'football' : sport;
}

export function sportNumber(sport: SportId): string {
  return isOther(sport) ? sport : String(SPORTS.indexOf(sport) + 1);
}

/** True if a tab is a list of one venue's matches. */
export function isList(tab: SportTab): tab is ListName {
  return tab !== 'outright' && tab !== 'starred';
}

/** Most pages that one address may request: `?p=`. */
export const MAX_PAGES = 6;

export function pagesOf(text: string | null | undefined): number {
  const pages = Number(text ?? '1');
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MAX_PAGES) : 1;
}

/** True if a text has the form of a venue's id; other texts are never sent. */
export function isMatchId(text: string): boolean {
  return /^[\w-]{1,40}$/.test(text);
}
