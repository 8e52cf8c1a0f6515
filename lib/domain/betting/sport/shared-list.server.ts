import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { SERVER_TIMEOUT_MS, type VenueCode } from '@pavilion/contract/constants';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { log } from '@pavilion/log/log.server';
import { createInvalidRowReport } from '@/lib/kit/query/invalid-rows';
import { BoundedMap } from '@/lib/kit/store/bounded-map';
import { createRefreshedValue, type RefreshedResult, type RefreshedValue } from '@/lib/kit/store/refreshed-value';
import { keepOutOfStore } from '@/lib/kit/store/rendering.server';
import { readAsGuest } from '@/lib/venues/guest.server';
import type { ListFilter } from '@/lib/venues/venue';
import { packList, type PackedList } from './pack.rules';
import type { MatchList } from '@/lib/domain/betting/match/sport.model';
import { processSingleton } from '@/lib/kit/store/process-singleton';

/** ms for which a streamed page waits for a part that is late. */
export const LATE_MS = 2_500;
/** ms between two looks at a late value. */
const AGAIN_MS = 100;
/** Lists, matches and timelines stored at a time; the oldest is dropped first. */
const MAX_LISTS = 200;
/** ms for which all requests get one response, and for which it is refreshed after the last request. */
const SECOND_MS = 1000;
const WARM_MS = 4000;

const allLists = processSingleton('sport', () => new BoundedMap<string, RefreshedValue<unknown>>(MAX_LISTS));

const newInvalidRows = createInvalidRowReport();

/** Logs rows that did not fit: the list's name and their number, never their content. */
function logInvalidRows<T>(name: string, list: T): T {
  const invalidRows = newInvalidRows(name, list);
  if (invalidRows > 0) log('warn', 'venue.invalid-rows', { list: name, invalidRows });
  return list;
}

type Shared<T> = Promise<{ value: T; at: number } | null>;

/** True if the last attempts to load a shared value failed; a value that is only late, or was never requested, is not failing. */
export const isFailing = (name: string): boolean => (allLists().get(name)?.peek().failures ?? 0) > 0;

/** One response for all requests within a second: visitors never multiply the calls to a venue. */
export const sharedSecond = <T>(name: string, load: () => Promise<T>): Shared<T> => sharedFor(SECOND_MS, name, load, WARM_MS);

/** Like `sharedSecond`, but waits for a late value until `until` (`performance.now()`), unless its loads fail. */
export async function sharedLate<T>(name: string, load: () => Promise<T>, until: number): Shared<T> {
  for (;;) {
    const found = await sharedSecond(name, load);
    if (found || performance.now() >= until || isFailing(name)) return found;
    // Without a pause a load that hangs would be looked at in a loop.
    await setTimeout(AGAIN_MS);
  }
}

/** One response for all requests within `interval` ms, refreshed for `warm` ms after the last request. */
export async function sharedFor<T>(interval: number, name: string, load: () => Promise<T>, warm = 0): Shared<T> {
  return latest(await sharedValue(interval, name, load, warm).get());
}

function latest<T>({ value, at }: RefreshedResult<T>): { value: T; at: number } | null {
  if (value !== null && at !== null) return { value, at };
  // A page without its list is not for other requests.
  keepOutOfStore();
  return null;
}

function sharedValue<T>(interval: number, name: string, load: () => Promise<T>, warm: number): RefreshedValue<T> {
  const lists = allLists();
  let fresh = lists.get(name) as RefreshedValue<T> | undefined;
  if (!fresh) {
    fresh = createRefreshedValue<T>({
      load: async () => logInvalidRows(name, await load()),
      onError: (error) => logFailure(name, error),
      now: Date.now,
      interval,
      warm,
      budget: SERVER_TIMEOUT_MS,
      life: 30_000,
    });
    lists.set(name, fresh);
  }
  return fresh;
}

type SharedFilter = Pick<ListFilter, 'sport' | 'timeframe' | 'page'>;

const listOf = (venue: VenueCode, { sport, timeframe, page }: SharedFilter) => ({
  name: `${venue}:${sport}:${timeframe}:${page}`,
  load: () => readAsGuest(venue, 'getMatches', { sport, timeframe, page }),
});

/** A page of a venue's list, as a guest reads it; null when it did not arrive in time, or until `until` (`performance.now()`). */
export function sharedList(venue: VenueCode, filter: SharedFilter, until = 0) {
  const { name, load } = listOf(venue, filter);
  return sharedLate(name, load, until);
}

/** The same page, requested now if the last response is older than half a second. Null when the venue did not send it. */
export async function renewedList(venue: VenueCode, filter: SharedFilter) {
  const { name, load } = listOf(venue, filter);
  return renewedValue(name, load);
}

/** Like `sharedSecond`, but requested now if the last response is older than half a second. Null when its load failed. */
export async function renewedValue<T>(name: string, load: () => Promise<T>): Shared<T> {
  const renewed = await sharedValue(SECOND_MS, name, load, WARM_MS).renew();
  return renewed.failures > 0 ? null : latest(renewed);
}

/** Packs a response for the browser, with its age. */
export function packed(found: { value: MatchList; at: number } | null): PackedList | null {
  return found ? packList({ data: found.value, at: found.at }, Date.now()) : null;
}
