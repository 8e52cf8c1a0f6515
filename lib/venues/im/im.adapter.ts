import * as z from '@pavilion/contract/schema';
import { IM_MARKET } from '@pavilion/contract/venues/im.wire';
import { imEventSchema, imLineSchema, imSelectionSchema } from '@pavilion/contract/venues/im.match.wire';
import { readRow } from '@/lib/kit/http/row';
import { isOther, type League, type Market, type Match, type MatchList, type SportId } from '@/lib/domain/betting/match/sport.model';
import { toMarketKind, toPeriod, toRunningTime, toSport } from './im.enums.adapter';
import { toSelection, type Sides } from './im.selection.adapter';
import { matchId } from './im.id.adapter';
import { toPair, toTime } from './im.value.adapter';

type ImEvent = z.infer<typeof imEventSchema>;

/** A match with its number of invalid rows, and IM's position of it in a list. */
export interface ReadMatch {
  match: Match;
  invalidRows: number;
  order: number;
}

const OPEN = 1;
/** The main event of a group; corners and cards are groups of their own. */
const MAIN_GROUP = 1;
const CORNERS = 2;
const NEUTRAL = 0;
/** The period of the whole match. */
const WHOLE = 1;

/** A market line in the product's model; null when it is invalid. Its selections are parsed one by one. */
export function toMarket(
  row: unknown,
  { selling, parlay, sides, group, sport }: { selling: boolean; parlay: boolean; sides: Sides; group: string; sport: SportId },
): { market: Market; invalidRows: number } | null {
  const wire = readRow('IMTY market line', imLineSchema, row);
  if (!wire) return null;
  const {
    MarketlineId,
    BetTypeId: betType,
    BetTypeName,
    PeriodId: period,
    PeriodName,
    MarketLineLevel,
    MarketlineStatusId,
    IsLocked,
    WagerSelections,
  } = wire;
  const selections = WagerSelections.flatMap((raw) => {
    const selection = readRow('IMTY selection', imSelectionSchema, raw);
    return selection ? [toSelection(selection, { betType, period }, sides, group)] : [];
  });
  const market: Market = {
    id: String(MarketlineId),
    kind: toMarketKind(betType),
    period: toPeriod(period),
    // A period that the product does not know must be in the name: nothing else distinguishes it.
    name: `${toPeriod(period) === 'other' || (isOther(sport) && period !== WHOLE) ? (PeriodName ?? '') : ''}${BetTypeName ?? ''}`,
    line: (selections.find(({ role }) => role === 'home') ?? selections[0])?.line ?? null,
    main: MarketLineLevel === 1,
    state: selling && MarketlineStatusId === OPEN && !IsLocked ? 'open' : 'suspended',
    parlay,
    selections,
  };
  return { market, invalidRows: WagerSelections.length - selections.length };
}

export function toLeague({ CompetitionId, CompetitionName, PMOrderNumber }: ImEvent['Competition'], hot = false): League {
  return { id: String(CompetitionId), name: CompetitionName, region: '', rank: PMOrderNumber, hot };
}

function toMatchState(wire: ImEvent, sport: SportId): Pick<Match, 'status' | 'phase' | 'clock' | 'score' | 'corners' | 'redCards'> {
  if (wire.Market !== IM_MARKET.live)
    return { status: 'upcoming', phase: 'not-started', clock: null, score: null, corners: null, redCards: null };
  const time = toRunningTime(wire.RBTime);
  const corners = wire.RelatedScores?.find((row) => row?.EventGroupTypeId === CORNERS);
  return {
    status: 'live',
    phase: isOther(sport) ? 'playing' : (time?.phase ?? 'first-half'),
    clock:
      time && time.seconds !== null && !isOther(sport)
        ? { seconds: time.seconds, running: true, injury: 0, ...(sport === 'basketball' ? { down: true } : {}) }
        : null,
    score: toPair(wire.HomeScore, wire.AwayScore),
    corners: toPair(corners?.HomeScore, corners?.AwayScore),
    redCards: toPair(wire.HomeRedCard, wire.AwayRedCard),
  };
}

const extraSchema = /* @__PURE__ */ z.object({
  PeriodScores: z._default(z.array(z.pair(z.numeric())), []),
  Points: z._default(z.nullable(z.pair(z.textual())), null),
  Server: z._default(z.nullable(z.enum(['home', 'away'])), null),
});

/** Quarters or sets so far, and the running game, from IM's extra facts; none if these contain anything else. */
function toParts(text: string | null): Pick<Match, 'periodScores' | 'points' | 'server'> {
  const read = z.safeParse(extraSchema, jsonOf(text));
  if (!read.success) return { periodScores: [], points: null, server: null };
  const { PeriodScores: periodScores, Points: points, Server: side } = read.data;
  return { periodScores, points, server: side && (side === 'home' ? 0 : 1) };
}

/** Parses a row or facts sent as text; null when it is not JSON. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch {
    return null;
  }
}

/** True for a match: corners and the like are separate events beside their match. */
export function isMainEvent(row: unknown): boolean {
  return (
    typeof row !== 'object' || row === null || Number((row as { EventGroupTypeId?: unknown }).EventGroupTypeId ?? MAIN_GROUP) === MAIN_GROUP
  );
}

/** One event; null when it is invalid. `group`: the group whose prices it shows (venues §3.2). */
export function toMatch(row: unknown, sportId: number, group: string): ReadMatch | null {
  const wire = readRow('IMTY event', imEventSchema, row);
  const sport = toSport(sportId);
  if (!wire || !sport) return null;
  const startTime = toTime(wire.EventDate);
  if (startTime === null) return null;
  const sides = { home: wire.HomeTeam, away: wire.AwayTeam };
  const read = wire.MarketLines.map((line) =>
    toMarket(line, { selling: wire.EventStatusId === OPEN, parlay: wire.OpenParlay, sides, group, sport }),
  );
  const valid = read.filter((line) => line !== null);
  const match: Match = {
    id: matchId(sportId, wire.EventId),
    venue: 'IMTY',
    sport,
    league: toLeague(wire.Competition, wire.IsPopular),
    home: { id: String(wire.HomeTeamId ?? ''), name: wire.HomeTeam },
    away: { id: String(wire.AwayTeamId ?? ''), name: wire.AwayTeam },
    startTime,
    neutral: wire.GroundTypeId === NEUTRAL,
    ...toMatchState(wire, sport),
    halfScore: null,
    yellowCards: null,
    ...toParts(wire.ExtraInfo),
    marketCount: Math.max(wire.TotalMarketLineCount, valid.length),
    markets: valid.map(({ market }) => market),
  };
  return {
    match,
    order: wire.OrderNumber,
    invalidRows: read.length - valid.length + valid.reduce((sum, { invalidRows }) => sum + invalidRows, 0),
  };
}

/** Orders by kick-off, then by IM's order: a list must not depend on the order in which changes arrived. */
function byPosition(a: ReadMatch, b: ReadMatch): number {
  return a.match.startTime - b.match.startTime || a.order - b.order || (a.match.id < b.match.id ? -1 : 1);
}

/** A list of read rows; `total` counts matches without invalid rows. */
export function toMatchList(rows: readonly (ReadMatch | null)[], total?: number): MatchList {
  const valid = rows.filter((row) => row !== null).toSorted(byPosition);
  return {
    matches: valid.map(({ match }) => match),
    total: total ?? valid.length,
    invalidRows: rows.length - valid.length + valid.reduce((sum, { invalidRows }) => sum + invalidRows, 0),
  };
}

/** Every main event of a response, parsed. */
export function readEvents(
  { Sports }: { Sports: readonly { SportId: number; Events: readonly unknown[] }[] },
  group: string,
): (ReadMatch | null)[] {
  return Sports.flatMap(({ SportId, Events }) => Events.filter(isMainEvent).map((row) => toMatch(row, SportId, group)));
}
