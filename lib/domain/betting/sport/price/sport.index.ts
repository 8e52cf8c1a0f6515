import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import type { Odds } from '@pavilion/number/odds';
import { STALE_MS } from '@/lib/domain/betting/sport/clock.rules';
import { sameEntries, toEntry, type Entry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { nextPrice, isSameSummary, type LivePrice } from './match-summary.rules';
import { newsBetween } from '@/lib/domain/betting/sport/event/news.rules';
import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import type { Match, MatchList, News, Snapshot, SportCounts } from '@/lib/domain/betting/match/sport.model';
import { SPORT_KEY } from '@/lib/query-keys';
import { MINUTE } from '@pavilion/number/duration';

/** A match as its row reads it. */
export interface LiveMatch {
  /** Stays identical while only prices and the clock change. */
  summary: Match;
  /** The newest response. */
  match: Match;
  /** ms; arrival of the last good response that held this match. */
  at: number;
  /** ms; age that the server rendered, null after the browser's own request. */
  initialAge: number | null;
  /** The last goal or sending-off that a response showed while this page was open. */
  news: News | null;
}

/** State of one query as a list or page needs it, without prices. */
export interface SourceState {
  phase: 'pending' | 'ready' | 'failed';
  /** The last failure; stored beside older data while a refetch fails. */
  error: unknown;
  entries: readonly Entry[];
  total: number;
  counts: SportCounts | null;
}

/** A price and the ms at which it began. */
export interface PricePoint {
  price: Odds;
  at: number;
}

const NO_HISTORY: readonly PricePoint[] = [];
/** Points stored per selection; older ones are dropped. */
const MAX_POINTS = 60;

interface Source {
  state: SourceState;
  selections: ReadonlySet<string>;
}

const PENDING: SourceState = { phase: 'pending', error: null, entries: [], total: 0, counts: null };
/** ms after which a match that left its list is forgotten; until then a row that is still shown can read it. */
const FORGET_MS = MINUTE;
/** ms for which the history of a selection outlives its last response: a line that moved may return. */
const HISTORY_MS = 10 * MINUTE;

const indexes = new WeakMap<QueryClient, SportIndex>();

/** The index over a client's sport queries. */
export function sportIndex(client: QueryClient): SportIndex {
  const existing = indexes.get(client);
  if (existing) return existing;
  const made = new SportIndex(client);
  indexes.set(client, made);
  return made;
}

/**
 * Prices and matches by id, derived from the query cache, which stays the single source of truth: the index stores only what
 * a query holds. Notifies a subscriber once per frame, only when its topic changed.
 */
export class SportIndex {
  /** World ms at which the page was rendered; 0 without one. */
  initialNow = 0;
  readonly #prices = new Map<string, { live: LivePrice; source: string; at: number }>();
  /** `fullAt`: ms; when an event page's response last held the match, 0 before. */
  readonly #matches = new Map<string, LiveMatch & { source: string; fullAt: number }>();
  readonly #histories = new Map<string, readonly PricePoint[]>();
  /** ms at which each selection with a history dropped out of the responses, oldest first. */
  readonly #goneAt = new Map<string, number>();
  readonly #sources = new Map<string, Source>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #queue = new Set<string>();
  #waiting = false;

  constructor(client: QueryClient) {
    const cache = client.getQueryCache();
    for (const query of cache.getAll()) this.#read(query);
    cache.subscribe((event) => {
      if (event.query.queryKey[0] !== SPORT_KEY[0]) return;
      if (event.type === 'removed') this.#drop(event.query.queryHash);
      else if (event.type === 'added') this.#read(event.query);
      else if (event.type === 'updated' && ['success', 'error', 'setState'].includes(event.action.type)) this.#read(event.query);
    });
  }

  price(venue: VenueCode, selectionId: string): LivePrice | null {
    return this.#prices.get(`${venue}:${selectionId}`)?.live ?? null;
  }

  match(venue: VenueCode, matchId: string): LiveMatch | null {
    return this.#matches.get(matchKey(venue, matchId)) ?? null;
  }

  /** Prices of a selection while this page was open, oldest first; `at` in ms. */
  history(venue: VenueCode, selectionId: string): readonly PricePoint[] {
    return this.#histories.get(`${venue}:${selectionId}`) ?? NO_HISTORY;
  }

  source(key: QueryKey): SourceState {
    return this.#sources.get(hashKey(key))?.state ?? PENDING;
  }

  onPrice(venue: VenueCode, selectionId: string, listener: () => void): () => void {
    return this.#listen(`p:${venue}:${selectionId}`, listener);
  }

  onMatch(venue: VenueCode, matchId: string, listener: () => void): () => void {
    return this.#listen(`m:${matchKey(venue, matchId)}`, listener);
  }

  onSource(key: QueryKey, listener: () => void): () => void {
    return this.#listen(`s:${hashKey(key)}`, listener);
  }

  #listen(topic: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(topic, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic);
    };
  }

  /** Marks a topic as changed; one animation frame notifies all marked topics. */
  #emit(topic: string): void {
    if (!this.#listeners.has(topic)) return;
    this.#queue.add(topic);
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      const topics = [...this.#queue];
      this.#queue.clear();
      for (const one of topics) for (const listener of this.#listeners.get(one) ?? []) listener();
    });
  }

  #read(query: Query): void {
    if (query.queryKey[0] !== SPORT_KEY[0]) return;
    const snapshot = query.state.data as Snapshot<MatchList | Match | SportCounts> | undefined;
    const matches = snapshot ? matchesOf(snapshot.data) : [];
    if (snapshot && query.state.status !== 'error') this.#readMatches(query.queryHash, matches, snapshot);
    const list = snapshot && 'matches' in snapshot.data ? snapshot.data : null;
    const counts = snapshot && 'football' in snapshot.data ? snapshot.data : null;
    this.#setSource(query.queryHash, {
      phase: snapshot ? 'ready' : query.state.status === 'error' ? 'failed' : 'pending',
      error: query.state.error,
      entries: list ? list.matches.map(toEntry) : [],
      total: list?.total ?? 0,
      counts,
    });
  }

  #record(key: string, price: Odds | null, at: number): void {
    const stored = this.#histories.get(key) ?? NO_HISTORY;
    if (price !== null && stored.at(-1)?.price !== price) this.#histories.set(key, [...stored, { price, at }].slice(-MAX_POINTS));
  }

  #readMatches(source: string, matches: readonly Match[], snapshot: Snapshot<unknown>): void {
    const now = steadyNow();
    const selections = new Set<string>();
    for (const match of matches) {
      this.#setMatch(source, match, snapshot);
      for (const market of match.markets) {
        for (const selection of market.selections) {
          const key = `${match.venue}:${selection.id}`;
          selections.add(key);
          const stored = this.#prices.get(key);
          // Two queries may hold a selection: an older response never overwrites a newer one.
          if (stored && stored.at > snapshot.at) continue;
          const live = nextPrice(stored?.live, market, selection, now);
          this.#goneAt.delete(key);
          this.#prices.set(key, { live, source, at: snapshot.at });
          if (live !== stored?.live) {
            this.#record(key, live.price, now);
            this.#emit(`p:${key}`);
          }
        }
      }
    }
    this.#forgetSelections(source, selections);
    this.#forgetHistories(now);
    this.#sources.set(source, { state: this.#sources.get(source)?.state ?? PENDING, selections });
    for (const [key, match] of this.#matches) {
      if (match.source === source && match.at < snapshot.at - FORGET_MS) this.#matches.delete(key);
    }
  }

  #setMatch(source: string, next: Match, { data, at, initialAge }: Snapshot<unknown>): void {
    const key = matchKey(next.venue, next.id);
    const stored = this.#matches.get(key);
    if (stored && stored.at > at) return;
    const full = data === next;
    const fullAt = full ? at : (stored?.fullAt ?? 0);
    // A list holds three markets, an event page all of them: the markets of a fresh event page stay.
    const match = stored && !full && at - fullAt < STALE_MS ? { ...next, markets: stored.match.markets } : next;
    // Only summaries of the same query are compared.
    const same = stored && stored.source === source && isSameSummary(stored.summary, match);
    const news = (!same && stored && newsBetween(stored.match, next, steadyNow())) || stored?.news || null;
    this.#matches.set(key, { summary: same ? stored.summary : match, match, at, initialAge: initialAge ?? null, news, source, fullAt });
    if (!same) this.#emit(`m:${key}`);
  }

  #forgetSelections(source: string, current: ReadonlySet<string>): void {
    for (const key of this.#sources.get(source)?.selections ?? []) {
      if (current.has(key) || this.#prices.get(key)?.source !== source) continue;
      this.#prices.delete(key);
      if (this.#histories.has(key)) this.#goneAt.set(key, steadyNow());
      this.#emit(`p:${key}`);
    }
  }

  #forgetHistories(now: number): void {
    for (const [key, at] of this.#goneAt) {
      if (at > now - HISTORY_MS) return;
      this.#goneAt.delete(key);
      this.#histories.delete(key);
    }
  }

  #setSource(source: string, next: SourceState): void {
    const stored = this.#sources.get(source);
    const old = stored?.state ?? PENDING;
    const entries = sameEntries(old.entries, next.entries) ? old.entries : next.entries;
    const counts = sameCounts(old.counts, next.counts) ? old.counts : next.counts;
    const same =
      entries === old.entries && counts === old.counts && old.phase === next.phase && old.error === next.error && old.total === next.total;
    this.#sources.set(source, { state: same ? old : { ...next, entries, counts }, selections: stored?.selections ?? new Set() });
    if (!same) this.#emit(`s:${source}`);
  }

  #drop(source: string): void {
    this.#forgetSelections(source, new Set());
    this.#sources.delete(source);
    for (const [key, match] of this.#matches) if (match.source === source) this.#matches.delete(key);
    this.#emit(`s:${source}`);
  }
}

function matchesOf(data: MatchList | Match | SportCounts): readonly Match[] {
  if ('matches' in data) return data.matches;
  return 'markets' in data ? [data] : [];
}

function sameCounts(a: SportCounts | null, b: SportCounts | null): boolean {
  return a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));
}
