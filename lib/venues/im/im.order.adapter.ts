import * as z from '@pavilion/contract/schema';
import { IM_TRADE, imWagerSchema } from '@pavilion/contract/venues/im.order.wire';
import type { imWagerItemSchema } from '@pavilion/contract/venues/im.order.wire';
import { IM_MARKET } from '@pavilion/contract/venues/im.wire';
import type { Order, OrderLeg, OrderPage, OrderState, Outcome } from '@/lib/domain/betting/order/order.model';
import { settle } from '@/lib/domain/betting/match/settlement.rules';
import { readRow } from '@/lib/kit/http/row';
import { numberToMinor, parseMinor } from '@pavilion/number/money';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { toOdds } from '@pavilion/number/odds';
import { returnOf } from '@pavilion/number/product';
import { titleOf } from '@/lib/domain/betting/match/outright-title.rules';
import { PERIOD_NAMES } from '@/lib/domain/betting/match/period.copy';
import { isOther, type Pair } from '@/lib/domain/betting/match/sport.model';
import { matchId } from './im.id.adapter';
import { toPair, toTime } from './im.value.adapter';
import { comboSize } from './im.fold.adapter';
import { IM_REJECTED } from './im.rejected.copy';
import { BET_TYPE, toMarketKind, toPeriod, toRole, toSport } from './im.enums.adapter';
import { lineText, selectionNames } from './im.selection.adapter';

type Item = z.infer<typeof imWagerItemSchema>;
type Wager = z.infer<typeof imWagerSchema>;

/** Neither the wager nor its event was cancelled. */
const NOT_CANCELLED = 1;
const SETTLED = 1;
const SINGLE = 1;
/** The period of the whole match. */
const WHOLE = 1;
const STATE: Readonly<Record<number, OrderState>> = { 1: 'pending', 2: 'accepted', 3: 'rejected', 4: 'cancelled' };

export function toConfirmation(status: number): OrderState | null {
  return STATE[status] ?? null;
}

/** IM's reason for a wager that was rejected or cancelled. */
export function reasonOf(state: OrderState): string | null {
  return state === 'rejected' ? IM_REJECTED.danger : state === 'cancelled' ? IM_REJECTED.cancelled : null;
}

/** Double chances, by IM's SelectionId. */
const DOUBLE: Readonly<Record<number, (home: number, away: number) => boolean>> = {
  43: (home, away) => home >= away,
  44: (home, away) => home !== away,
  45: (home, away) => home <= away,
};

/** The outcome computed from the score, since IM's wagers have none per selection. Null when no rule here covers it. */
function byScore(item: Item, leg: OrderLeg): Outcome | null {
  const score = toPair(leg.result?.split('-')[0], leg.result?.split('-')[1]);
  const double = DOUBLE[item.BetTypeSelectionId];
  if (leg.marketKind === 'double-chance' && double && score) return double(score[0], score[1]) ? 'won' : 'lost';
  return settle({ ...leg, outcome: 'won' })?.outcome ?? null;
}

/** A single's outcome, from the venue's payment. */
function byMoney({ stake, profit, price }: { stake: Minor; profit: Minor; price: Odds }): Outcome {
  if (profit === 0n) return 'push';
  if (profit < 0n) return profit === -stake ? 'lost' : 'half-lost';
  return profit >= returnOf(stake, price) - stake ? 'won' : 'half-won';
}

/** The score that decided an item. Only football uses full-time and half-time scores: other sports' bets count otherwise. */
function resultOf(item: Item): Pair | null {
  const own = toPair(item.PeriodHomeScore, item.PeriodAwayScore);
  if (own || toSport(item.SportId) !== 'football') return own;
  const period = toPeriod(item.PeriodId);
  if (period === 'first-half') return toPair(item.HomeTeamHTScore, item.AwayTeamHTScore);
  return period === 'full' ? toPair(item.HomeTeamFTScore, item.AwayTeamFTScore) : null;
}

function toLeg(item: Item): OrderLeg | null {
  const sport = toSport(item.SportId);
  const price = toOdds(item.Odds);
  if (!sport || !price) return null;
  const { BetTypeId: betType, BetTypeSelectionId: selection, PeriodId } = item;
  const line = lineText(betType, item.Handicap ?? null);
  const live = item.Market === IM_MARKET.live;
  const outright = betType === BET_TYPE.outright;
  // An outright has no opponents.
  const sides = outright
    ? { home: titleOf(item.CompetitionName ?? '', item.EventOutrightName ?? ''), away: '' }
    : { home: item.HomeTeamName ?? '', away: item.AwayTeamName ?? '' };
  const score = resultOf(item);
  const marketKind = toMarketKind(betType);
  return {
    sport,
    matchId: matchId(item.SportId, item.EventId),
    // IM's wagers do not identify the selection.
    selectionId: '',
    matchName: outright ? sides.home : `${sides.home} vs ${sides.away}`,
    ...sides,
    league: item.CompetitionName ?? '',
    startTime: toTime(item.EventDateTime) ?? 0,
    marketKind,
    period: toPeriod(PeriodId),
    // IM's wagers number the period and leave out its name, which a sport in the general form has nowhere else.
    marketName: `${isOther(sport) && PeriodId !== WHOLE ? PERIOD_NAMES[toPeriod(PeriodId)] : ''}${item.BetTypeName ?? ''}`,
    selection: outright
      ? (item.OutrightTeamName ?? '')
      : selectionNames({ betType, selection, name: item.SelectionName ?? '', line }, sides).name,
    role: toRole(betType, selection),
    line,
    price,
    live,
    scoreAtBet: live ? toPair(item.WagerHomeTeamScore, item.WagerAwayTeamScore) : null,
    result: score ? score.join('-') : null,
    outcome: 'open',
  };
}

function stateOf(wire: Wager): OrderState | null {
  const state = toConfirmation(wire.BetConfirmationStatus);
  const over = wire.BetSettlementStatus === SETTLED || wire.BetTradeStatus === IM_TRADE.done;
  return state === 'accepted' && over ? 'settled' : state;
}

/** Outcomes of the legs of a settled order; before the settlement a score has no outcome. */
function settled(legs: readonly OrderLeg[], items: readonly Item[], stake: Minor, profit: Minor): OrderLeg[] {
  return legs.map((leg, index) => {
    const item = items[index]!;
    if ((item.WagerItemCancelType ?? NOT_CANCELLED) !== NOT_CANCELLED) return { ...leg, outcome: 'void' };
    return { ...leg, outcome: legs.length === 1 ? byMoney({ stake, profit, price: leg.price }) : (byScore(item, leg) ?? 'open') };
  });
}

/**
 * A result without a settlement status, or an amount without a buy-back status: neither open nor settled, neither sold nor
 * unsold.
 */
function isUndecided({ BetSettlementStatus, MemberWinLossAmount, BetTradeStatus, BetTradeBuyBackAmount }: Wager): boolean {
  return (BetSettlementStatus === null && typeof MemberWinLossAmount === 'number') || (BetTradeStatus === null && !!BetTradeBuyBackAmount);
}

/** One wager; null when it is invalid, also for an amount that is not a plain decimal. */
export function toOrder(row: unknown): Order | null {
  const wire = readRow('IMTY wager', imWagerSchema, row);
  if (!wire) return null;
  const state = stateOf(wire);
  const placedAt = toTime(wire.WagerCreationDateTime);
  const read = wire.WagerItemList.map(toLeg);
  const legs = read.filter((leg) => leg !== null);
  const size = wire.WagerType === SINGLE ? 1 : comboSize(wire.ComboSelection);
  if (!state || isUndecided(wire) || placedAt === null || legs.length < read.length || size === null) return null;
  try {
    const bets = Math.max(1, wire.NoOfCombination);
    const stake = numberToMinor(wire.InputtedStakeAmount) * BigInt(bets);
    const sold = wire.BetTradeStatus === IM_TRADE.done;
    // A wager that was bought back for an unknown amount is not an order: unknown is not zero, and IM's 0 means no amount.
    const bought = sold ? numberToMinor(wire.BetTradeBuyBackAmount || NaN) : 0n;
    const profit = state === 'settled' ? (sold ? bought - stake : numberToMinor(wire.MemberWinLossAmount ?? NaN)) : 0n;
    const finalLegs = state === 'settled' && !sold ? settled(legs, wire.WagerItemList, stake, profit) : legs;
    return {
      id: String(wire.WagerId),
      venue: 'IMTY',
      state,
      outcome: state !== 'settled' ? 'open' : finalLegs.length === 1 && !sold ? finalLegs[0]!.outcome : wholeOutcome(finalLegs, profit),
      kind: wire.WagerType === SINGLE ? 'single' : 'parlay',
      size,
      bets,
      stake,
      payout: state === 'settled' ? stake + profit : 0n,
      profit,
      maxReturn: parseMinor(String(wire.PotentialPayout || null)),
      placedAt,
      settledAt: state === 'settled' ? toTime(wire.SettlementDateTime) : null,
      cashedOut: sold ? { stake, payout: bought } : null,
      reason: reasonOf(state),
      legs: finalLegs,
    };
  } catch {
    return null;
  }
}

/** Outcome of several legs: void when every leg is, else from the money. */
function wholeOutcome(legs: readonly OrderLeg[], profit: Minor): Outcome {
  if (legs.every(({ outcome }) => outcome === 'void')) return 'void';
  return profit === 0n ? 'push' : profit > 0n ? 'won' : 'lost';
}

/** A page of wagers, newest first. IM sends all of them at once; the paging is ours. `from`, `to`: bet time, ms. */
export function toOrderPage(
  rows: readonly unknown[],
  { page, size, from, to }: { page: number; size: number; from: number; to: number },
): OrderPage {
  const read = rows.map(toOrder);
  const matching = read.filter((order) => order !== null && order.placedAt >= from && order.placedAt <= to) as Order[];
  const sorted = matching.toSorted((a, b) => b.placedAt - a.placedAt || (a.id < b.id ? 1 : -1));
  const invalidRows = read.filter((order) => order === null).length;
  const ran = matching.filter(({ state }) => state !== 'rejected' && state !== 'cancelled');
  const sum = (of: (order: Order) => Minor) => ran.reduce((total, order) => total + of(order), 0n);
  return {
    orders: sorted.slice((page - 1) * size, page * size),
    page,
    total: matching.length + invalidRows,
    // Counted on the first page alone: every page parses the same rows.
    invalidRows: page === 1 ? invalidRows : 0,
    totals: {
      count: ran.length,
      stake: sum(({ stake }) => stake),
      payout: sum(({ payout }) => payout),
      profit: sum(({ profit }) => profit),
    },
  };
}
