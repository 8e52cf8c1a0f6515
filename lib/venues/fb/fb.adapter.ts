import * as z from '@/lib/contract/schema';
import { fbMarketGroupSchema, fbMarketSchema, fbMatchSchema } from '@/lib/contract/venues/fb.wire';
import type { fbOptionSchema, fbStatisticalSchema } from '@/lib/contract/venues/fb.wire';
import { toOdds } from '@/lib/kit/number/odds';
import type { Market, Match, MatchList, Pair, Selection, TimeframeCounts } from '@/lib/domain/sport/sport.model';
import { SPORT_NUMBER, toMarketKind, toMarketState, toPeriod, toPhase, toRole, toSport, toStatus } from './fb.enums.adapter';

/** Rows are read one by one, on every level: a misfit costs itself and is counted, never its neighbours. */
const groupSchema = /* @__PURE__ */ z.object({ ...fbMarketGroupSchema._zod.def.shape, mks: z.array(z.unknown()) });

type FbMatch = z.infer<typeof fbMatchSchema>;
type FbOption = z.infer<typeof fbOptionSchema>;

/** A match with how many of its market rows were left out. */
export interface ReadMatch {
  match: Match;
  misfits: number;
}

/** Selection key of FB: market and option type. */
export function selectionId(marketId: number, ty: number): string {
  return `${marketId}_${ty}`;
}

/** Lines arrive signed for the option's own side; a price at or below zero is locked. */
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

function toMarkets(row: unknown, selling: boolean): { markets: Market[]; misfits: number } {
  const group = z.safeParse(groupSchema, row);
  if (!group.success) return { markets: [], misfits: 1 };
  const { mty, pe, nm, mks } = group.data;
  const markets = mks.flatMap((raw): Market[] => {
    const parsed = z.safeParse(fbMarketSchema, raw);
    if (!parsed.success) return [];
    const { id, ss, au, mbl, li, op } = parsed.data;
    const state = toMarketState(ss);
    return [
      {
        id: String(id),
        kind: toMarketKind(mty),
        period: toPeriod(pe),
        name: nm,
        line: li || null,
        main: mbl === 1,
        state: selling || state === 'closed' ? state : 'suspended',
        parlay: au === 1,
        selections: op.map((option) => toSelection(id, option)),
      },
    ];
  });
  return { markets, misfits: mks.length - markets.length };
}

/** Score types of FB. */
const TALLY = { score: 5, corners: 6, yellow: 7, red: 8 } as const;

function tally(wire: FbMatch, period: number, type: number): Pair | null {
  const found = wire.nsg.find(({ pe, tyg }) => pe === period && tyg === type);
  return found ? [found.sc[0]!, found.sc[1]!] : null;
}

/** One match row of a list or a detail; null when it does not fit or is of a sport we do not show. */
export function toMatch(row: unknown): ReadMatch | null {
  const parsed = z.safeParse(fbMatchSchema, row);
  if (!parsed.success) return null;
  const wire = parsed.data;
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
    competition: { id: String(wire.lg.id), name: wire.lg.na, region: wire.lg.rnm ?? '', rank: wire.lg.or, hot: wire.lg.hot },
    home: { id: String(home.id), name: home.na },
    away: { id: String(away.id), name: away.na },
    startTime: wire.bt,
    status,
    phase,
    neutral: wire.ne === 1,
    clock: status === 'live' && wire.mc ? { seconds: wire.mc.s, running: wire.mc.r, injury: wire.mc.itd } : null,
    score: tally(wire, full, TALLY.score),
    halfScore: phase === 'not-started' || phase === 'first-half' ? null : tally(wire, full + 1, TALLY.score),
    corners: tally(wire, full, TALLY.corners),
    yellowCards: tally(wire, full, TALLY.yellow),
    redCards: tally(wire, full, TALLY.red),
    marketCount: wire.tms,
    markets: groups.flatMap(({ markets }) => markets),
  };
  return { match, misfits: groups.reduce((sum, { misfits }) => sum + misfits, 0) };
}

/** A page of a list. */
export function toMatchList(page: { records: readonly unknown[]; total: number }): MatchList {
  const read = page.records.map(toMatch);
  const kept = read.filter((row) => row !== null);
  return {
    matches: kept.map(({ match }) => match),
    total: page.total,
    misfits: read.length - kept.length + kept.reduce((sum, { misfits }) => sum + misfits, 0),
  };
}

/** Football matches per timeframe; FB's play types 1 live, 3 today, 4 early. */
export function toCounts({ sl }: z.infer<typeof fbStatisticalSchema>): TimeframeCounts {
  const count = (type: number) =>
    sl.find(({ ty }) => ty === type)?.ssl.find(({ sid }) => sid === SPORT_NUMBER.football)?.c ?? 0;
  return { live: count(1), today: count(3), early: count(4) };
}
