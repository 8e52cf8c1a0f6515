import type * as z from '@pavilion/contract/schema';
import { imOutrightSchema, imResultSchema, imSportCountSchema } from '@pavilion/contract/venues/im.match.wire';
import type { imCompetitionCountSchema, imSportCountsSchema } from '@pavilion/contract/venues/im.match.wire';
import { readRow } from '@/lib/kit/http/row';
import { isOther, SPORTS } from '@/lib/domain/betting/match/sport.model';
import type {
  LeagueCount,
  ListCounts,
  Match,
  MatchStatus,
  Outright,
  OutrightList,
  SportCounts,
} from '@/lib/domain/betting/match/sport.model';
import { toLeague, toMarket, type ReadMatch } from './im.adapter';
import { matchId } from './im.id.adapter';
import { toPair, toTime } from './im.value.adapter';
import { sportNumber, toSport } from './im.enums.adapter';

type Counts = z.infer<typeof imSportCountsSchema>;

/** IM's count of a sport; null when it is absent or invalid. */
export function countOf({ SportCount }: Counts, sport: number): z.infer<typeof imSportCountSchema> | null {
  for (const row of SportCount) {
    const count = readRow('IMTY sport count', imSportCountSchema, row);
    if (count?.SportId === sport) return count;
  }
  return null;
}

/** Numbers of matches; `combos` counts those that allow parlays. */
export function toCounts(all: Counts, combos: Counts): SportCounts {
  const of = (sport: number): ListCounts => {
    const row = countOf(all, sport);
    const combo = countOf(combos, sport);
    return {
      live: row?.RBFECount ?? 0,
      today: row?.TodayFECount ?? 0,
      early: row?.EarlyFECount ?? 0,
      parlay: combo ? combo.RBFECount + combo.TodayFECount + combo.EarlyFECount : 0,
      outright: row?.ORCount ?? 0,
    };
  };
  const others = all.SportCount.flatMap((raw) => {
    const row = readRow('IMTY sport count', imSportCountSchema, raw);
    const sport = row ? toSport(row.SportId) : null;
    if (!row || !sport || !isOther(sport)) return [];
    const { SportId, SportName } = row;
    return [[sport, { ...of(SportId), name: SportName || String(SportId) }] as const];
  });
  return Object.fromEntries([...SPORTS.map((sport) => [sport, of(sportNumber(sport))] as const), ...others]) as SportCounts;
}

/** Leagues of several markets in one list. */
export function toLeagues(results: readonly z.infer<typeof imCompetitionCountSchema>[]): readonly LeagueCount[] {
  const found = new Map<string, LeagueCount>();
  for (const row of results.flatMap(({ CompetitionCount: rows }) => rows)) {
    const league = toLeague(row);
    found.set(league.id, { ...league, matches: (found.get(league.id)?.matches ?? 0) + row.Count });
  }
  return [...found.values()].toSorted((a, b) => a.rank - b.rank);
}

const OPEN = 1;

function toOutright(row: unknown, sportId: number, group: string): Outright | null {
  const wire = readRow('IMTY outright', imOutrightSchema, row);
  const sport = toSport(sportId);
  if (!wire || !sport) return null;
  const { EventId, EventDate, EventStatusId, OutrightEventName, Season, Competition, MarketLines } = wire;
  const closesAt = toTime(EventDate);
  const sides = { home: '', away: '' };
  const [line] = MarketLines.flatMap((one) => toMarket(one, { selling: EventStatusId === OPEN, parlay: false, sides, group, sport }) ?? []);
  if (closesAt === null || !line) return null;
  const name = OutrightEventName || Season || '';
  return {
    id: matchId(sportId, EventId),
    venue: 'IMTY',
    sport,
    league: toLeague(Competition),
    name,
    closesAt,
    market: line.market,
  };
}

/** 冠军: rows are parsed one by one; a league without a market is left out. */
export function toOutrights(
  { Sports }: { Sports: readonly { SportId: number; Events: readonly unknown[] }[] },
  group: string,
): OutrightList {
  const read = Sports.flatMap(({ SportId, Events }) => Events.map((row) => toOutright(row, SportId, group)));
  const outrights = read.filter((row) => row !== null);
  return { outrights, invalidRows: read.length - outrights.length };
}

/** 2: abandoned. */
const RESULT: Readonly<Record<number, MatchStatus>> = { 1: 'ended', 2: 'cancelled', 3: 'cancelled' };

/** An ended match; null when the row is invalid. */
export function toResult(row: unknown, sportId: number): ReadMatch | null {
  const wire = readRow('IMTY result', imResultSchema, row);
  const sport = toSport(sportId);
  const startTime = toTime(wire?.EventDate);
  if (!wire || !sport || startTime === null) return null;
  const match: Match = {
    id: matchId(sportId, wire.EventId),
    venue: 'IMTY',
    sport,
    league: toLeague({ CompetitionId: wire.CompetitionId, CompetitionName: wire.CompetitionName, PMOrderNumber: 999 }),
    home: { id: String(wire.HomeTeamId ?? ''), name: wire.HomeTeam },
    away: { id: String(wire.AwayTeamId ?? ''), name: wire.AwayTeam },
    startTime,
    status: RESULT[wire.ResultStatus] ?? 'ended',
    phase: 'ended',
    neutral: wire.GroundTypeId === 0,
    clock: null,
    server: null,
    score: toPair(wire.HomeTeamFTScore, wire.AwayTeamFTScore),
    halfScore: toPair(wire.HomeTeamHTScore, wire.AwayTeamHTScore),
    // IM sends two zeros for sports without corners.
    corners: sport === 'football' ? toPair(wire.HomeCorner, wire.AwayCorner) : null,
    yellowCards: null,
    redCards: null,
    periodScores: wire.PeriodScores,
    points: null,
    marketCount: 0,
    markets: [],
  };
  return { match, order: 0, invalidRows: 0 };
}
