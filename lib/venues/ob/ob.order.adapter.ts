import type * as z from '@pavilion/contract/schema';
import { obRecordLegSchema, obRecordSchema } from '@pavilion/contract/venues/ob.order.wire';
import type { obOrderStatusSchema, obRecordsSchema } from '@pavilion/contract/venues/ob.order.wire';
import type { Order, OrderLeg, OrderPage, OrderState } from '@/lib/domain/betting/order/order.model';
import { titleOf } from '@/lib/domain/betting/match/outright-title.rules';
import type { Pair } from '@/lib/domain/betting/match/sport.model';
import { readRow } from '@/lib/kit/http/row';
import { parseMinor, toMinor } from '@pavilion/number/money';
import type { Minor } from '@pavilion/number/money';
import { MATCH_TYPE, toOrderState, toOutcome, toPlacedState, toRole, toSport } from './ob.enums.adapter';
import { toPlay } from './ob.play.adapter';
import { optionLine } from './ob.line.adapter';
import { toEurope } from './ob.odds.adapter';
import { sizeOfRecord } from './ob.series.adapter';
import { OB_REJECTED } from './ob.rejected.copy';

/** `全场比分 2-0`, `1:0` → [2, 0]; null for anything else. */
export function toPair(text: string | null | undefined): Pair | null {
  const [, home, away] = /(\d{1,3})\s*[-:]\s*(\d{1,3})\s*$/.exec(text ?? '') ?? [];
  return home && away ? [Number(home), Number(away)] : null;
}

function teamsOf(matchInfo: string | null): readonly [string, string] {
  const [home = '', away = ''] = (matchInfo ?? '').split(/\s+vs?\.?\s+/i);
  return [home.trim(), away.trim()];
}

function toLeg(row: unknown, marketType: string): OrderLeg | null {
  const leg = readRow('OBTY order leg', obRecordLegSchema, row);
  if (!leg) return null;
  const sport = toSport(leg.sportId);
  const price = toEurope(leg.oddFinally, leg.marketType || marketType);
  if (!sport || !price) return null;
  const { kind, period } = toPlay(leg.sportId, { hpid: leg.playId, hSpecial: leg.playSpecial });
  const [home, away] = teamsOf(leg.matchInfo);
  const role = kind === 'outright' ? 'other' : toRole(leg.playOptions);
  const text = leg.playOptionName || leg.marketValue || leg.playName || '';
  const team = role === 'home' ? home : role === 'away' ? away : text;
  const lined = kind === 'handicap' || kind === 'set-handicap';
  const live = Number(leg.matchType) === MATCH_TYPE.live;
  const result = toPair(leg.settleScore);
  const league = leg.matchName ?? '';
  return {
    sport,
    matchId: leg.matchId,
    selectionId: leg.playOptionsId,
    matchName: away ? `${home} vs ${away}` : home,
    home: kind === 'outright' ? titleOf(league, home) : home,
    away,
    league,
    startTime: Number(leg.beginTime ?? 0),
    marketKind: kind,
    period,
    marketName: leg.playName ?? '',
    selection: lined ? team : text,
    role,
    line: optionLine(kind, { on: leg.playOptionName, ot: leg.playOptions ?? '' }, leg.marketValue),
    price,
    live,
    scoreAtBet: live ? toPair(leg.scoreBenchmark) : null,
    result: result ? result.join('-') : null,
    outcome: toOutcome(leg.betResult),
  };
}

/** Coins as text or number. @throws RangeError */
const coins = (value: number | string | null): Minor => toMinor(String(value ?? 0));

/** One record; null when it is invalid, also for an amount that is not a plain decimal. */
export function toOrder(row: unknown): Order | null {
  const wire = readRow('OBTY order', obRecordSchema, row);
  if (!wire) return null;
  const state = toOrderState(wire.orderStatus);
  const legs = (wire.detailList ?? wire.orderVOS ?? []).map((leg) => toLeg(leg, wire.marketType || 'EU'));
  if (!state || legs.length === 0 || legs.includes(null)) return null;
  const size = sizeOfRecord(String(wire.seriesType));
  const settled = state === 'settled';
  try {
    const stake = coins(wire.orderAmountTotal);
    // A settled order without its money is not an order: unknown is not zero.
    if (settled && (wire.backAmount === null || wire.profitAmount === null)) return null;
    const payout = settled ? coins(wire.backAmount) : 0n;
    const won = parseMinor(String(wire.maxWinAmount));
    const [isSold, sold] = [Number(wire.preSettle ?? 0) > 0, coins(wire.preBetAmount)];
    // The same applies to one that was cashed out without its stake, or has such a stake without a cash-out status.
    if (isSold ? settled && wire.preBetAmount === null : wire.preSettle === null && sold > 0n) return null;
    const given = isSold ? sold : 0n;
    return {
      id: wire.orderNo,
      venue: 'OBTY',
      state,
      outcome: toOutcome(wire.outcome),
      kind: size === 1 ? 'single' : 'parlay',
      size,
      bets: Number(wire.seriesSum),
      stake,
      payout,
      profit: settled ? coins(wire.profitAmount) : 0n,
      // OB sends only the profit.
      maxReturn: won === null ? null : stake + won,
      placedAt: Number(wire.betTime),
      settledAt: wire.settleTime === null ? null : Number(wire.settleTime),
      // OB buys back only whole orders, so the payout is the price of the sold stake.
      cashedOut: given > 0n ? { stake: given, payout } : null,
      reason: reasonOf(state),
      legs: legs.filter((leg) => leg !== null),
    };
  } catch {
    return null;
  }
}

/** A page of records; the totals are OB's, over all pages. */
export function toOrderPage(response: z.infer<typeof obRecordsSchema>, page: number, settled: boolean): OrderPage {
  const records = response.records ?? [];
  const orders = records.map(toOrder);
  const valid = orders.filter((order) => order !== null);
  const total = Number(response.total ?? records.length);
  return { orders: valid, page, total, invalidRows: orders.length - valid.length, totals: toTotals(response, total, settled) };
}

function toTotals({ betTotalAmount, profit }: z.infer<typeof obRecordsSchema>, count: number, settled: boolean): OrderPage['totals'] {
  // Unknown is not zero.
  if (betTotalAmount === null || (settled && profit === null)) return null;
  try {
    const [stake, won] = [coins(betTotalAmount), settled ? coins(profit) : 0n];
    return { count, stake, payout: settled ? stake + won : 0n, profit: won };
  } catch {
    return null;
  }
}

const reasonOf = (state: OrderState): string | null => (state === 'rejected' ? OB_REJECTED : null);

/** States of orders just placed. */
export function toOrderStates(
  rows: z.infer<typeof obOrderStatusSchema>,
): readonly { orderId: string; state: OrderState; reason: string | null }[] {
  return rows.map(({ orderNo, status }) => {
    const state = toPlacedState(status);
    return { orderId: orderNo, state, reason: reasonOf(state) };
  });
}
