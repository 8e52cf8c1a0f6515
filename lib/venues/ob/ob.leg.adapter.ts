import type * as z from '@pavilion/contract/schema';
import type { obLatestSchema, obLimitsSchema } from '@pavilion/contract/venues/ob.bet.wire';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import { toMinor } from '@pavilion/number/money';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { formatOdds } from '@pavilion/number/odds';
import type { LegId } from '@/lib/venues/venue';
import { score } from './ob.adapter';
import type { ObMatch } from './ob.adapter';
import { MATCH_TYPE, SCORE, toMarketState, toStatus } from './ob.enums.adapter';
import { toSelection } from './ob.market.adapter';
import type { ReadOption } from './ob.market.adapter';
import { fromObOdds, toObOdds } from './ob.odds.adapter';
import { toPlay } from './ob.play.adapter';

/** The data of one selection that a bet at OB needs, as last read. */
export interface ObLeg extends Pick<ReadOption, 'play' | 'line' | 'option'> {
  wire: ObMatch;
}

type Latest = z.infer<typeof obLatestSchema>[number];

export function isLive({ wire }: Pick<ObLeg, 'wire'>): boolean {
  return toStatus(wire.ms) === 'live';
}

export function matchTypeOf(leg: ObLeg): number {
  if (toPlay(leg.wire.csid, leg.play).kind === 'outright') return MATCH_TYPE.outright;
  return isLive(leg) ? MATCH_TYPE.live : MATCH_TYPE.before;
}

/** One row of the body of `queryLatestMarketInfo`. */
export function latestRequest(leg: ObLeg): Record<string, unknown> {
  const { wire, play, line, option } = leg;
  return {
    matchInfoId: wire.mid,
    marketId: line.hid,
    oddsId: option.oid,
    oddsType: option.ot,
    playId: play.hpid,
    placeNum: Number(line.hn),
    matchType: matchTypeOf(leg),
  };
}

/** One row of the body of `queryMarketMaxMinBetMoney`; `single` 1 for a single bet, 0 for a part of a series. */
export function limitRequest(leg: ObLeg, price: Odds, single: 0 | 1): Record<string, unknown> {
  const { wire, play, line, option } = leg;
  return {
    deviceType: 1,
    oddsFinally: formatOdds(price),
    oddsValue: toObOdds(price),
    playId: play.hpid,
    playOptionId: option.oid,
    matchId: wire.mid,
    marketId: line.hid,
    matchType: matchTypeOf(leg),
    openMiltSingle: single,
  };
}

/** The row of a leg: its own line, else the current line of its slot. */
function rowFor({ wire, play, line }: ObLeg, rows: readonly Latest[]): Latest | undefined {
  const ofPlay = rows.filter(({ matchInfoId, playId }) => matchInfoId === wire.mid && playId === play.hpid);
  return ofPlay.find(({ id }) => id === line.hid) ?? ofPlay.find(({ placeNum }) => Number(placeNum) === Number(line.hn));
}

/** The current leg, on another line when its own has jumped; null when it is no longer sold. */
export function legNow(leg: ObLeg, rows: readonly Latest[]): ObLeg | null {
  const row = rowFor(leg, rows);
  if (!row || String(row.matchOver) === '1' || toMarketState(row.status) === 'closed') return null;
  const found = row.marketOddsList?.find(({ id, oddsType }) =>
    row.id === leg.line.hid ? id === leg.option.oid : oddsType === leg.option.ot,
  );
  if (!found) return null;
  const open = toMarketState(row.matchHandicapStatus) === 'open' && toMarketState(row.status) === 'open';
  const option = {
    oid: found.id,
    ot: found.oddsType,
    on: found.playOptions || leg.option.on,
    os: open ? found.oddsStatus : 2,
    ov: found.oddsValue,
  };
  return { ...leg, line: { ...leg.line, hid: row.id, hv: row.marketValue, hn: row.placeNum }, option };
}

/** An amount of OB in coins, as text or number; 0 when absent or invalid. */
export function toLimit(value: number | string | null | undefined): Minor {
  try {
    return toMinor(String(value ?? 0));
  } catch {
    return 0n;
  }
}

const CLOSED = { state: 'closed', selection: null, min: 0n, max: 0n, parlay: false, live: false, score: null } as const;

/** The current price of a leg; null while it is locked. */
export function priceOf({ option }: ObLeg): Odds | null {
  return String(option.os) === '1' ? fromObOdds(option.ov) : null;
}

/** A quote of `requested`; `now` is the result of `legNow`. */
export function toQuote(requested: LegId, now: ObLeg | null, limits: z.infer<typeof obLimitsSchema>): Quote {
  const { selectionId } = requested;
  if (!now) return { selectionId, ...CLOSED };
  const { wire, play, line, option } = now;
  const selection = toSelection(toPlay(wire.csid, play).kind, option, line.hv, { home: wire.mhn, away: wire.man });
  const price = priceOf(now);
  if (!selection || price === null) return { selectionId, ...CLOSED, state: 'suspended' };
  const limit = limits.find(({ playOptionId }) => playOptionId === option.oid);
  return {
    selectionId,
    state: line.hid === requested.marketId ? 'open' : 'moved',
    selection: { id: selection.id, marketId: line.hid, name: selection.name, label: selection.label, line: selection.line, price },
    min: toLimit(limit?.minBet),
    max: toLimit(limit?.orderMaxPay),
    parlay: String(play.hids) === '1',
    live: isLive(now),
    score: score(wire.msc, SCORE.full),
  };
}
