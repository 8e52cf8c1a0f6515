import { Big } from 'big.js';
import type { World } from '../../world/engine/world.model';
import type { Limits } from '../shared/venue.limits.rules';
import { MAX_LEGS, comboNumber, sizesOf } from './ob.combo.rules';
import { CODE, ObError } from './ob.error';
import { obMarketId, obMatchId, obOptionId } from './ob.ids';
import { comboLimits, limitsAt } from './ob.limits.rules';
import { HANDICAP_STATUS, OPTION_STATUS, lineText, optionName, toPrice } from './ob.market';
import { coins, optionCode } from './ob.numbers';
import { findOffer, type ObOffer } from './ob.offer';
import type { LatestRequest, LimitRequest } from './ob.request';

interface LatestRow {
  id: string;
  matchInfoId: string;
  playId: string;
  playName: string;
  placeNum: number;
  marketValue: string;
  matchOver: number;
  matchHandicapStatus: number;
  status: number;
  pendingOrderStatus: number;
  marketOddsList: readonly { id: string; oddsValue: number; oddsStatus: number; playOptions: string; oddsType: string }[];
}

/** `queryLatestMarketInfo`: the line now in the place of the requested one. Selections that OB does not know are left out. */
export function latest(world: World, requested: readonly LatestRequest[]): LatestRow[] {
  return requested.flatMap((one) => {
    const offer = findOffer(world, { marketId: one.marketId, optionId: one.oddsId, slot: one.placeNum });
    if (offer === 'missing') return [];
    if (offer === 'closed') return [closedRow(one)];
    return obMatchId(offer.match) === one.matchInfoId ? [openRow(offer)] : [];
  });
}

function closedRow({ marketId, matchInfoId, playId, placeNum }: LatestRequest): LatestRow {
  const status = HANDICAP_STATUS.closed;
  return {
    id: marketId,
    matchInfoId,
    playId,
    playName: '',
    placeNum,
    marketValue: '',
    matchOver: 0,
    matchHandicapStatus: 0,
    status,
    pendingOrderStatus: 0,
    marketOddsList: [],
  };
}

function openRow({ match, state, play, market, slot }: ObOffer): LatestRow {
  const locked = state.suspended === null ? HANDICAP_STATUS.open : HANDICAP_STATUS.suspended;
  const teams = { home: match.home.name, away: match.away.name };
  const outright = market.kind === 'outright';
  const key = { matchNumber: match.number, ...market };
  return {
    id: obMarketId(outright ? { ...key, line: null } : key),
    matchInfoId: obMatchId(match),
    playId: play.hpid,
    playName: play.name,
    placeNum: slot,
    marketValue: lineText(market),
    matchOver: state.endedAt === null ? 0 : 1,
    matchHandicapStatus: locked,
    status: locked,
    pendingOrderStatus: 0,
    marketOddsList: market.options.map(({ role, price }) => {
      const { os, ov } = toPrice(price);
      return {
        id: obOptionId(key, role),
        oddsValue: ov,
        oddsStatus: os === OPTION_STATUS.open ? os : OPTION_STATUS.suspended,
        playOptions: outright ? '' : optionName(market, role, teams),
        oddsType: outright ? String(market.line) : optionCode(role),
      };
    }),
  };
}

/** `queryMarketMaxMinBetMoney`: limits of each bet of its own, or of every series that the selections can make together. */
export function limits(world: World, requested: readonly LimitRequest[]) {
  const single = requested[0]!.openMiltSingle !== 0;
  const priced = requested.flatMap((one) => {
    const offer = findOffer(world, { marketId: one.marketId, optionId: one.playOptionId, slot: 1 });
    return typeof offer === 'string' || offer.price === null ? [] : [{ one, match: offer.match, price: offer.price }];
  });
  if (single) {
    return priced.map(({ one: { playOptionId, marketId, matchId }, ...leg }) => {
      const { min, max } = limitsAt(leg);
      return { playOptionId, marketId, matchId, minBet: coins(min), orderMaxPay: coins(max) };
    });
  }
  if (requested.length > MAX_LEGS) throw new ObError(CODE.seriesRejected);
  if (priced.length !== requested.length || requested.length < 2) return [];
  const prices = priced.map(({ price }) => price);
  return sizesOf(requested.length).flatMap((size) => {
    const bounds = comboLimits(priced, size);
    return bounds ? [seriesRow(size, prices, bounds)] : [];
  });
}

/** Two digits, cut, and never below 1.01 (venues §4). */
function seriesOdds(prices: readonly string[]): string {
  const product = prices.reduce((total, price) => total.times(price), new Big(1)).round(2, Big.roundDown);
  return (product.lt('1.01') ? new Big('1.01') : product).toFixed(2);
}

function seriesRow(size: number, prices: readonly string[], { min, max }: Limits) {
  const type = String(comboNumber(size, prices.length));
  return { type, seriesOdds: seriesOdds(prices), minBet: coins(min), orderMaxPay: coins(max) };
}
