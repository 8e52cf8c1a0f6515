import { hashKey, type QueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { MINUTE } from '@pavilion/number/duration';

/** Options of a watched query. */
export interface Watched {
  queryKey: QueryKey;
  queryFn?: unknown;
  /** ms; time of a response that this watcher already has from other data. Its own first request is due `every` ms after that. */
  knownAt?: number;
}

/** ms; the longest pause after repeated failures. */
const SLOWEST_MS = 30_000;
/** ms that a loop outlives its last subscriber, so that the next page can take it over. */
const LINGER_MS = 1_000;
/** ms that an unwatched response stays cached. */
const KEEP_MS = 5 * MINUTE;

/**
 * Defaults of a query whose first data do not come from a request. Its loop decides how long it is cached, and the index compares its data
 * with those before: comparing them in the cache too, value by value, would cost more than all that reads them.
 */
export const KEPT = { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false } as const;

interface Source {
  watchers: number;
  every: number;
  failures: number;
  timer: ReturnType<typeof setTimeout> | null;
  /** End of the loop. */
  stopped: boolean;
  busy: boolean;
  load: () => Promise<unknown>;
  /** Cancels the running request. */
  callOff: () => void;
  /** ms; arrival of the newest good response. */
  arrivedAt: () => number;
}

const feeds = new WeakMap<QueryClient, Map<string, Source>>();

/** ms until the next request after `failures` failures in a row. */
export function pauseAfter(every: number, failures: number): number {
  return Math.min(every * 2 ** failures, Math.max(every, SLOWEST_MS));
}

/**
 * Polls a query: subscribers of one key share a loop, which requests at once unless a fresh response is cached, then `every` ms after each
 * response. It pauses while the page is hidden or offline and catches up afterwards. Returns unsubscribe.
 */
export function watchQuery(client: QueryClient, options: Watched, every: number): () => void {
  const sources = feeds.get(client) ?? new Map<string, Source>();
  feeds.set(client, sources);
  const hash = hashKey(options.queryKey);
  const source = sources.get(hash) ?? openSource(client, options, every);
  sources.set(hash, source);
  source.watchers += 1;
  const isFirst = source.watchers === 1;
  const isChanged = isFirst && source.every !== every;
  source.every = isFirst ? every : Math.min(source.every, every);
  const { knownAt = 0 } = options;
  if (isFirst || (knownAt === 0 && source.arrivedAt() === 0)) start(source, knownAt, isChanged);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    source.watchers -= 1;
    if (source.watchers > 0) return;
    setTimeout(() => {
      if (source.watchers > 0) return;
      stop(source);
      if (sources.get(hash) === source) sources.delete(hash);
      setTimeout(() => {
        if (!sources.has(hash)) client.removeQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' });
      }, KEEP_MS);
    }, LINGER_MS);
  };
}

/** Requests every watched source now: 重试, or a pull. */
export function refreshFeeds(client: QueryClient): void {
  for (const source of feeds.get(client)?.values() ?? []) {
    source.failures = 0;
    schedule(source, 0);
  }
}

/**
 * Stores a response that the site pushed, as if it had been polled: the next poll is due when no other one has arrived for the
 * loop's interval. `at`: ms of the data.
 */
export function storePushed<T extends { at: number }>(client: QueryClient, queryKey: QueryKey, snapshot: T): void {
  const source = sourceOf(client, queryKey);
  if (!source || source.stopped) return;
  source.failures = 0;
  if ((client.getQueryData<T>(queryKey)?.at ?? 0) <= snapshot.at) {
    client.setQueryDefaults(queryKey, KEPT);
    client.setQueryData(queryKey, snapshot, { updatedAt: snapshot.at });
  }
  schedule(source, source.every);
}

/** Polls a watched query now, since nothing is pushed any more. */
export function pollNow(client: QueryClient, queryKey: QueryKey): void {
  const source = sourceOf(client, queryKey);
  if (source) schedule(source, 0);
}

function sourceOf(client: QueryClient, queryKey: QueryKey): Source | undefined {
  return feeds.get(client)?.get(hashKey(queryKey));
}

function openSource(client: QueryClient, watched: Watched, every: number): Source {
  // The feed passes queries of any type on and reads no response, so their types need not agree.
  const options = watched as QueryExecuteOptions;
  return {
    watchers: 0,
    every,
    failures: 0,
    timer: null,
    stopped: true,
    busy: false,
    // A page may stay hidden for long: the loop's end, not the cache, decides how long its response stays. The cache counts by the device's
    // clock, and after one that was set back any response would look fresh: each request of the loop bypasses the cache.
    load: () => client.query({ ...options, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.NEGATIVE_INFINITY, retry: false }),
    callOff: () => void client.cancelQueries({ queryKey: options.queryKey, exact: true }),
    arrivedAt: () => client.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0,
  };
}

function start(source: Source, knownAt: number, isChanged: boolean): void {
  const heardAt = Math.max(source.arrivedAt(), knownAt);
  // A subscriber that returns within `LINGER_MS` reuses the timer, unless it fired meanwhile or is for another interval.
  if (source.timer && heardAt > 0 && !isChanged) return;
  source.stopped = false;
  wakers.add(source);
  listen();
  schedule(source, waitAfter(source, heardAt));
}

/** ms until the request after a response of that moment: never longer than its pause, whatever clock wrote the moment. */
function waitAfter({ every }: Source, heardAt: number): number {
  return Math.min(every, Math.max(0, heardAt + every - steadyNow()));
}

function stop(source: Source): void {
  source.stopped = true;
  source.callOff();
  wakers.delete(source);
  if (source.timer) clearTimeout(source.timer);
  source.timer = null;
}

function schedule(source: Source, wait: number): void {
  if (source.timer) clearTimeout(source.timer);
  source.timer = null;
  if (source.stopped || source.busy || resting()) return;
  source.timer = setTimeout(() => void poll(source), wait);
}

async function poll(source: Source): Promise<void> {
  source.timer = null;
  // The page was hidden or lost its last watcher after the timer was set; `wake` or `start` sets it again.
  if (resting() || !source.watchers) return;
  source.busy = true;
  try {
    await source.load();
    source.failures = 0;
  } catch {
    // The query stores the error; the loop only slows down.
    source.failures += 1;
  } finally {
    source.busy = false;
  }
  schedule(source, pauseAfter(source.every, source.failures));
}

function resting(): boolean {
  return document.visibilityState === 'hidden' || !navigator.onLine;
}

const wakers = new Set<Source>();
let listening = false;

/** Adds one set of listeners for all sources, with the first one. */
function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('focus', wake);
}

function wake(): void {
  if (resting()) return;
  for (const source of wakers) {
    source.failures = 0;
    schedule(source, waitAfter(source, source.arrivedAt()));
  }
}
