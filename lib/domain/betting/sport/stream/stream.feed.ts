import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { currentToken } from '@/lib/platform/token';
import { givesOwnPrices, readingOf } from '@/lib/venues/registry';
import type { VenueCode } from '@pavilion/contract/constants';
import { pauseAfter, pollNow, storePushed } from '../price/poll.feed';
import { receiveUpdate, snapshotOf, type ReceivedList } from './received-list.rules';
import { STREAM_PATH, UNREADABLE, type ListUpdate } from './stream.model';
import { streamName, type StreamFilter } from './stream-name.rules';

/** ms for the first event: a proxy that collects the response would deliver it late or never. */
const FIRST_MS = 3_000;
/** ms without an event after which the connection counts as lost: a list sends one each second, a venue that hangs one in 6 s. */
const SILENT_MS = 8_000;
/** ms before the first repeat; each failure in a row doubles it, up to 30 s. */
const REPEAT_MS = 2_000;
/** ms in which lists that a page shows and hides together are collected. */
const COLLECT_MS = 50;

interface StreamedQuery {
  client: QueryClient;
  venue: VenueCode;
  queryKey: QueryKey;
  watchers: number;
  list: ReceivedList | null;
}

/** The lists that the document shows, by name, and its one connection for all of them. */
const shown = new Map<string, StreamedQuery>();
let connection: EventSource | null = null;
let failures = 0;
let connecting: ReturnType<typeof setTimeout> | undefined;
let failing: ReturnType<typeof setTimeout> | undefined;
/** The session whose prices were compared with a visitor's. */
let owner: string | null = null;
/** Counts attempts to connect: one that was overtaken while it waited connects no more. */
let attempt = 0;

/**
 * Keeps a list that is polled as new as the site's stream while the document is visible. Without a stream, or while it fails, polling
 * goes on. Returns unsubscribe.
 */
export function streamList(client: QueryClient, venue: VenueCode, filter: StreamFilter, queryKey: QueryKey): () => void {
  const name = streamName(venue, filter);
  if (name === null || typeof EventSource === 'undefined') return () => {};
  const known = shown.get(name);
  const query = known ?? { client, venue, queryKey, watchers: 0, list: null };
  query.watchers += 1;
  shown.set(name, query);
  if (!known) connectIn(COLLECT_MS);
  listen();
  return () => {
    query.watchers -= 1;
    if (query.watchers > 0) return;
    shown.delete(name);
    connectIn(COLLECT_MS);
  };
}

function connectIn(wait: number): void {
  clearTimeout(connecting);
  connecting = setTimeout(() => void connect(), wait);
}

/** One connection for the lists of now: a browser has only six to a host without HTTP/2. */
async function connect(): Promise<void> {
  disconnect();
  attempt += 1;
  const own = attempt;
  if (shown.size === 0 || document.visibilityState === 'hidden' || !navigator.onLine) return;
  const names = await sharedNames();
  if (own !== attempt || names.length === 0) return;
  const query = new URLSearchParams([['build', process.env.NEXT_PUBLIC_BUILD_MARK ?? ''], ...names.map((name) => ['list', name])]);
  const source = new EventSource(`${STREAM_PATH}?${query}`);
  connection = source;
  failIn(FIRST_MS);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (connection !== source) return;
    try {
      receive(JSON.parse(data) as ListUpdate);
      failIn(SILENT_MS);
      if (owner !== currentToken()) connectIn(0);
    } catch {
      fail();
    }
  });
  source.addEventListener('error', () => connection === source && fail());
}

/** Names of the lists whose prices are those of a visitor, as the site reads them. */
async function sharedNames(): Promise<string[]> {
  owner = currentToken();
  const names = [...shown];
  const shared = await Promise.all(names.map(([, { venue }]) => owner === null || hasVisitorPrices(venue)));
  return names.flatMap(([name], index) => (shared[index] ? [name] : []));
}

/** True also for a venue that has the same prices for everybody, whose code this does not load. */
async function hasVisitorPrices(venue: VenueCode): Promise<boolean> {
  if (!givesOwnPrices(venue)) return true;
  try {
    return (await (await readingOf(venue)).hasVisitorPrices?.()) ?? true;
  } catch {
    return false;
  }
}

/** @throws when updates are missing before this one, or it does not fit */
function receive(update: ListUpdate): void {
  const [name, version] = update;
  const query = shown.get(name);
  if (!query) return;
  if (version === UNREADABLE) {
    if (query.list) pollNow(query.client, query.queryKey);
    query.list = null;
    return;
  }
  const list = receiveUpdate(query.list, update, steadyNow());
  if (!list) throw new RangeError('updates are missing');
  query.list = list;
  failures = 0;
  storePushed(query.client, query.queryKey, snapshotOf(list));
}

function failIn(wait: number): void {
  clearTimeout(failing);
  failing = setTimeout(fail, wait);
}

/** Polling goes on at once for lists that were streamed until now. */
function fail(): void {
  const streamed = [...shown.values()].filter(({ list }) => list);
  disconnect();
  for (const { client, queryKey } of streamed) pollNow(client, queryKey);
  // Pages that lost one server together do not come back together: half to one and a half times the pause.
  const [chance = 0] = crypto.getRandomValues(new Uint8Array(1));
  connectIn(pauseAfter(REPEAT_MS, failures) * (0.5 + chance / 256));
  failures += 1;
}

function disconnect(): void {
  clearTimeout(failing);
  connection?.close();
  connection = null;
  for (const query of shown.values()) query.list = null;
}

let listening = false;
const connectNow = () => connectIn(0);

function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener('visibilitychange', connectNow);
  window.addEventListener('online', connectNow);
  window.addEventListener('offline', connectNow);
}
