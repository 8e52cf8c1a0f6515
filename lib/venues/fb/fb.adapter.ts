import * as z from '@pavilion/contract/schema';
import { FB_PLAY } from '@pavilion/contract/venues/fb.wire';
import { fbMarketGroupSchema, fbMarketSchema, fbMatchSchema } from '@pavilion/contract/venues/fb.match.wire';
import type { fbLeagueSchema, fbOptionSchema, fbStatisticalSchema } from '@pavilion/contract/venues/fb.match.wire';
import { readRow } from '@/lib/kit/http/row';
import { toOdds } from '@pavilion/number/odds';
import { SPORTS } from '@/lib/domain/betting/match/sport.model';
import type {
  League,
  LeagueCount,
  ListCounts,
  Market,
  Match,
  MatchList,
  Pair,
  Selection,
  SportCounts,
} from '@/lib/domain/betting/match/sport.model';
import {
  isKnown,
  PARTS,
  sportNumber,
  toGeneralKind,
  toMarketKind,
  toMarketState,
  toPeriod,
  toPhase,
  toRole,
  toSport,
  toStatus,
} from './fb.enums.adapter';
import { selectionId } from './fb.id.adapter';

/** Rows are parsed one by one, on every level: an invalid row is counted and leaves out only itself. */
const groupSchema = /* @__PURE__ */ z.object({ ...fbMarketGroupSchema._zod.def.shape, mks: z.array(z.unknown()) });

/** `mc.tu`: the clock counts minutes. */
const MINUTES = 2;
/** `mc.tp`: the clock counts down. */
const DOWN = 2;

type FbMatch = z.infer<typeof fbMatchSchema>;
type FbOption = z.infer<typeof fbOptionSchema>;

/** A match with how many of its market rows were left out. */
export interface ReadMatch {
  match: Match;
  invalidRows: number;
}

/** FB signs lines for the option's own side; a price of zero or less is locked. */
export function toSelection(marketId: number, option: FbOption): Selection {
  return {
    id: selectionId(marketId, option.ty),
    role: toRole(option.ty),
    name: option.na,
    label: option.nm,
    line: option.li || null,
    price: toOdds(option.od),
  };
}

/** Markets of one kind and period. `selling`: true if FB sells the match. */
export function toMarkets(row: unknown, selling: boolean): { markets: Market[]; invalidRows: number } {
  const group = readRow('FBTY markets', groupSchema, row);
  if (!group) return { markets: [], invalidRows: 1 };
  const { mty, pe, nm, mks } = group;
  const markets = mks.flatMap((raw): Market[] => {
    const market = readRow('FBTY market', fbMarketSchema, raw);
    if (!market) return [];
    const { id, ss, au, mbl, li, op } = market;
    const state = toMarketState(ss);
    const selections = op.map((option) => toSelection(id, option));
    const roles = selections.map(({ role }) => role);
    return [
      {
        id: String(id),
        kind: isKnown(mty) ? toMarketKind(mty) : toGeneralKind(mty, roles, li || null),
        period: toPeriod(pe),
        name: nm,
        line: li || null,
        main: mbl === 1,
        state: selling || state === 'closed' ? state : 'suspended',
        parlay: au === 1,
        selections,
      },
    ];
  });
  return { markets, invalidRows: mks.length - markets.length };
}

/** Score types of FB. */
const TALLY = { score: 5, corners: 6, yellow: 7, red: 8, sets: 5556, points: 5559 } as const;

function tally(wire: FbMatch, period: number, type: number): Pair | null {
  const found = wire.nsg.find((row) => row?.pe === period && row.tyg === type);
  return found ? [found.sc[0]!, found.sc[1]!] : null;
}

export function toLeague({ id, na, rnm, or, hot }: FbMatch['lg']): League {
  return { id: String(id), name: na, region: rnm ?? '', rank: or, hot };
}

/** Scores of the parts of a match in a sport of the general form, in their order. */
function generalParts({ nsg, sid }: FbMatch): readonly number[] {
  return nsg.flatMap((row) => (row?.tyg === TALLY.score && row.pe > sid * 1000 + 1 ? [row.pe] : [])).toSorted((a, b) => a - b);
}

/** One match row of a list or a detail; null when it is invalid. */
export function toMatch(row: unknown): ReadMatch | null {
  const wire = readRow('FBTY match', fbMatchSchema, row);
  if (!wire) return null;
  const sport = toSport(wire.sid);
  const status = toStatus(wire.ms);
  const [home, away] = wire.ts;
  if (!sport || !status || !home || !away) return null;
  const phase = toPhase(status, wire.mc?.pe);
  const full = wire.sid * 1000 + 1;
  const groups = wire.mg.map((group) => toMarkets(group, wire.ss === 1));
  const match: Match = {
    id: String(wire.id),
    venue: 'FBTY',
    sport,
    league: toLeague(wire.lg),
    home: { id: String(home.id), name: home.na },
    away: { id: String(away.id), name: away.na },
    startTime: wire.bt,
    status,
    phase,
    neutral: wire.ne === 1,
    clock: status === 'live' ? toClock(wire.mc) : null,
    score: tally(wire, full, TALLY.score) ?? tally(wire, full, TALLY.sets),
    halfScore: sport !== 'football' || phase === 'not-started' || phase === 'first-half' ? null : tally(wire, full + 1, TALLY.score),
    periodScores: (PARTS[sport] ?? generalParts(wire)).map((part) => tally(wire, part, TALLY.score)).filter((pair) => pair !== null),
    points: sport === 'tennis' ? toPoints(tally(wire, full, TALLY.points)) : null,
    server: sport === 'tennis' && (wire.ssi === 1 || wire.ssi === 2) ? (wire.ssi === 1 ? 0 : 1) : null,
    corners: tally(wire, full, TALLY.corners),
    yellowCards: tally(wire, full, TALLY.yellow),
    redCards: tally(wire, full, TALLY.red),
    marketCount: wire.tms,
    markets: groups.flatMap(({ markets }) => markets),
  };
  return { match, invalidRows: groups.reduce((sum, { invalidRows }) => sum + invalidRows, 0) };
}

/** FB names unit and direction of its clock. */
function toClock(wire: FbMatch['mc']): Match['clock'] {
  if (!wire) return null;
  const { s, r: running, itd: injury, tu, tp } = wire;
  return { seconds: tu === MINUTES ? s * 60 : s, running, injury, ...(tp === DOWN ? { down: true } : {}) };
}

/** A page of a list. */
export function toMatchList(page: { records: readonly unknown[]; total?: number | undefined }): MatchList {
  const read = page.records.map(toMatch);
  const valid = read.filter((row) => row !== null);
  return {
    matches: valid.map(({ match }) => match),
    total: page.total ?? read.length,
    invalidRows: read.length - valid.length + valid.reduce((sum, { invalidRows }) => sum + invalidRows, 0),
  };
}

/** A tennis score of FB: 0, 15, 30, 40, and 50 for advantage. */
function toPoints(pair: Pair | null): Match['points'] {
  return pair && [called(pair[0]), called(pair[1])];
}

const ADVANTAGE = 50;
const called = (points: number) => (points === ADVANTAGE ? 'A' : String(points));

/** FB's sports of the general form that have matches now, by FB's number. */
export function otherSports({ sl }: z.infer<typeof fbStatisticalSchema>): readonly number[] {
  const sold = sl.flatMap(({ ssl }) => ssl.flatMap(({ sid, c }) => (c > 0 && !isKnown(sid * 1000) ? [sid] : [])));
  return [...new Set(sold)].toSorted((a, b) => a - b);
}

/** Numbers of matches, per sport and list; `names` of FB's other sports, which its counts leave out. */
export function toCounts(
  { sl }: z.infer<typeof fbStatisticalSchema>,
  names: readonly (readonly [sid: number, name: string])[] = [],
): SportCounts {
  const count = (type: number, sport: number) => sl.find(({ ty }) => ty === type)?.ssl.find(({ sid }) => sid === sport)?.c ?? 0;
  const of = (sport: number): ListCounts => ({
    live: count(FB_PLAY.live, sport),
    today: count(FB_PLAY.today, sport),
    early: count(FB_PLAY.early, sport),
    parlay: count(FB_PLAY.parlay, sport),
    outright: count(FB_PLAY.outright, sport),
  });
  const others = names.map(([sid, name]) => [toSport(sid), { ...of(sid), name }]);
  return Object.fromEntries([...SPORTS.map((sport) => [sport, of(sportNumber(sport))]), ...others]) as SportCounts;
}

export function toLeagues(leagues: readonly z.infer<typeof fbLeagueSchema>[]): readonly LeagueCount[] {
  return leagues.map((league) => ({ ...toLeague(league), matches: league.mt }));
}
