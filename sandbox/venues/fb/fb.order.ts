import { minorToText, type Minor } from '@pavilion/number/money';
import type { Bet, BetLeg } from '../../modules/betting/order/bet.tables';
import type { BetState, Outcome, RejectReason } from '../../modules/betting/ruling/bet.model';
import { maxPayoutOf } from '../../modules/betting/ruling/verdict.rules';
import type { World } from '../../world/engine/world.model';
import { comboName } from './fb.combo.rules';
import { CODE, type FbCode } from './fb.error';
import { fbMarketId } from './fb.ids';
import { optionLine, optionNames } from './fb.market';
import { fbStatus } from './fb.match';
import { SPORT, formatNumber, marketName, marketType, optionType, marketPeriod } from './fb.numbers';

/** FB's number of the play money: a real venue has CNY here. */
export const CURRENCY = 1;

/** `st` of an order. */
export const ORDER_STATE: Record<BetState, number> = { pending: 1, rejected: 2, accepted: 4, settled: 5 };

/** `oc` and `sr`. */
const OUTCOME: Record<Outcome, number> = { push: 2, lost: 3, won: 4, 'half-won': 5, 'half-lost': 6, void: 7 };

/** `oc`: the payout decides the result of an order cashed out whole. */
function outcomeNumber({ outcome, stake, payout }: Bet): number {
  if (outcome === null) return 0;
  if (outcome !== 'cashed-out') return OUTCOME[outcome];
  return OUTCOME[payout > stake ? 'won' : payout === stake ? 'push' : 'lost'];
}

/** `rj` and `rjs`. */
const REJECTION: Record<RejectReason, { rj: number; rjs: string }> = {
  suspended: { rj: 4, rjs: '盘口已暂停' },
  ended: { rj: 7, rjs: '确认期间盘口已结束' },
  'score-changed': { rj: 8, rjs: '确认期间比分或赔率已变更' },
  'odds-changed': { rj: 8, rjs: '确认期间赔率已变更' },
};

const REJECT_CODE: Partial<Record<FbCode, number>> = {
  [CODE.closed]: 4,
  [CODE.marketMissing]: 4,
  [CODE.oddsChanged]: 8,
  [CODE.balance]: 6,
  [CODE.belowMin]: 3,
  [CODE.aboveMax]: 3,
};

/** `rj` for a bet rejected with an error code. */
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

/** The response to a placement, the first time and at every repeat: in-play orders are still being confirmed, others are final. */
export function toFbPlaced(bet: Bet): FbPlaced {
  return {
    id: String(bet.id),
    st: bet.inPlay ? ORDER_STATE.pending : ORDER_STATE.accepted,
    ops: bet.legs.map(({ matchNumber, price }) => {
      const od = Number(price);
      return { mid: matchNumber, od, of: bet.oddsFormat, bod: od, tr: bet.remark, rid: bet.relatedId ?? '' };
    }),
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

function toLeg(world: World, leg: BetLeg, oddsFormat: number) {
  const match = world.matchById(leg.matchId);
  const names = optionNames(leg, leg.role, { home: leg.home, away: leg.away });
  const line = optionLine(leg, leg.role);
  return {
    sid: SPORT[leg.sport],
    mid: leg.matchNumber,
    mn: leg.kind === 'outright' ? leg.home : `${leg.home} vs ${leg.away}`,
    lid: leg.competitionNumber,
    ln: leg.competition,
    bt: leg.kickOff,
    pe: marketPeriod(leg.sport, leg),
    mty: marketType(leg.sport, leg),
    mgn: marketName(leg.sport, leg),
    on: names.na,
    onm: names.nm,
    ip: leg.inPlay ? 1 : 0,
    te:
      leg.kind === 'outright'
        ? []
        : [
            { na: leg.home, id: leg.homeNumber },
            { na: leg.away, id: leg.awayNumber },
          ],
    rs: leg.result ?? '',
    sr: leg.outcome ? OUTCOME[leg.outcome] : 0,
    bo: Number(leg.price),
    of: oddsFormat,
    od: Number(leg.price),
    li: line,
    re: leg.inPlay ? `${leg.homeAtBet}-${leg.awayAtBet}` : null,
    mrid: fbMarketId(leg),
    ty: optionType(leg, leg.role),
    mtp: leg.kind === 'outright' ? 1 : 2,
    fmt: match ? formatNumber(match) : 0,
    ms: match ? fbStatus(world.state(match).phase) : 0,
  };
}

/** One row of the bet list. venues §1.5 */
export function toFbRecord(world: World, bet: Bet) {
  const legsWon = bet.legs.map(({ price }) => ({ price, outcome: null }));
  const maxPayout = maxPayoutOf({ ...bet, stake: bet.stake - bet.cashedStake, legs: legsWon }) + bet.cashedPayout;
  const settled = bet.state === 'settled';
  const legs = bet.legs.length;
  return {
    id: String(bet.id),
    sert: legs === 1 ? 0 : 1,
    bt: comboName(bet.size, legs),
    bn: bet.betCount,
    al: legs,
    ic: bet.legs.filter((leg) => leg.outcome !== null).length,
    sv: bet.size,
    us: toWireMoney(bet.unitStake),
    sat: toWireMoney(bet.stake),
    sa: toWireMoney(bet.payout),
    uwl: settled ? minorToText(bet.payout - bet.stake) : '0',
    mla: toWireMoney(maxPayout),
    mwa: toWireMoney(maxPayout - bet.stake),
    oc: outcomeNumber(bet),
    cte: bet.placedAt,
    stm: settled ? bet.closedAt : null,
    mt: bet.closedAt ?? bet.placedAt,
    cid: CURRENCY,
    exr: 1,
    co: bet.state === 'accepted' || bet.cashedStake > 0n ? 1 : 0,
    cots: toWireMoney(bet.cashedStake),
    cops: toWireMoney(bet.cashedPayout),
    ss: 0,
    rid: bet.relatedId ?? '',
    st: ORDER_STATE[bet.state],
    rj: bet.reason ? REJECTION[bet.reason].rj : 0,
    rjs: bet.reason ? REJECTION[bet.reason].rjs : '',
    ops: bet.legs.map((leg) => toLeg(world, leg, bet.oddsFormat)),
  };
}
