import { minorToText, type Minor } from '../../../lib/kit/number/money';
import type { Bet } from '../../bet/bet.schema';
import type { BetState, Outcome, RejectReason } from '../../bet/bet.model';
import { payoutOf } from '../../bet/settlement.rules';
import type { World } from '../../world/world.model';
import { CODE, type FbCode } from './fb.error';
import { fbMarketId } from './fb.ids';
import { MARKET_TYPE, OPTION_TYPE, PERIOD, marketName, optionLine, optionNames } from './fb.market';
import { FORMAT, SPORT, fbStatus } from './fb.match';

/** FB's number of the play money: it stands where a real venue has CNY. */
export const CURRENCY = 1;

/** `st` of an order. */
export const ORDER_STATE: Record<BetState, number> = { pending: 1, rejected: 2, accepted: 4, settled: 5 };

/** `oc` and `sr`. */
const OUTCOME: Record<Outcome, number> = { push: 2, lost: 3, won: 4, 'half-won': 5, 'half-lost': 6, void: 7 };

/** `rj` and `rjs`. */
const REJECTION: Record<RejectReason, { rj: number; rjs: string }> = {
  suspended: { rj: 4, rjs: '盘口已暂停' },
  ended: { rj: 7, rjs: '确认期间盘口已结束' },
  'score-changed': { rj: 8, rjs: '确认期间比分或赔率已变更' },
};

const REJECT_CODE: Partial<Record<FbCode, number>> = {
  [CODE.closed]: 4,
  [CODE.marketMissing]: 4,
  [CODE.oddsChanged]: 8,
  [CODE.balance]: 6,
  [CODE.belowMin]: 3,
  [CODE.aboveMax]: 3,
};

/** `rj` for a bet refused with an error code. */
export function rejectCodeOf(code: FbCode): number {
  return REJECT_CODE[code] ?? 2;
}

export interface FbPlaced {
  id: string;
  st: number;
  rj?: number;
  rjs?: string;
  ops: { mid: number; od: number; of: number; bod: number; tr: string; rid: string }[];
}

/** The answer to a placement, the first time and at every repeat: in-play orders are still being confirmed, others stand. */
export function toFbPlaced(bet: Bet): FbPlaced {
  const od = Number(bet.price);
  return {
    id: String(bet.id),
    st: bet.inPlay ? ORDER_STATE.pending : ORDER_STATE.accepted,
    ops: [{ mid: bet.matchNumber, od, of: bet.oddsFormat, bod: od, tr: bet.remark, rid: bet.relatedId ?? '' }],
  };
}

export function toFbOrderStatus(bet: Bet) {
  const rejection = bet.reason ? REJECTION[bet.reason] : { rj: 0, rjs: '' };
  return { oid: String(bet.id), st: ORDER_STATE[bet.state], ...rejection };
}

/** A JSON number from minor units, by its text. */
export function toWireMoney(minor: Minor): number {
  return Number(minorToText(minor));
}

function toLeg(world: World, bet: Bet) {
  const match = world.matchById(bet.matchId);
  const names = optionNames(bet, bet.role, { home: bet.home, away: bet.away });
  const line = optionLine(bet, bet.role);
  return {
    sid: SPORT.football,
    mid: bet.matchNumber,
    mn: `${bet.home} vs ${bet.away}`,
    lid: bet.competitionNumber,
    ln: bet.competition,
    bt: bet.kickOff,
    pe: PERIOD[bet.period],
    mty: MARKET_TYPE[bet.kind],
    mgn: marketName(bet),
    on: names.na,
    onm: names.nm,
    ip: bet.inPlay ? 1 : 0,
    te: [
      { na: bet.home, id: bet.homeNumber },
      { na: bet.away, id: bet.awayNumber },
    ],
    rs: bet.result ?? '',
    sr: bet.outcome ? OUTCOME[bet.outcome] : 0,
    bo: Number(bet.price),
    of: bet.oddsFormat,
    od: Number(bet.price),
    li: line,
    re: bet.inPlay ? `${bet.homeAtBet}-${bet.awayAtBet}` : null,
    mrid: fbMarketId(bet),
    ty: OPTION_TYPE[bet.role],
    mtp: 2,
    fmt: FORMAT,
    ms: match ? fbStatus(world.state(match).phase) : 0,
  };
}

/** One row of the bet list. venues §1.5 */
export function toFbRecord(world: World, bet: Bet) {
  const most = payoutOf(bet.stake, bet.price, 'won');
  const settled = bet.state === 'settled';
  return {
    id: String(bet.id),
    sert: 0,
    bt: '1x1*1',
    bn: 1,
    al: 1,
    ic: settled ? 1 : 0,
    sv: 1,
    us: toWireMoney(bet.stake),
    sat: toWireMoney(bet.stake),
    sa: toWireMoney(bet.payout),
    uwl: settled ? minorToText(bet.payout - bet.stake) : '0',
    mla: toWireMoney(most),
    mwa: toWireMoney(most - bet.stake),
    oc: bet.outcome ? OUTCOME[bet.outcome] : 0,
    cte: bet.placedAt,
    stm: settled ? bet.closedAt : null,
    mt: bet.closedAt ?? bet.placedAt,
    cid: CURRENCY,
    exr: 1,
    co: 0,
    ss: 0,
    rid: bet.relatedId ?? '',
    st: ORDER_STATE[bet.state],
    rj: bet.reason ? REJECTION[bet.reason].rj : 0,
    rjs: bet.reason ? REJECTION[bet.reason].rjs : '',
    ops: [toLeg(world, bet)],
  };
}
