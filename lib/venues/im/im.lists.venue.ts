import * as z from '@pavilion/contract/schema';
import { IM_CODE, IM_ODDS_TYPE } from '@pavilion/contract/venues/im.wire';
import { imChangeSchema, imDeltaSchema, imEventsSchema } from '@pavilion/contract/venues/im.match.wire';
import { BusinessError, ContractError } from '@/lib/kit/http/errors';
import { isMainEvent, jsonOf, readEvents, toMatch, type ReadMatch } from './im.adapter';
import { matchId } from './im.id.adapter';
import type { ImCaller } from './im.client';

/** ms for which readers of the same list share a response: the pages of a screen request it at once. */
const SHARED_MS = 1_000;
/** ms after which the whole list is requested instead of a delta. */
const DELTA_LIFE_MS = 45_000;
/** Most requests for the whole list after code 600, one after the other. venues §3 */
const MAX_EXPIRED = 3;

/** Markets of a list: the three main markets of the whole match at their best line. */
export const LIST_LINES = {
  OddsType: IM_ODDS_TYPE.europe,
  BetTypeIds: [1, 2, 3, 4],
  PeriodIds: [1],
  MarketlineLevels: [1],
  EventGroupTypeIds: [1],
} as const;

interface ListCopy {
  rows: Map<string, ReadMatch | null>;
  /** Changes of the last response without a readable event id. */
  lost: number;
  delta: string | null;
  group: string;
  /** ms, from `now`. */
  at: number;
}

export interface ImLists {
  /** Every current event of a market; an invalid row is null. */
  getRows(sport: number, market: number): Promise<readonly (ReadMatch | null)[]>;
}

/**
 * Caches lists and updates them by deltas: first the whole list, then its changes (venues §3). All readers share one call per
 * list. `now`: ms.
 */
export function createImLists(callIm: ImCaller, now: () => number): ImLists {
  const copies = new Map<string, ListCopy>();
  const pending = new Map<string, Promise<ListCopy>>();

  async function whole(sport: number, market: number): Promise<ListCopy> {
    const body = { SportId: sport, Market: market, IsCombo: false, ...LIST_LINES };
    const [response, group] = await Promise.all([
      callIm({ name: 'GetEventInfoMbt', body, response: imEventsSchema, whole: true }),
      callIm.spreadGroup(),
    ]);
    const rows = new Map<string, ReadMatch | null>();
    for (const { SportId, Events } of response.Sports) {
      for (const row of Events.filter(isMainEvent)) rows.set(keyOf(row, SportId), toMatch(row, SportId, group));
    }
    return { rows, lost: 0, delta: response.Delta, group, at: now() };
  }

  async function changed(before: ListCopy, sport: number, market: number): Promise<ListCopy> {
    const body = { SportId: sport, Market: market, IsCombo: false, ...LIST_LINES, Delta: before.delta };
    const response = await callIm({ name: 'GetDeltaEventInfoMbt', body, response: imDeltaSchema, whole: true });
    const rows = new Map(before.rows);
    let lost = 0;
    for (const raw of response.DeltaChanges) {
      const id = idOf(raw);
      if (id === null) {
        lost += 1;
        continue;
      }
      const key = matchId(sport, id);
      const change = z.safeParse(imChangeSchema, raw);
      // The event's new state is unknown: its old one must not stay.
      if (!change.success) rows.set(key, null);
      else if (change.data.Action === REMOVED) rows.delete(key);
      else {
        const row = jsonOf(change.data.Value);
        if (isMainEvent(row)) rows.set(key, toMatch(row, sport, before.group));
      }
    }
    return { rows, lost, delta: response.Delta, group: before.group, at: now() };
  }

  async function load(key: string, sport: number, market: number): Promise<ListCopy> {
    let before = copies.get(key) ?? null;
    for (let expired = 0; ; expired += 1) {
      const fresh = before && before.delta !== null && now() - before.at < DELTA_LIFE_MS && before.group === (await callIm.spreadGroup());
      try {
        const next = await (before && fresh ? changed(before, sport, market) : whole(sport, market));
        copies.set(key, next);
        return next;
      } catch (error) {
        // An invalid delta would be invalid again: the next poll requests the whole list.
        if (error instanceof ContractError) copies.delete(key);
        if (!isExpired(error) || expired >= MAX_EXPIRED) throw error;
        before = null;
      }
    }
  }

  return {
    async getRows(sport, market) {
      const key = `${sport}|${market}`;
      const cached = copies.get(key);
      if (cached && now() - cached.at < SHARED_MS) return rowsOf(cached);
      let loading = pending.get(key);
      if (!loading) {
        loading = load(key, sport, market).finally(() => pending.delete(key));
        pending.set(key, loading);
      }
      return rowsOf(await loading);
    },
  };
}

const REMOVED = 1;

function isExpired(error: unknown): boolean {
  return error instanceof BusinessError && error.source === 'IMTY' && error.code === IM_CODE.deltaExpired;
}

const rowsOf = ({ rows, lost }: ListCopy): readonly (ReadMatch | null)[] => [...rows.values(), ...Array<null>(lost).fill(null)];

function idOf(row: unknown): number | string | null {
  const id = typeof row === 'object' && row !== null ? (row as { EventId?: unknown }).EventId : undefined;
  return typeof id === 'number' || typeof id === 'string' ? id : null;
}

/** A row without a readable id gets its own key, so that it is counted. */
function keyOf(row: unknown, sport: number): string {
  const id = idOf(row);
  return id === null ? `invalid-${JSON.stringify(row)?.slice(0, 80)}` : matchId(sport, id);
}

/** Rows of one response, with the member's prices. */
export async function readAll(
  callIm: ImCaller,
  name: string,
  body: Record<string, unknown>,
  options: { signal?: AbortSignal | undefined },
) {
  const [response, group] = await Promise.all([
    callIm({ name, body, response: imEventsSchema, whole: true, ...options }),
    callIm.spreadGroup(),
  ]);
  return { rows: readEvents(response, group), response, group };
}
