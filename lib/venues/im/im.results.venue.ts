import { imResultsSchema } from '@pavilion/contract/venues/im.match.wire';
import type { ReadMatch } from './im.adapter';
import type { ImCaller } from './im.client';
import { imDays } from './im.day.adapter';
import { toResult } from './im.offer.adapter';

/** ms for which all readers share a response: it has whole days, of which each reader needs a page or a match. */
const SHARED_MS = 10_000;

type Rows = readonly (ReadMatch | null)[];

export interface ImResults {
  /** Ended events of a sport in IM's days that include [from, to), kick-off in ms; an invalid row is null. */
  ofDays(sport: number, from: number, to: number): Promise<Rows>;
}

/** IM's results; readers of the same days share one request. `now`: ms. */
export function createImResults(callIm: ImCaller, now: () => number): ImResults {
  const cache = new Map<string, { rows: Promise<Rows>; at: number }>();

  async function load(SportId: number, days: ReturnType<typeof imDays>): Promise<Rows> {
    const body = { SportId, EventTypeId: 1, ...days };
    const { CompletedResults } = await callIm({ name: 'GetCompletedResults', body, response: imResultsSchema });
    return CompletedResults.map((row) => toResult(row, SportId));
  }

  return {
    ofDays(sport, from, to) {
      for (const [key, { at }] of cache) if (now() - at >= SHARED_MS) cache.delete(key);
      const days = imDays(from, to);
      const key = `${sport}|${days.StartDate}|${days.EndDate}`;
      const cached = cache.get(key);
      if (cached) return cached.rows;
      const rows = load(sport, days);
      cache.set(key, { rows, at: now() });
      rows.catch(() => cache.delete(key));
      return rows;
    },
  };
}
