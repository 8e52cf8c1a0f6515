import 'server-only';
import type { VenueCode } from '@pavilion/contract/constants';
import { getNaming } from '@/lib/domain/site/home/home.server';
import { getSite } from '@/lib/domain/site/config/site.server';
import { readAsGuest } from '@/lib/venues/guest.server';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { toFailure } from './failure.rules';
import type { InitialHotMatches, InitialMatch, InitialSport } from './initial-data.model';
import { hotName, sharedHot } from './hot.server';
import { resultHint } from '@/lib/domain/betting/sport/results/result.rules';
import { getResult } from '@/lib/domain/betting/sport/results/result.server';
import { isFailing, LATE_MS, packed, sharedList, sharedSecond } from '../shared-list.server';
import type { ListCounts, Match, SportId, SportTab } from '@/lib/domain/betting/match/sport.model';
import { searchTwins } from '@/lib/domain/betting/sport/compare/twin.server';
import { getInitialTimeline } from '@/lib/domain/betting/sport/event/timeline.server';
import { chosenVenue, isList, pagesOf, sportOf, tabOf, venueTabs, type VenueTab } from '@/lib/domain/betting/sport/venue.rules';

/** World time, ms. Never throws. */
export async function getWorldNow(): Promise<number> {
  return Date.now() + (await getSite()).worldOffset;
}

/** Venues of the sport pages, and world time, ms. Never throws. */
export async function getVenueTabs(): Promise<{ venues: readonly VenueTab[]; now: number }> {
  const [naming, now] = await Promise.all([getNaming(), getWorldNow()]);
  return { venues: venueTabs(naming, OPEN_VENUES), now };
}

/** Parameters of a sport page's address. */
export interface InitialSportRequest {
  venue: string | undefined;
  tab: SportTab;
  sport: SportId;
  pages: number;
}

/** The sport page without its list: venues, chosen venue and world time. Never throws. */
export async function getSportFrame({ venue, tab, sport }: InitialSportRequest): Promise<InitialSport> {
  const { venues, now } = await getVenueTabs();
  const chosen = chosenVenue(venues, venue);
  return { venues, venue: chosen?.state === 'open' ? chosen.code : null, tab, sport, lists: [], counts: null, now };
}

/** The frame with the first `pages` pages of the list and the counts, loaded in one parallel step. Never throws. */
export async function getInitialSport(request: InitialSportRequest): Promise<InitialSport> {
  const frame = await getSportFrame(request);
  return frame.venue ? { ...frame, ...(await getLists(frame.venue, request)) } : frame;
}

/**
 * Reads the list of the sport page without parameters, so that the first visitor does not wait for its venue. Its counts come
 * later: a venue that has just started would send the list only after them. Never throws.
 */
export async function warmFirstList(): Promise<void> {
  const [tab, sport] = [tabOf(null), sportOf(null)];
  const { venue } = await getSportFrame({ venue: undefined, tab, sport, pages: pagesOf(null) });
  if (venue && isList(tab)) await sharedList(venue, { sport, timeframe: tab, page: 1 });
}

async function getLists(
  venue: VenueCode,
  { tab, sport, pages }: { tab: SportTab; sport: SportId; pages: number },
): Promise<Pick<InitialSport, 'lists' | 'counts' | 'now'>> {
  const list = (page: number) => (isList(tab) ? sharedList(venue, { sport, timeframe: tab, page }) : null);
  // The lists are requested first: a venue that has just started takes a second for its counts.
  const [lists, counts, now] = await Promise.all([
    Promise.all(Array.from({ length: pages }, (_, index) => list(index + 1))),
    sharedSecond(`${venue}:counts`, () => readAsGuest(venue, 'getCounts')),
    getWorldNow(),
  ]);
  // Pages after a missing one would leave a hole in the list.
  const missing = lists.indexOf(null);
  const whole = missing === -1 ? lists : lists.slice(0, missing);
  return { lists: whole.flatMap((found) => packed(found) ?? []), counts: counts?.value ?? null, now };
}

/** Number of live matches of all sports, by open venue; leaves out venues that did not respond in time. Never throws. */
export async function getLiveCounts(): Promise<Readonly<Record<string, number>>> {
  const open = venueTabs(await getNaming(), OPEN_VENUES).filter(({ state }) => state === 'open');
  const counted = await Promise.all(
    open.map(async ({ code }) => {
      const found = await sharedSecond(`${code}:counts`, () => readAsGuest(code, 'getCounts'));
      return found
        ? [[code, Object.values<ListCounts | undefined>(found.value).reduce((sum, counts) => sum + (counts?.live ?? 0), 0)] as const]
        : [];
    }),
  );
  return Object.fromEntries(counted.flat());
}

/** Query of an event page's address, as the router gives it. */
export interface MatchQuery {
  sport?: unknown;
  kickoff?: unknown;
}

/** One match with every market, or its result where the venue has only that. Never throws. */
export async function getInitialMatch(venue: VenueCode, matchId: string, { sport, kickoff }: MatchQuery): Promise<InitialMatch> {
  const load = async (): Promise<Match | 'missing'> => {
    try {
      return await readAsGuest(venue, 'getMatch', matchId);
    } catch (error) {
      if (toFailure(error)?.kind === 'missing') return 'missing';
      throw error;
    }
  };
  const [found, now] = await Promise.all([sharedSecond(`${venue}:match:${matchId}`, load), getWorldNow()]);
  const known = found?.value === 'missing' ? await getResult(venue, matchId, resultHint(sport, kickoff, now), now) : found;
  if (!known || known.value === 'missing') return { list: null, title: null, missing: known !== null, twins: [], lateTwins: [], now };
  const { value, at } = known;
  const list = packed({ value: { matches: [value], total: 1, invalidRows: 0 }, at });
  const [twins, timeline] = await Promise.all([searchTwins(value), getInitialTimeline(value)]);
  return { list, title: `${value.home.name} - ${value.away.name}`, missing: false, ...twins, timeline, now };
}

/**
 * The home page's matches, live ones first, of the first open venue that is not failing; null while that venue is late, and when all are
 * failing. The page then requests the same venue's list itself: another venue's rows would need that venue's code. Never throws.
 */
export async function getHotMatches(): Promise<InitialHotMatches | null> {
  const until = performance.now() + LATE_MS;
  for (const { code: venue, state } of venueTabs(await getNaming(), OPEN_VENUES)) {
    if (state !== 'open') continue;
    const [found, now] = await Promise.all([sharedHot(venue, until), getWorldNow()]);
    const list = packed(found);
    if (list) return { venue, list, now };
    if (!isFailing(hotName(venue))) return null;
  }
  return null;
}
