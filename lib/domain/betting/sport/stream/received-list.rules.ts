import type { Match, MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { unpackHead, unpackRow, type ListHead, type PackedList, type PackedMatch } from '../pack.rules';
import { applyEdit } from './edit.rules';
import { CLOCK } from './packed-clock.rules';
import type { ListUpdate, ListChange, Packed } from './stream.model';

/** A streamed list in the browser. */
export interface ReceivedList {
  version: number;
  head: ListHead;
  rows: readonly PackedMatch[];
  /** The rows in the model, each with the clock that came last. */
  matches: readonly Match[];
  /** ms on this device's clock; when each row's clock counted. */
  clocksAt: readonly number[];
  total: number;
  invalidRows: number;
  /** ms on this device's clock; when the venue's newest response reached the site. */
  at: number;
}

/**
 * The list after an update; the given one after an update that it already contains, and null when updates are missing before this one.
 * Costs as much as the update has changes. `now`: ms on this device's clock.
 * @throws when the update does not fit the list
 */
export function receiveUpdate(list: ReceivedList | null, [, version, content = {}]: ListUpdate, now: number): ReceivedList | null {
  if ('matches' in content) return wholeList(version, content, now);
  if (!list || version > list.version + 1) return null;
  return version <= list.version ? list : changedList(list, version, content, now);
}

/** The list as a poll would have returned it: clocks have run on. */
export function snapshotOf({ matches, clocksAt, total, invalidRows, at }: ReceivedList): Snapshot<MatchList> {
  return { at, data: { matches: matches.map((match, index) => advanceTo(match, at - clocksAt[index]!)), total, invalidRows } };
}

function wholeList(version: number, { age, total, invalidRows, matches, ...packed }: PackedList, now: number): ReceivedList {
  const head = unpackHead(packed);
  const at = now - age;
  return {
    version,
    head,
    rows: matches,
    matches: matches.map((row) => unpackRow(head, row)),
    clocksAt: matches.map(() => at),
    total,
    invalidRows,
    at,
  };
}

function changedList(list: ReceivedList, version: number, change: ListChange, now: number): ReceivedList {
  const { order, leagues, total = list.total, invalidRows = list.invalidRows } = change;
  const head = leagues
    ? { ...list.head, leagues: [...list.head.leagues, ...unpackHead({ venue: 0, sport: 0, leagues }).leagues] }
    : list.head;
  const next = { ...list, version, head, total, invalidRows, at: now };
  if (!order && !change.rows) return next;
  const positions = order ?? list.rows.map((_, index) => index);
  const start = positions.map((index) => (typeof index === 'number' ? list.rows[index]! : index));
  const rows = (change.rows ? applyEdit(start as Packed, change.rows) : start) as readonly PackedMatch[];
  const same = (row: PackedMatch, index: number) => typeof positions[index] === 'number' && row === list.rows[positions[index]];
  return {
    ...next,
    rows,
    matches: rows.map((row, index) => (same(row, index) ? list.matches[positions[index] as number]! : unpackRow(head, row))),
    clocksAt: rows.map((row, index) => {
      const before = positions[index];
      return typeof before === 'number' && row[CLOCK] === list.rows[before]![CLOCK] ? list.clocksAt[before]! : now;
    }),
  };
}

function advanceTo(match: Match, elapsed: number): Match {
  const { clock } = match;
  const passed = Math.floor(elapsed / 1000);
  if (!clock?.running || passed < 1) return match;
  return { ...match, clock: { ...clock, seconds: clock.down ? Math.max(0, clock.seconds - passed) : clock.seconds + passed } };
}
