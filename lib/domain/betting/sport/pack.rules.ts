import { ODDS_TYPE, VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { isOther, MARKET_KINDS, PERIODS, PHASES, ROLES, SPORTS } from '@/lib/domain/betting/match/sport.model';
import type {
  League,
  Market,
  Match,
  MatchList,
  OtherSport,
  Pair,
  Selection,
  Snapshot,
  SportId,
} from '@/lib/domain/betting/match/sport.model';

/**
 * Matches as tuples, which the server's page hands to the browser beside the HTML. Leaving out field names, repeated teams
 * and leagues, and derivable parts of ids halves the document.
 */
const STATUS = ['upcoming', 'live', 'ended', 'interrupted', 'postponed', 'cancelled'] as const satisfies readonly Match['status'][];
const STATE = ['open', 'suspended', 'closed'] as const satisfies readonly Market['state'][];

/** An empty text stands for no price, the market's line, or the usual name. Empty texts at the end are left out. */
type PackedSelection = readonly [id: string, role: number, label: string, price?: string, line?: string, name?: string];
type PackedMarket = readonly [
  id: string,
  kind: number,
  period: number,
  name: string,
  line: string,
  state: number,
  flags: number,
  selections: readonly PackedSelection[],
];
type PackedPair = Pair | 0;
export type PackedMatch = readonly [
  id: string,
  competition: number,
  homeId: string,
  home: string,
  awayId: string,
  away: string,
  startTime: number,
  status: number,
  phase: number,
  neutral: number,
  clock: readonly [seconds: number, running: number, injury: number, down?: number] | 0,
  pairs: readonly [score: PackedPair, half: PackedPair, corners: PackedPair, yellow: PackedPair, red: PackedPair],
  marketCount: number,
  markets: readonly PackedMarket[],
  /** Only where a sport has them. */
  periods?: readonly Pair[],
  points?: readonly [string, string],
  server?: 0 | 1,
];
export type PackedLeague = readonly [id: string, name: string, region: string, rank: number, hot: number];
export interface PackedList {
  venue: number;
  /** The place of a known sport, or the sport in the general form. */
  sport: number | OtherSport;
  /** ms between the venue's response and the rendering of the page. */
  age: number;
  total: number;
  invalidRows: number;
  leagues: readonly PackedLeague[];
  matches: readonly PackedMatch[];
}
/** The parts that all rows of a list share. */
export type PackedHead = Pick<PackedList, 'venue' | 'sport' | 'leagues'>;
export interface ListHead {
  venue: VenueCode;
  sport: SportId;
  leagues: readonly League[];
}

const MAIN = 1;
const PARLAY = 2;
/** Set when the market lists its odds types; each type adds one more bit. */
const TYPED = 4;
const TYPES = Object.values(ODDS_TYPE);
const bitOf = (type: number) => TYPED << type;
/** Means no line, since an empty text means the market's line. */
const NO_LINE = '-';

/** `now`: ms on the clock that made `snapshot.at`. All matches belong to one venue and one sport. */
export function packList(snapshot: Snapshot<MatchList>, now: number): PackedList {
  const { matches, total, invalidRows } = snapshot.data;
  const leagues = [...new Map(matches.map(({ league }) => [league.id, league])).values()];
  const first = matches[0];
  return {
    venue: first ? VENUE_CODES.indexOf(first.venue) : 0,
    sport: first ? packSport(first.sport) : 0,
    age: Math.max(0, now - snapshot.at),
    total,
    invalidRows,
    leagues: leagues.map(packLeague),
    matches: matches.map((match) =>
      packMatch(
        match,
        leagues.findIndex(({ id }) => id === match.league.id),
      ),
    ),
  };
}

/** `now`: ms on this device's clock; the snapshot has the age that it had on the server. */
export function unpackList(packed: PackedList, now: number): Snapshot<MatchList> {
  const head = unpackHead(packed);
  return {
    at: now - packed.age,
    initialAge: packed.age,
    data: {
      matches: packed.matches.map((match) => unpackRow(head, match)),
      total: packed.total,
      invalidRows: packed.invalidRows,
    },
  };
}

export function unpackHead({ venue, sport, leagues }: PackedHead): ListHead {
  return {
    venue: VENUE_CODES[venue]!,
    sport: typeof sport === 'number' ? SPORTS[sport]! : sport,
    leagues: leagues.map(([id, name, region, rank, hot]) => ({ id, name, region, rank, hot: hot === 1 })),
  };
}

/** A row of the list with this head. */
export function unpackRow({ venue, sport, leagues }: ListHead, packed: PackedMatch): Match {
  return { venue, sport, league: leagues[packed[1]]!, ...unpackMatch(packed) };
}

export function packSport(sport: SportId): PackedList['sport'] {
  return isOther(sport) ? sport : SPORTS.indexOf(sport);
}

export function packLeague({ id, name, region, rank, hot }: League): PackedLeague {
  return [id, name, region, rank, Number(hot)];
}

/** A row; `league`: its place among the leagues of the list. */
export function packMatch(match: Match, league: number): PackedMatch {
  return [
    match.id,
    league,
    match.home.id,
    match.home.name,
    match.away.id,
    match.away.name,
    match.startTime,
    STATUS.indexOf(match.status),
    PHASES.indexOf(match.phase),
    Number(match.neutral),
    packClock(match.clock),
    [match.score ?? 0, match.halfScore ?? 0, match.corners ?? 0, match.yellowCards ?? 0, match.redCards ?? 0],
    match.marketCount,
    match.markets.map((market) => packMarket(market, match)),
    ...packPlay(match),
  ];
}

function packClock(clock: Match['clock']): PackedMatch[10] {
  if (!clock) return 0;
  const { seconds, running, injury, down } = clock;
  return down ? [seconds, Number(running), injury, 1] : [seconds, Number(running), injury];
}

function packPlay({
  periodScores,
  points,
  server,
}: Match): [periods?: readonly Pair[], points?: readonly [string, string], server?: 0 | 1] {
  if (points) return server === null ? [periodScores, points] : [periodScores, points, server];
  return periodScores.length > 0 ? [periodScores] : [];
}

function unpackMatch(packed: PackedMatch): Omit<Match, 'venue' | 'sport' | 'league'> {
  const [id, , homeId, home, awayId, away, startTime, status, phase, neutral, clock, pairs, marketCount, markets, periods, points, server] =
    packed;
  const [score, halfScore, corners, yellowCards, redCards] = pairs.map((pair) => pair || null) as (Pair | null)[];
  return {
    id,
    home: { id: homeId, name: home },
    away: { id: awayId, name: away },
    startTime,
    status: STATUS[status]!,
    phase: PHASES[phase]!,
    neutral: neutral === 1,
    clock: clock ? { seconds: clock[0], running: clock[1] === 1, injury: clock[2], ...(clock[3] ? { down: true } : {}) } : null,
    score: score!,
    halfScore: halfScore!,
    corners: corners!,
    yellowCards: yellowCards!,
    redCards: redCards!,
    periodScores: periods ?? [],
    points: points ?? null,
    server: server ?? null,
    marketCount,
    markets: markets.map((market) => unpackMarket(market, home, away)),
  };
}

function packMarket(market: Market, match: Match): PackedMarket {
  return [
    market.id,
    MARKET_KINDS.indexOf(market.kind),
    PERIODS.indexOf(market.period),
    market.name,
    market.line ?? '',
    STATE.indexOf(market.state),
    (market.main ? MAIN : 0) |
      (market.parlay ? PARLAY : 0) |
      (market.oddsTypes?.reduce<number>((bits, type) => bits | bitOf(type), TYPED) ?? 0),
    market.selections.map((selection) => packSelection(selection, market, match)),
  ];
}

function packSelection(selection: Selection, market: Market, match: Match): PackedSelection {
  const prefix = `${market.id}_`;
  const head = [
    selection.id.startsWith(prefix) ? selection.id.slice(prefix.length) : `=${selection.id}`,
    ROLES.indexOf(selection.role),
    selection.label,
  ] as const;
  const price = selection.price ?? '';
  const line = selection.line === market.line ? '' : (selection.line ?? NO_LINE);
  const isUsual = selection.name === usualName(selection.role, selection.label, match.home.name, match.away.name);
  if (!isUsual) return [...head, price, line, selection.name];
  if (line !== '') return [...head, price, line];
  return price === '' ? head : [...head, price];
}

function unpackMarket(packed: PackedMarket, home: string, away: string): Market {
  const [id, kind, period, name, line, state, flags, selections] = packed;
  const ownLine = line === '' ? null : line;
  return {
    id,
    kind: MARKET_KINDS[kind]!,
    period: PERIODS[period]!,
    name,
    line: ownLine,
    main: (flags & MAIN) !== 0,
    state: STATE[state]!,
    parlay: (flags & PARLAY) !== 0,
    ...(flags & TYPED ? { oddsTypes: TYPES.filter((type) => flags & bitOf(type)) } : {}),
    selections: selections.map(([option, role, label, price = '', selectionLine = '', selectionName = '']) => ({
      id: option.startsWith('=') ? option.slice(1) : `${id}_${option}`,
      role: ROLES[role]!,
      name: selectionName || usualName(ROLES[role]!, label, home, away),
      label,
      line: selectionLine === '' ? ownLine : selectionLine === NO_LINE ? null : selectionLine,
      price: price === '' ? null : price,
    })),
  };
}

/** A side has its team's name, anything else its label. */
function usualName(role: Selection['role'], label: string, home: string, away: string): string {
  if (role === 'home') return home;
  return role === 'away' ? away : label;
}
