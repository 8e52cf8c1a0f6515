import { betCountOf, factorOf, sumOfProducts } from '../../modules/betting/ruling/combination.rules';
import type { World } from '../../world/engine/world.model';
import type { Offer } from '../shared/venue-offer';
import { MAX_LEGS, comboNumber, sellsInParlay, sizesOf } from './im.combo.rules';
import { CODE, ImError } from './im.error';
import { imMarketId, imOptionId } from './im.ids';
import { comboLimits, limitsAt } from './im.limits.rules';
import { ODDS_TYPE, betHandicap, specifiersOf } from './im.market';
import { marketOf } from './im.match';
import { PERIOD, betTypeOf, selectionOf } from './im.numbers';
import { findOffer } from './im.offer';
import { toWireMoney } from './im.order';
import type { SelectionRequest, QuoteRequest } from './im.request';

const COMBO = 2;
const STATUS = { open: 1, closed: 2 } as const;

/** A requested selection with IM's offer for it. */
interface QuotedSelection {
  requested: SelectionRequest;
  status: number;
  offer: Offer | null;
}

/** A contender is named as a team, anything else as a side. */
function fits(requested: SelectionRequest, { match: { sport }, market, role }: Offer): boolean {
  const named =
    market.kind === 'outright'
      ? requested.BetTypeSelectionId === 0 && requested.OutrightTeamId === market.line
      : requested.BetTypeSelectionId === selectionOf(sport, market.kind, role).id;
  return named && requested.BetTypeId === betTypeOf(sport, market.kind).id && requested.PeriodId === PERIOD[market.period].id;
}

function quoteOne(world: World, requested: SelectionRequest, { nearest, combo }: { nearest: boolean; combo: boolean }): QuotedSelection {
  const offer = findOffer(world, requested.EventId, requested.WagerSelectionId);
  if (offer === 'missing') return { requested, status: CODE.selections, offer: null };
  if (offer === 'closed' || (offer.moved && !nearest)) return { requested, status: CODE.marketMissing, offer: null };
  if (!fits(requested, offer)) return { requested, status: CODE.selections, offer: null };
  if (combo && !sellsInParlay(offer)) return { requested, status: CODE.noParlay, offer };
  if (!offer.open) return { requested, status: CODE.marketMissing, offer };
  const same = !offer.moved && Number(offer.price) === requested.Odds;
  return { requested, status: same ? CODE.ok : CODE.changed, offer };
}

/** Events that are in a combo twice can be combined neither time. */
function withoutTwins(quoted: readonly QuotedSelection[]): readonly QuotedSelection[] {
  const times = (eventId: number) => quoted.filter(({ requested }) => requested.EventId === eventId).length;
  return quoted.map((one) => (one.offer && times(one.requested.EventId) > 1 ? { ...one, status: CODE.noParlay } : one));
}

function toInfo(world: World, { requested, status, offer }: QuotedSelection) {
  if (!offer) return { ...requested, Status: status };
  const { match, market, role, state, price } = offer;
  const key = { matchNumber: match.number, ...market };
  return {
    ...requested,
    Status: status,
    MarketlineId: imMarketId(key),
    WagerSelectionId: imOptionId(key, role),
    MarketlineStatusId: offer.open ? STATUS.open : STATUS.closed,
    Market: marketOf(match, state.phase, world.now()),
    Handicap: betHandicap(market, role),
    Specifiers: specifiersOf(market),
    Odds: Number(price ?? 0),
    HomeScore: state.score[0],
    AwayScore: state.score[1],
  };
}

/** Only priced offers are taken. */
const pricedOf = ({ match, price }: Offer) => ({ match, price: price! });

const isAccepted = ({ status }: QuotedSelection) => status === CODE.ok || status === CODE.changed;

function singleSetting({ requested, offer }: QuotedSelection) {
  const { min, max } = limitsAt(pricedOf(offer!));
  return {
    MinStakeAmount: toWireMoney(min),
    MaxStakeAmount: toWireMoney(max),
    NoOfCombination: 0,
    ComboSelection: 0,
    EstimatedPayoutAmount: Number(offer!.price),
    RefId: requested.RefId,
  };
}

/** Payout of one unit on each bet of a combination, cut to four places. */
function payoutOf(prices: readonly string[], size: number): number {
  const { top, bottom } = sumOfProducts(
    prices.map((price) => factorOf(price, null)),
    size,
  );
  return Number((top * 10_000n) / bottom) / 10_000;
}

function comboSettings(quoted: readonly QuotedSelection[]) {
  const legs = quoted.map(({ offer }) => pricedOf(offer!));
  const prices = legs.map(({ price }) => price);
  return sizesOf(prices.length).flatMap((size) => {
    const limits = comboLimits(legs, size);
    if (!limits) return [];
    return [
      {
        MinStakeAmount: toWireMoney(limits.min),
        MaxStakeAmount: toWireMoney(limits.max),
        NoOfCombination: betCountOf(prices.length, size),
        ComboSelection: comboNumber(size, prices.length),
        EstimatedPayoutAmount: payoutOf(prices, size),
        RefId: 0,
      },
    ];
  });
}

/**
 * `GetBetInfo`: state, price and limits of selections, alone or combined. Any that cannot be bet makes the response 350 without
 * limits.
 * @throws ImError 344 for a combo in other odds than Europe's, 355 for too many selections.
 */
export function quote(world: World, { WagerType, ReturnNearestHandicap, WagerSelectionInfos: requested }: QuoteRequest) {
  const combo = WagerType === COMBO;
  if (requested.some(({ OddsType }) => OddsType !== ODDS_TYPE.europe)) throw new ImError(CODE.oddsType);
  if (requested.length > (combo ? MAX_LEGS : 1)) throw new ImError(CODE.tooMany);
  const each = requested.map((one) => quoteOne(world, one, { nearest: ReturnNearestHandicap, combo }));
  const quoted = combo ? withoutTwins(each) : each;
  const WagerSelectionInfos = quoted.map((one) => toInfo(world, one));
  if (!quoted.every(isAccepted)) throw new ImError(CODE.selections, { WagerSelectionInfos, BetSetting: [] });
  return { WagerSelectionInfos, BetSetting: combo ? comboSettings(quoted) : quoted.map(singleSetting) };
}
