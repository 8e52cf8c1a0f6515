import type * as z from '@pavilion/contract/schema';
import type { FbPlaced, fbPlacedSchema, fbQuoteItemSchema, fbQuoteSchema } from '@pavilion/contract/venues/fb.bet.wire';
import type { Placement, PlacementResult, Quote } from '@/lib/domain/betting/order/order.model';
import { minorToText, numberToMinor } from '@pavilion/number/money';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { toOdds } from '@pavilion/number/odds';
import type { LegId } from '@/lib/venues/venue';
import { toSelection } from './fb.adapter';
import { toMarketState } from './fb.enums.adapter';
import { toPair } from './fb.order.adapter';

type FbQuoteItem = z.infer<typeof fbQuoteItemSchema>;

/** FB's number of CNY. */
export const CURRENCY = 1;
/** FB's number of decimal (Europe) prices: stakes and prices are sent in no other type. */
const EUROPE = 1;
export const ODDS_CHANGE = { same: 0, better: 1, any: 2 } as const;

/** Option type inside our selection id `${marketId}_${type}`. */
export function optionType(id: string): number {
  return Number(id.slice(id.lastIndexOf('_') + 1));
}

/** `series`: quotes for a parlay, with its combinations. */
export function quoteBody(legs: readonly LegId[], series = false): Record<string, unknown> {
  return {
    betMatchMarketList: legs.map((leg) => ({
      marketId: Number(leg.marketId),
      matchId: Number(leg.matchId),
      type: optionType(leg.selectionId),
      oddsType: EUROPE,
    })),
    isSelectSeries: series,
    currencyId: CURRENCY,
  };
}

/** A limit of FB; 0 when absent or invalid. */
export function toLimit(value: number | undefined): Minor {
  try {
    return value === undefined ? 0n : numberToMinor(value);
  } catch {
    return 0n;
  }
}

/** Finds the result for one leg: FB responds by market, with the requested id in `omid` when the line has jumped. */
function itemFor(leg: LegId, items: readonly FbQuoteItem[]): FbQuoteItem | undefined {
  const ofMarket = items.filter((item) => String(item.omid ?? item.mid) === leg.marketId);
  const type = optionType(leg.selectionId);
  return ofMarket.find((item) => item.op?.ty === type) ?? ofMarket.find((item) => !item.op);
}

function toQuote(leg: LegId, item: FbQuoteItem | undefined): Quote {
  const none: Quote = {
    selectionId: leg.selectionId,
    state: 'closed',
    selection: null,
    min: 0n,
    max: 0n,
    parlay: false,
    live: false,
    score: null,
  };
  if (!item) return none;
  const sale = toMarketState(item.ss);
  const price = item.op ? toOdds(item.op.od) : null;
  if (sale === 'closed') return none;
  if (sale === 'suspended' || !item.op || !price) return { ...none, state: 'suspended' };
  const { id, name, label, line } = toSelection(item.mid, item.op);
  return {
    selectionId: leg.selectionId,
    state: item.omid !== undefined && item.omid !== item.mid ? 'moved' : 'open',
    selection: { id, marketId: String(item.mid), name, label, line, price },
    min: toLimit(item.smin),
    max: toLimit(item.smax),
    parlay: item.au === 1,
    live: item.ip === 1,
    score: item.scs?.length === 2 ? [item.scs[0]!, item.scs[1]!] : toPair(item.re),
  };
}

/** One quote per leg, in their order; a leg that FB's response lacks is closed. */
export function toQuotes(legs: readonly LegId[], response: z.infer<typeof fbQuoteSchema>): readonly Quote[] {
  return legs.map((leg) => toQuote(leg, itemFor(leg, response.bms)));
}

/** One leg in FB's bet; the price's number is made from its exact text. */
export function betOption({
  marketId,
  selectionId,
  price,
}: Pick<Placement, 'marketId' | 'selectionId' | 'price'>): Record<string, unknown> {
  return { marketId: Number(marketId), optionType: optionType(selectionId), odds: Number(price), oddsFormat: EUROPE };
}

/** The stake's number is made from its exact text; the key is sent as FB's `relatedId` (contract §4). */
export function placeBody(placement: Placement): Record<string, unknown> {
  return {
    singleBetList: [
      {
        unitStake: Number(minorToText(placement.stake)),
        oddsChange: ODDS_CHANGE[placement.accept ?? 'same'],
        betOptionList: [betOption(placement)],
        relatedId: placement.key,
      },
    ],
    currencyId: CURRENCY,
  };
}

/** FB's response to a placement. Without an order the result is unknown. */
export function toPlaceResult(placement: Placement, response: z.infer<typeof fbPlacedSchema>): PlacementResult {
  const order = response[0];
  return order ? toPlacedResult(order, [placement]) : { state: 'unknown' };
}

/** `st` of an order just placed. venues §1.5 */
const PLACED = { rejected: 2, cancelled: 3, accepted: 4, settled: 5 } as const;

/**
 * One order of such a response, with the legs that were sent. One with an unreadable state is pending: its id is queried again.
 */
export function toPlacedResult(order: FbPlaced, legs: readonly Pick<LegId, 'matchId'>[]): PlacementResult {
  const { id: orderId, st } = order;
  if (st === PLACED.rejected || st === PLACED.cancelled) return toRejected(order);
  if (!orderId) return { state: 'unknown' };
  if (st === PLACED.accepted || st === PLACED.settled) return { state: 'accepted', orderId, prices: takenPrices(order, legs) };
  return { state: 'pending', orderId };
}

/** FB identifies each leg by its match, which an order contains once; a single without its match. */
function takenPrices({ ops }: FbPlaced, legs: readonly Pick<LegId, 'matchId'>[]): readonly Odds[] | null {
  const prices = legs.map(({ matchId }) => {
    const option = legs.length === 1 ? ops[0] : ops.find((row) => String(row?.mid) === matchId);
    return option && (option.of ?? EUROPE) === EUROPE ? toOdds(option.od) : null;
  });
  return prices.every((price) => price !== null) ? prices : null;
}

/** `rj` of an order that FB rejected at once. venues §1.5 */
const REJECTED = { suspended: 4, payment: 6, odds: 8 } as const;

function toRejected({ st, rj, rjs }: FbPlaced): PlacementResult {
  switch (rj) {
    case REJECTED.odds:
      return { state: 'price-moved' };
    case REJECTED.suspended:
      return { state: 'suspended' };
    case REJECTED.payment:
      return { state: 'balance' };
    default:
      return { state: 'rejected', reason: rjs ?? '', code: String(rj ?? st) };
  }
}

/** Codes of FB's rejections. venues §1.6 */
const REJECTIONS = /^(?:[1-9]|1\d|30\d\d|14[01]\d\d)$/;

/** Result of a bet after a rejection by FB; null if the rejection's message is sufficient. An unlisted code gives `unknown`. */
export function toRejection(code: number | string): PlacementResult | null {
  switch (code) {
    case 3003: // 赔率已变更
    case 3018: // 赔率调整中
    case 14059: // market updated
      return { state: 'price-moved' };
    case 3002: // 盘口已关闭
    case 14084: // market not found
      return { state: 'suspended' };
    case 9:
    case 3001: // 余额不足
      return { state: 'balance' };
    case 3005: // below the minimum stake
    case 3006: // match limit
    case 3007: // day limit
    case 3008: // maximum stake changed
      return { state: 'limit' };
    case 6: // system error: FB may have accepted the bet before
    case 14004: // already sent
      return { state: 'unknown' };
    default:
      return REJECTIONS.test(String(code)) ? null : { state: 'unknown' };
  }
}
