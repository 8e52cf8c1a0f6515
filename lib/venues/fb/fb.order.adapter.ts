import * as z from '@pavilion/contract/schema';
import { fbRecordSchema } from '@pavilion/contract/venues/fb.order.wire';
import type { fbOrderStatusSchema, fbRecordLegSchema, fbRecordsSchema } from '@pavilion/contract/venues/fb.order.wire';
import type { Order, OrderLeg, OrderPage, OrderState } from '@/lib/domain/betting/order/order.model';
import { titleOf } from '@/lib/domain/betting/match/outright-title.rules';
import type { Pair } from '@/lib/domain/betting/match/sport.model';
import { numberToMinor, parseMinor, toMinor } from '@pavilion/number/money';
import { readRow } from '@/lib/kit/http/row';
import { toOdds } from '@pavilion/number/odds';
import { selectionId } from './fb.id.adapter';
import { isKnown, toMarketKind, toPeriod, toRole, toSport } from './fb.enums.adapter';
import { toOrderState, toOutcome } from './fb.order-enums.adapter';

type FbLeg = z.infer<typeof fbRecordLegSchema>;

/** `1-0` → [1, 0]; null for anything else. */
export function toPair(text: string | null | undefined): Pair | null {
  const match = /^(\d{1,3})\s*[-:]\s*(\d{1,3})$/.exec(text?.trim() ?? '');
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** `mtp`: an outright has no opponents. */
const MATCH_TYPE = { outright: 1 } as const;

function toLeg(leg: FbLeg): OrderLeg | null {
  const sport = toSport(leg.sid);
  const price = toOdds(leg.od);
  if (!sport || !price) return null;
  const live = leg.ip === 1;
  const outright = leg.mtp === MATCH_TYPE.outright;
  return {
    sport,
    matchId: String(leg.mid),
    selectionId: selectionId(leg.mrid, leg.ty),
    matchName: leg.mn,
    home: outright ? titleOf(leg.ln, leg.mn) : (leg.te[0]?.na ?? ''),
    away: outright ? '' : (leg.te[1]?.na ?? ''),
    league: leg.ln,
    startTime: leg.bt,
    marketKind: outright ? 'outright' : isKnown(leg.mty) ? toMarketKind(leg.mty) : 'other',
    period: toPeriod(leg.pe),
    marketName: leg.mgn,
    selection: leg.on,
    role: toRole(leg.ty),
    line: leg.li || null,
    price,
    live,
    scoreAtBet: live ? toPair(leg.re) : null,
    result: leg.rs || null,
    outcome: toOutcome(leg.sr),
  };
}

/** One record; null when it is invalid, also for an amount that is not a plain decimal. */
export function toOrder(row: unknown): Order | null {
  const wire = readRow('FBTY order', fbRecordSchema, row);
  if (!wire) return null;
  const state = toOrderState(wire.st);
  const legs = wire.ops.map(toLeg);
  if (!state || legs.length === 0 || legs.includes(null)) return null;
  try {
    return {
      id: wire.id,
      venue: 'FBTY',
      state,
      outcome: toOutcome(wire.oc),
      kind: wire.sert === 0 ? 'single' : 'parlay',
      size: wire.sert === 0 ? 1 : wire.sv,
      bets: wire.bn,
      stake: numberToMinor(wire.sat),
      payout: state === 'settled' ? numberToMinor(wire.sa ?? NaN) : 0n,
      profit: state === 'settled' ? toMinor(wire.uwl ?? '') : 0n,
      maxReturn: parseMinor(String(wire.mla)),
      placedAt: wire.cte,
      settledAt: wire.stm,
      // One of the two without the other is no amount.
      cashedOut: wire.cots || wire.cops ? { stake: numberToMinor(wire.cots ?? NaN), payout: numberToMinor(wire.cops ?? NaN) } : null,
      reason: wire.rjs || null,
      legs: legs.filter((leg) => leg !== null),
    };
  } catch {
    return null;
  }
}

/** A page of records; the totals are FB's, over all pages. */
export function toOrderPage(page: z.infer<typeof fbRecordsSchema>, requestedPage = 1): OrderPage {
  const orders = page.records.map(toOrder);
  const valid = orders.filter((order) => order !== null);
  return {
    orders: valid,
    page: page.current ?? requestedPage,
    total: page.total ?? orders.length,
    invalidRows: orders.length - valid.length,
    totals: toTotals(page.sts[0]),
  };
}

function toTotals(row: z.infer<typeof fbRecordsSchema>['sts'][number] | undefined): OrderPage['totals'] {
  if (!row) return null;
  try {
    return { count: row.ct, stake: numberToMinor(row.sa), payout: numberToMinor(row.pa), profit: numberToMinor(row.cwl) };
  } catch {
    return null;
  }
}

/** States of orders just placed; an unknown state counts as pending, so that it is read again. */
export function toOrderStates(
  rows: z.infer<typeof fbOrderStatusSchema>,
): readonly { orderId: string; state: OrderState; reason: string | null }[] {
  return rows.map(({ oid, st, rjs }) => ({ orderId: oid, state: toOrderState(st) ?? 'pending', reason: rjs || null }));
}
