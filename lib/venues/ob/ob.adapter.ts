import type * as z from '@pavilion/contract/schema';
import { readRow } from '@/lib/kit/http/row';
import { obLeagueSchema, obMatchSchema, obOutrightSchema } from '@pavilion/contract/venues/ob.match.wire';
import type { obLeaguesSchema, obListSchema, obMenuSchema } from '@pavilion/contract/venues/ob.match.wire';
import { isOther, SPORTS } from '@/lib/domain/betting/match/sport.model';
import type {
  LeagueCount,
  ListCounts,
  ListName,
  Match,
  MatchList,
  Outright,
  OutrightList,
  Pair,
  Phase,
  SportCounts,
  SportId,
} from '@/lib/domain/betting/match/sport.model';
import { LIST_QUERY, partsOf, SCORE, sportNumber, toMarketState, toPhase, toSport, toStatus, type MarketState } from './ob.enums.adapter';
import { toMarkets, type ReadMarkets } from './ob.market.adapter';

export type ObMatch = z.infer<typeof obMatchSchema>;
export type ObMenu = z.infer<typeof obMenuSchema>;

/** A match with its wire row, which has the data that a bet needs. */
export interface ReadMatch {
  wire: ObMatch;
  match: Match;
  read: ReadMarkets;
}

/** `2:1` of a score row, by its key. */
function scoreText(msc: readonly string[] | null, key: string): readonly [string, string] | null {
  const row = msc?.find((text) => text.startsWith(`${key}|`));
  const [, home, away] = /\|([^:|]+):([^:|]+)$/.exec(row ?? '') ?? [];
  return home !== undefined && away !== undefined ? [home, away] : null;
}

export function score(msc: readonly string[] | null, key: string): Pair | null {
  const found = scoreText(msc, key)?.map(Number);
  return found?.every(Number.isSafeInteger) ? [found[0]!, found[1]!] : null;
}

const QUARTERS = 4;
/** Lengths of a quarter in minutes. */
const QUARTER_MINUTES: ReadonlySet<number> = new Set([10, 12]);
/** Seconds of one overtime. */
const OVERTIME = 300;

/** Seconds of play at which the running quarter or overtime ends; null in any other phase. */
function endOf(phase: Phase, quarter: number, played: number): number | null {
  if (phase !== 'overtime') return Number(/^q(\d)$/.exec(phase)?.[1] ?? 0) * quarter || null;
  const whole = QUARTERS * quarter;
  return whole + OVERTIME * Math.max(1, Math.ceil((played - whole) / OVERTIME));
}

/** OB counts play from the start of the match; basketball's clock shows the rest of the quarter, as on the court. */
function toClock({ mst, mess, mft }: ObMatch, sport: SportId, phase: Phase): Match['clock'] {
  const played = Number(mst);
  const running = String(mess) === '1';
  if (sport !== 'basketball') return { seconds: played, running, injury: 0 };
  const minutes = Number(mft);
  const end = endOf(phase, minutes * 60, played);
  // Without the length of a quarter its rest is unknown.
  if (end === null || !QUARTER_MINUTES.has(minutes)) return null;
  return { seconds: Math.max(0, end - played), running, injury: 0, down: true };
}

/** An ended match sells nothing; a locked one shows its markets and accepts no bet. */
function stateOf({ mo, mhs }: Pick<ObMatch, 'mo' | 'mhs'>): MarketState {
  if (String(mo) === '1') return 'closed';
  return toMarketState(mhs) === 'open' ? 'open' : 'suspended';
}

/** Reads a match's rows of plays, also those of a separate call. */
export function marketsOf(wire: ObMatch, rows: readonly unknown[]): ReadMarkets {
  return toMarkets(rows, { csid: wire.csid, home: wire.mhn, away: wire.man, state: stateOf(wire) }, wire.mid);
}

/** One match row of a list or a detail; null when it is invalid. */
export function toMatch(row: unknown): ReadMatch | null {
  const wire = readRow('OBTY match', obMatchSchema, row);
  if (!wire) return null;
  const sport = toSport(wire.csid);
  const status = toStatus(wire.ms);
  if (!sport || !status) return null;
  const read = marketsOf(wire, wire.hps?.length ? wire.hps : (wire.hpsData?.flatMap(({ hps }) => hps) ?? []));
  const phase = toPhase(sport, status, wire.mmp);
  const { msc } = wire;
  const match: Match = {
    id: wire.mid,
    venue: 'OBTY',
    sport,
    league: { id: wire.tid, name: wire.tn, region: '', rank: Number(wire.tlev), hot: false },
    home: { id: wire.mhid ?? '', name: wire.mhn },
    away: { id: wire.maid ?? '', name: wire.man },
    startTime: Number(wire.mgt),
    status,
    phase,
    neutral: String(wire.mng) === '1',
    clock: status === 'live' ? toClock(wire, sport, phase) : null,
    score: score(msc, SCORE.full),
    halfScore: sport !== 'football' || phase === 'not-started' || phase === 'first-half' ? null : score(msc, SCORE.half),
    corners: score(msc, SCORE.corners),
    yellowCards: score(msc, SCORE.yellow),
    redCards: score(msc, SCORE.red),
    periodScores: partsOf(sport)
      .map((key) => score(msc, key))
      .filter((pair) => pair !== null),
    points: sport === 'tennis' ? scoreText(msc, SCORE.game) : null,
    server: wire.mat === 'home' ? 0 : wire.mat === 'away' ? 1 : null,
    marketCount: Number(wire.mc),
    markets: read.markets,
  };
  return { wire, match, read };
}

/** The rows of a list, with or without an envelope. */
export function rowsOf(list: z.infer<typeof obListSchema>): readonly unknown[] {
  return 'data' in list ? list.data : list;
}

/**
 * OB sends no total: a page that is not full is the last one; for a full one the menu's count is the best estimate. `counted`
 * is null when the menu has no count: a full page then counts one more match.
 */
export function toMatchList(
  rows: readonly unknown[],
  { page, size, counted }: { page: number; size: number; counted: number | null },
): MatchList {
  const read = rows.map(toMatch);
  const valid = read.filter((row) => row !== null);
  const seen = (page - 1) * size + rows.length;
  return {
    matches: valid.map(({ match }) => match),
    total: rows.length < size ? seen : Math.max(counted ?? seen + 1, seen),
    invalidRows: read.length - valid.length + valid.reduce((sum, { read: { invalidRows } }) => sum + invalidRows, 0),
  };
}

function entryOf(menu: ObMenu, level: number, sport: SportId) {
  return menu.find(({ menuId }) => menuId === level)?.subList?.find(({ field1 }) => field1 === sportNumber(sport)) ?? null;
}

/** OB's number of a list, `euid`; null when OB has no such list. */
export function toEuid(menu: ObMenu, list: ListName | 'outright', sport: SportId): string | null {
  const entry = entryOf(menu, LIST_QUERY[list].menu, sport);
  return entry ? String(entry.menuId) : null;
}

/** Numbers of matches, per sport and list. Every match that OB sells allows parlays. */
export function toCounts(menu: ObMenu): SportCounts {
  const of = (sport: SportId): ListCounts => {
    const count = (list: 'live' | 'today' | 'early' | 'outright') => entryOf(menu, LIST_QUERY[list].menu, sport)?.count ?? 0;
    const [live, today, early] = [count('live'), count('today'), count('early')];
    return { live, today, early, parlay: live + today + early, outright: count('outright') };
  };
  // OB's menu names each sport in every list that has it.
  const named = menu
    .flatMap(({ subList }) => subList ?? [])
    .flatMap(({ field1, menuName }) => (field1 ? [[toSport(field1), menuName || field1] as const] : []));
  const others = new Map(named.flatMap(([sport, name]) => (sport && isOther(sport) ? [[sport, name] as const] : [])));
  return Object.fromEntries([
    ...SPORTS.map((sport) => [sport, of(sport)]),
    ...[...others].map(([sport, name]) => [sport, { ...of(sport), name }]),
  ]) as SportCounts;
}

/** Leagues of a list, in OB's order; an invalid one is left out. */
export function toLeagues(groups: z.infer<typeof obLeaguesSchema>): readonly LeagueCount[] {
  return groups
    .flatMap(({ sportVOs }) => sportVOs.flatMap(({ tournamentList }) => tournamentList))
    .flatMap((row): LeagueCount[] => {
      const league = readRow('OBTY league', obLeagueSchema, row);
      if (!league) return [];
      const { id, nameText, regionName, tournamentLevel, hotStatus, num } = league;
      return [
        {
          id,
          name: nameText,
          region: regionName ?? '',
          rank: Number(tournamentLevel ?? 99),
          hot: String(hotStatus) === '1',
          matches: Number(num),
        },
      ];
    });
}

function toOutright(row: unknown): Outright | null {
  const wire = readRow('OBTY outright', obOutrightSchema, row);
  if (!wire) return null;
  const { mid, csid, tid, tn, tlev, mgt, mhs, hps } = wire;
  const sport = toSport(csid);
  const state: MarketState = toMarketState(mhs) === 'open' ? 'open' : 'suspended';
  const [market] = toMarkets(hps, { csid, home: '', away: '', state }, mid).markets;
  if (!sport || !market) return null;
  const league = { id: tid, name: tn, region: '', rank: Number(tlev), hot: false };
  const { name } = market;
  return {
    id: mid,
    venue: 'OBTY',
    sport,
    league,
    name,
    closesAt: Number(mgt),
    market: { ...market, kind: 'outright', period: 'full' },
  };
}

/** 冠军: rows are parsed one by one; a league without a market is left out. */
export function toOutrights(rows: readonly unknown[]): OutrightList {
  const outrights = rows.map(toOutright).filter((row) => row !== null);
  return { outrights, invalidRows: rows.length - outrights.length };
}
