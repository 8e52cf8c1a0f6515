import 'server-only';
import { SERVER_TIMEOUT_MS, type VenueCode } from '@/lib/contract/constants';
import { getNaming } from '@/lib/domain/site/home.server';
import { getSite } from '@/lib/domain/site/site.server';
import { createFreshValue, type FreshValue } from '@/lib/kit/store/fresh-value';
import { logFailure } from '@/lib/kit/log/failure-log.server';
import { log } from '@/lib/kit/log/log.server';
import { misfitNews } from '@/lib/kit/query/misfits';
import { guestVenue } from '@/lib/venues/guest.server';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { toFailure } from './failure.rules';
import type { HotFirst, MatchFirst, SportFirst } from './first.model';
import { hotList } from './hot.queries';
import { packList, type PackedList } from './pack.rules';
import type { Match, MatchList, SportId, SportTab } from './sport.model';
import { chosenVenue, isList, venueTabs, type VenueTab } from './venue.rules';

/** Different lists and matches kept at a time; the oldest is given up first. */
const MOST_KEPT = 120;

const KEY = Symbol.for('pavilion.sport');
const shared = globalThis as { [KEY]?: Map<string, FreshValue<unknown>> };

const newMisfits = misfitNews();

/** Tells the log of rows that did not fit: which list, how many, never what they held. */
function logMisfits<T>(name: string, answer: T): T {
  const misfits = newMisfits(name, answer);
  if (misfits > 0) log('warn', 'venue.misfits', { list: name, misfits });
  return answer;
}

/** One answer for all requests of a second: visitors never multiply the calls to a venue. */
async function sharedSecond<T>(name: string, load: () => Promise<T>): Promise<{ value: T; at: number } | null> {
  const kept = (shared[KEY] ??= new Map());
  let fresh = kept.get(name) as FreshValue<T> | undefined;
  if (!fresh) {
    fresh = createFreshValue<T>({
      load: async () => logMisfits(name, await load()),
      onError: (error) => logFailure(name, error),
      now: Date.now,
      interval: 1000,
      warm: 4000,
      budget: SERVER_TIMEOUT_MS,
      life: 30_000,
    });
    const oldest = kept.keys().next();
    if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value);
    kept.set(name, fresh);
  }
  const { value, at } = await fresh.get();
  return value === null || at === null ? null : { value, at };
}

/** The world's time, ms. Never throws. */
export async function getWorldNow(): Promise<number> {
  return Date.now() + (await getSite()).worldOffset;
}

function packed(found: { value: MatchList; at: number } | null): PackedList | null {
  return found ? packList({ data: found.value, at: found.at }, Date.now()) : null;
}

/** Venues of the sport pages, and the world's time, ms. Never throws. */
export async function getVenueTabs(): Promise<{ venues: readonly VenueTab[]; now: number }> {
  const [naming, now] = await Promise.all([getNaming(), getWorldNow()]);
  return { venues: venueTabs(naming, OPEN_VENUES), now };
}

/** What a sport page's address asks for. */
export interface SportAsked {
  venue: string | undefined;
  tab: SportTab;
  sport: SportId;
  pages: number;
}

/** The sport page before its list is there: the venues, which of them is shown, and the world's time. Never throws. */
export async function getSportFrame({ venue, tab, sport }: SportAsked): Promise<SportFirst> {
  const { venues, now } = await getVenueTabs();
  const chosen = chosenVenue(venues, venue);
  return { venues, venue: chosen?.state === 'open' ? chosen.code : null, tab, sport, lists: [], counts: null, now };
}

/** A list with the venues beside it; the first `pages` pages and the counts in one parallel step. Never throws. */
export async function getSportFirst(asked: SportAsked): Promise<SportFirst> {
  const frame = await getSportFrame(asked);
  return frame.venue ? { ...frame, ...(await getLists(frame.venue, asked)) } : frame;
}

async function getLists(
  venue: VenueCode,
  { tab, sport, pages }: { tab: SportTab; sport: SportId; pages: number },
): Promise<Pick<SportFirst, 'lists' | 'counts' | 'now'>> {
  const list = (page: number) =>
    isList(tab)
      ? sharedSecond(`${venue}:${sport}:${tab}:${page}`, () => guestVenue(venue).getMatches({ sport, timeframe: tab, page }))
      : null;
  const [counts, now, ...lists] = await Promise.all([
    sharedSecond(`${venue}:counts`, () => guestVenue(venue).getCounts()),
    getWorldNow(),
    ...Array.from({ length: pages }, (_, at) => list(at + 1)),
  ]);
  // Pages behind a missing one would leave a hole in the list.
  const missing = lists.indexOf(null);
  const whole = missing === -1 ? lists : lists.slice(0, missing);
  return { lists: whole.flatMap((found) => packed(found) ?? []), counts: counts?.value ?? null, now };
}

/** Matches in play of all sports, by open venue; a venue that did not answer in time is missing. Never throws. */
export async function getLiveCounts(): Promise<Readonly<Record<string, number>>> {
  const open = venueTabs(await getNaming(), OPEN_VENUES).filter(({ state }) => state === 'open');
  const counted = await Promise.all(
    open.map(async ({ code }) => {
      const found = await sharedSecond(`${code}:counts`, () => guestVenue(code).getCounts());
      return found ? [[code, Object.values(found.value).reduce((sum, { live }) => sum + live, 0)] as const] : [];
    }),
  );
  return Object.fromEntries(counted.flat());
}

/** One match with every market; never throws. */
export async function getMatchFirst(venue: VenueCode, matchId: string): Promise<MatchFirst> {
  const load = async (): Promise<Match | 'missing'> => {
    try {
      return await guestVenue(venue).getMatch(matchId);
    } catch (error) {
      if (toFailure(error)?.kind === 'missing') return 'missing';
      throw error;
    }
  };
  const [found, now] = await Promise.all([sharedSecond(`${venue}:match:${matchId}`, load), getWorldNow()]);
  if (!found || found.value === 'missing') return { list: null, title: null, missing: found !== null, now };
  const { home, away } = found.value;
  const list = packed({ value: { matches: [found.value], total: 1, misfits: 0 }, at: found.at });
  return { list, title: `${home.name} - ${away.name}`, missing: false, now };
}

/** The home page's few matches, live ones first; null when no venue answered. Never throws. */
export async function getHotMatches(): Promise<HotFirst | null> {
  const chosen = chosenVenue(venueTabs(await getNaming(), OPEN_VENUES), null);
  if (chosen?.state !== 'open') return null;
  const venue = chosen.code;
  const load = () => hotList((timeframe) => guestVenue(venue).getMatches({ sport: 'football', timeframe, page: 1 }));
  const [found, now] = await Promise.all([sharedSecond(`${venue}:hot`, load), getWorldNow()]);
  const list = packed(found);
  return list && { venue, list, now };
}
