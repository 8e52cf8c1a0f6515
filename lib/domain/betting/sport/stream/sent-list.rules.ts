import { VENUE_CODES } from '@pavilion/contract/constants';
import type { MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { packLeague, packMatch, packSport, type PackedLeague, type PackedList, type PackedMatch } from '../pack.rules';
import { differenceOf } from './difference.rules';
import { advanceClock, CLOCK, type PackedClock } from './packed-clock.rules';
import type { Edit, ListChange, Packed } from './stream.model';
import type { StreamedList } from './stream-name.rules';

/** A list as readers of the stream know it. */
export interface SentList {
  version: number;
  /** ms; when the venue's response arrived. */
  at: number;
  total: number;
  invalidRows: number;
  leagues: readonly PackedLeague[];
  /** Rows with the clocks that were sent; readers let them run. */
  rows: readonly PackedMatch[];
  /** ms; the response that each row's clock is from. */
  clocksAt: readonly number[];
  /** The clocks of the newest response. */
  clocks: readonly PackedClock[];
}

/** Leagues after which the list is sent anew without those that have left it. */
const MAX_LEAGUES = 300;
/** Seconds by which two roundings of one running clock differ. */
const ROUNDING_S = 1;

/** A list's next version, and the change from the one before; null when readers need the whole list. */
export function nextSentList(sent: SentList | null, { data, at }: Snapshot<MatchList>): { next: SentList; change: ListChange | null } {
  const before = sent && sent.leagues.length < MAX_LEAGUES ? sent : null;
  const { leagues, indexOf } = withLeagues(before?.leagues ?? [], data);
  const positions = new Map(before?.rows.map(([id], index) => [id, index]));
  const clocks: PackedClock[] = [];
  const clocksAt: number[] = [];
  const rows = data.matches.map((match, index): PackedMatch => {
    const row = packMatch(match, indexOf(match.league.id));
    clocks.push(row[CLOCK]);
    const known = positions.get(row[0]);
    const goesOn = before !== null && known !== undefined && isClockRunningOn(before, known, row, at);
    clocksAt[index] = goesOn ? before.clocksAt[known]! : at;
    return goesOn ? withClock(row, before.rows[known]![CLOCK]) : row;
  });
  const next = {
    version: (sent?.version ?? 0) + 1,
    at,
    total: data.total,
    invalidRows: data.invalidRows,
    leagues,
    rows,
    clocksAt,
    clocks,
  };
  return { next, change: before && changeBetween(before, next, positions) };
}

/** The whole list for a new reader. `now`: ms, on the clock of the responses. */
export function wholeSentList({ venue, sport }: StreamedList, sent: SentList, now: number): PackedList {
  return {
    venue: VENUE_CODES.indexOf(venue),
    sport: packSport(sport),
    age: Math.max(0, now - sent.at),
    total: sent.total,
    invalidRows: sent.invalidRows,
    leagues: sent.leagues,
    matches: sent.rows.map((row, index) => withClock(row, sent.clocks[index]!)),
  };
}

function changeBetween(before: SentList, next: SentList, positions: ReadonlyMap<string, number>): ListChange {
  const order = next.rows.map((row) => positions.get(row[0]) ?? row);
  const moved = order.length !== before.rows.length || order.some((entry, index) => entry !== index);
  // A clock that does not go on is sent even if it equals the last one, which has run on in the browser.
  const start = order.map((entry, index) => {
    if (typeof entry !== 'number') return entry;
    const goesOn = next.clocksAt[index] === before.clocksAt[entry] || next.rows[index]![CLOCK] === 0;
    return goesOn ? before.rows[entry]! : withClock(before.rows[entry]!, 0);
  });
  const rows = differenceOf(start as Packed, next.rows as Packed) as Edit | undefined;
  return {
    ...(moved && { order }),
    ...(rows !== undefined && { rows }),
    ...(next.leagues.length > before.leagues.length && { leagues: next.leagues.slice(before.leagues.length) }),
    ...(next.total !== before.total && { total: next.total }),
    ...(next.invalidRows !== before.invalidRows && { invalidRows: next.invalidRows }),
  };
}

/** The leagues with those of the list that are new or changed at their end: rows refer to a league by its index. */
function withLeagues(before: readonly PackedLeague[], { matches }: MatchList) {
  const leagues = [...before];
  const positions = new Map(leagues.map(([id], index) => [id, index]));
  for (const league of new Map(matches.map((match) => [match.league.id, match.league])).values()) {
    const packed = packLeague(league);
    const known = leagues[positions.get(league.id) ?? -1];
    if (known && String(known) === String(packed)) continue;
    positions.set(league.id, leagues.length);
    leagues.push(packed);
  }
  return { leagues, indexOf: (id: string) => positions.get(id)! };
}

/** True if the clock that was sent of a row shows what the new one does. A row of another length is sent with its new clock. */
function isClockRunningOn({ rows, clocksAt }: SentList, index: number, row: PackedMatch, at: number): boolean {
  const [sent, now] = [rows[index]![CLOCK], row[CLOCK]];
  if (!sent || !now) return sent === now;
  if (rows[index]!.length !== row.length || String(sent.slice(1)) !== String(now.slice(1))) return false;
  return Math.abs(advanceClock(sent, at - clocksAt[index]!)[0] - now[0]) <= (now[1] ? ROUNDING_S : 0);
}

function withClock(row: PackedMatch, clock: PackedClock): PackedMatch {
  return row[CLOCK] === clock ? row : (row.with(CLOCK, clock) as unknown as PackedMatch);
}
