import { hashKey, type QueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';

/** What can be watched: the options of a query. */
export interface Watched {
  queryKey: QueryKey;
  queryFn?: unknown;
  /** ms; when something else brought what this watcher wants of it. Its own first answer is then due `every` ms later. */
  knownAt?: number;
}

/** ms; a failing source is asked less and less often, up to this. */
const SLOWEST_MS = 30_000;
/** ms a source without a subscriber is kept: a page that follows at once takes it over. */
const LINGER_MS = 1_000;
/** ms an answer is kept that nobody watches any more. */
const KEEP_MS = 300_000;

interface Source {
  watchers: number;
  every: number;
  failures: number;
  timer: ReturnType<typeof setTimeout> | null;
  /** End of the loop. */
  stopped: boolean;
  busy: boolean;
  ask: () => Promise<unknown>;
  /** Calls off what is on its way. */
  callOff: () => void;
  /** ms; when the newest good answer came. */
  answeredAt: () => number;
}

const feeds = new WeakMap<QueryClient, Map<string, Source>>();

/** ms until a source is asked again after `failures` failures in a row. */
export function pauseAfter(every: number, failures: number): number {
  return Math.min(every * 2 ** failures, Math.max(every, SLOWEST_MS));
}

/**
 * Keeps a query's data new: every subscriber of the same key shares one loop, the first answer is asked for at once
 * unless a fresh one is there, the next `every` ms after each answer. A hidden page asks nothing and catches up when it
 * is seen again or the network is back. Returns the end of the subscription.
 */
export function watchQuery(client: QueryClient, options: Watched, every: number): () => void {
  const sources = feeds.get(client) ?? new Map<string, Source>();
  feeds.set(client, sources);
  const hash = hashKey(options.queryKey);
  const source = sources.get(hash) ?? openSource(client, options, every);
  sources.set(hash, source);
  source.watchers += 1;
  source.every = Math.min(source.every, every);
  const { knownAt = 0 } = options;
  if (source.watchers === 1 || (knownAt === 0 && source.answeredAt() === 0)) start(source, knownAt);
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

/** Asks every watched source now: 重试, or a pull. */
export function refreshFeeds(client: QueryClient): void {
  for (const source of feeds.get(client)?.values() ?? []) {
    source.failures = 0;
    schedule(source, 0);
  }
}

function openSource(client: QueryClient, watched: Watched, every: number): Source {
  // The feed hands every kind of query through and reads no answer, so their types need not meet here.
  const options = watched as QueryExecuteOptions;
  return {
    watchers: 0,
    every,
    failures: 0,
    timer: null,
    stopped: true,
    busy: false,
    // A page may be hidden for long and finds its answer again: the loop's end decides how long one is kept, not the cache.
    ask: () => client.query({ ...options, gcTime: Number.POSITIVE_INFINITY, staleTime: 0, retry: false }),
    callOff: () => void client.cancelQueries({ queryKey: options.queryKey, exact: true }),
    answeredAt: () => client.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0,
  };
}

function start(source: Source, knownAt: number): void {
  const heardAt = Math.max(source.answeredAt(), knownAt);
  // Whoever comes back within the linger time finds the next turn set, unless it fell due meanwhile.
  if (source.timer && heardAt > 0) return;
  source.stopped = false;
  wakers.add(source);
  listen();
  schedule(source, Math.max(0, heardAt + source.every - Date.now()));
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
  // The page was hidden after this turn was set, or its last watcher left; `wake` or `start` sets it anew.
  if (resting() || !source.watchers) return;
  source.busy = true;
  try {
    await source.ask();
    source.failures = 0;
  } catch {
    // The query keeps the error; here it only slows the loop down.
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

/** One listener for all sources, set with the first. */
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
    schedule(source, Math.max(0, source.answeredAt() + source.every - Date.now()));
  }
}
