import type * as z from '@pavilion/contract/schema';
import type { obLimitsSchema, obPlacedSchema } from '@pavilion/contract/venues/ob.bet.wire';
import type { Combo, ComboLimit, ComboPlacement, ComboResult } from '@/lib/domain/betting/order/combo.model';
import type { Placement, PlacementResult } from '@/lib/domain/betting/order/order.model';
import { minorToText } from '@pavilion/number/money';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { formatOdds } from '@pavilion/number/odds';
import { score } from './ob.adapter';
import { ACCEPT_ODDS, SCORE } from './ob.enums.adapter';
import { toPlay } from './ob.play.adapter';
import { isLive, matchTypeOf, toLimit, type ObLeg } from './ob.leg.adapter';
import { fromObText, toObOdds } from './ob.odds.adapter';
import { seriesCode, sizeOfSeries } from './ob.series.adapter';

/** `orderStatusCode` of a bet's response. */
const PLACED = { failed: 0, taken: 1, confirming: 2 } as const;

/** `50.00` → `50`, as OB's clients write stakes. */
function amountText(minor: Minor): string {
  return minorToText(minor).replace(/\.?0+$/, '');
}

/**
 * The score from which an in-play handicap counted for the member, so that OB rejects the bet after a goal. Without it, or with
 * it before kick-off, the bet fails (venues §2.4).
 */
function benchmark(leg: ObLeg, base: Placement['base']): string {
  if (!isLive(leg) || toPlay(leg.wire.csid, leg.play).kind !== 'handicap') return '';
  return (base ?? score(leg.wire.msc, SCORE.full))?.join(':') ?? '';
}

/** One leg in OB's form: a decimal price, as number and as text. */
function betDetail(leg: ObLeg, { price, base }: Pick<Placement, 'price' | 'base'>, stake: Minor): Record<string, unknown> {
  const { wire, play, line, option } = leg;
  return {
    sportId: Number(wire.csid),
    sportName: wire.csna,
    matchId: wire.mid,
    matchType: matchTypeOf(leg),
    matchName: wire.tn,
    tournamentId: wire.tid,
    playId: play.hpid,
    playName: play.hpn,
    marketId: line.hid,
    marketValue: line.hv,
    playOptionsId: option.oid,
    playOptions: option.ot,
    playOptionName: option.on,
    placeNum: Number(line.hn),
    odds: toObOdds(price),
    oddFinally: formatOdds(price),
    marketTypeFinally: 'EU',
    betAmount: amountText(stake),
    scoreBenchmark: benchmark(leg, base),
  };
}

function betBody(accept: Placement['accept'], seriesOrders: readonly Record<string, unknown>[]): Record<string, unknown> {
  return { useAcceptOdds: ACCEPT_ODDS[accept ?? 'same'], deviceType: 1, deviceImei: '', preBet: 0, seriesOrders };
}

/** OB has no field for our key: a bet is sent once, and after a lost response OB's order list is read. */
export function placeBody(placement: Placement, leg: ObLeg): Record<string, unknown> {
  const { accept, stake } = placement;
  return betBody(accept, [{ seriesType: 1, seriesSum: 1, fullBet: 0, orderDetailList: [betDetail(leg, placement, stake)] }]);
}

export function comboBody({ accept, combos, legs }: ComboPlacement, known: readonly ObLeg[]): Record<string, unknown> {
  return betBody(
    accept,
    combos.map(({ size, bets, unitStake }) => ({
      seriesType: seriesCode(size, legs.length),
      seriesSum: bets,
      fullBet: size === 0 ? 1 : 0,
      orderDetailList: known.map((leg, index) => betDetail(leg, legs[index]!, unitStake)),
    })),
  );
}

type Placed = NonNullable<NonNullable<z.infer<typeof obPlacedSchema>['orderDetailRespList']>[number]>;

/** Without an order the result is unknown; one with an unreadable state is pending: its number is queried again. */
function toResult({ orderNo: orderId, orderStatusCode: code }: Placed, prices: readonly Odds[] | null): PlacementResult {
  if (code === PLACED.failed) return { state: 'rejected', reason: '', code: String(code) };
  if (!orderId) return { state: 'unknown' };
  return code === PLACED.taken ? { state: 'accepted', orderId, prices } : { state: 'pending', orderId };
}

export function toPlaceResult({ orderDetailRespList }: z.infer<typeof obPlacedSchema>): PlacementResult {
  const order = orderDetailRespList?.[0];
  if (!order) return { state: 'unknown' };
  const price = fromObText(order.oddsValues ?? '');
  return toResult(order, price === null ? null : [price]);
}

/** One result per combination; `unknown` for one that OB's response lacks. OB returns no prices of combinations. */
export function toComboResults(
  { combos, legs }: ComboPlacement,
  { seriesOrderRespList }: z.infer<typeof obPlacedSchema>,
): readonly ComboResult[] {
  return combos.map(({ size }) => {
    const order = seriesOrderRespList?.find((row) => row?.seriesCode === seriesCode(size, legs.length));
    return { size, result: order ? toResult(order, null) : { state: 'unknown' } };
  });
}

/** Combinations of `legs` legs: one row per kind of series. */
export function toCombos(limits: z.infer<typeof obLimitsSchema>, legs: number): readonly ComboLimit[] {
  return limits.flatMap(({ type, seriesOdds, minBet, orderMaxPay }): ComboLimit[] => {
    const combo: Combo | null = sizeOfSeries(type ?? '', legs);
    if (!combo) return [];
    const price = combo.bets === 1 ? fromObText(seriesOdds ?? '') : null;
    return [{ ...combo, price, min: toLimit(minBet), max: toLimit(orderMaxPay) }];
  });
}

/** Codes of OB's rejections. */
const REJECTIONS = /^040\d{4}$/;

/**
 * Result of a bet after a rejection by OB; null if the rejection's message is sufficient. An unlisted code gives `unknown`.
 * venues §2.6
 */
export function toRejection(code: number | string): PlacementResult | null {
  switch (String(code)) {
    case '0402009': // 赔率已变更
    case '0402027': // final odds differ
    case '0402010': // another line has replaced it: the next quote has it
    case '0402040': // kick-off or score has changed: the next quote has them
    case '0402041':
      return { state: 'price-moved' };
    case '0402001':
    case '0402002':
    case '0402003':
    case '0402004':
    case '0402005':
    case '0402006':
    case '0402007':
    case '0402008':
    case '0402011':
    case '0402016':
    case '0402024':
    case '0403004':
      return { state: 'suspended' };
    case '0402035':
    case '0400454':
    case '0400455':
      return { state: 'balance' };
    case '0402020':
      return { state: 'limit' };
    case '0402014': // 请在注单中查看投注结果
    case '0400500': // OB may have accepted the bet before the error
    case '9999999': // a failure without a reason
      return { state: 'unknown' };
    default:
      return REJECTIONS.test(String(code)) ? null : { state: 'unknown' };
  }
}
