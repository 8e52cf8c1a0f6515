import { minorToText, numberToMinor, type Minor } from '../../../lib/kit/number/money';
import { compareOdds, toOdds } from '../../../lib/kit/number/odds';
import type { Bet } from '../../bet/bet.schema';
import { BetRefused, placeBet, type Pick as BetPick, type PlaceBetContext } from '../../bet/place-bet';
import { availableAt } from '../../wallet/wallet';
import type { PlaceRequest, SentSelection } from './im.request';
import { combosOf, MAX_LEGS } from './im.combo.rules';
import { CODE, ImError, type ImCode } from './im.error';
import { leagueName, opensParlay } from './im.match';
import { comboLimits, limitsAt } from './im.limits.rules';
import { betHandicap, ODDS_TYPE } from './im.market';
import { findOffer } from './im.offer';
import { CONFIRMATION, imWagerId, potentialOf } from './im.order';

const COMBO = 2;

/** One bet of a call: a single, or one combination. */
interface RequestedWager {
  selection: number;
  size: number;
  stake: Minor;
}

/** What became of it. */
interface WagerResult {
  wager: RequestedWager;
  bet: Bet | null;
  code: ImCode;
}

/**
 * `PlaceBet`. Each combination is a wager with its own result; when none is taken the answer is 1000 and the reason stands with
 * the first. IM has no idempotency key: only the repeat guard recognises a repeat.
 * @throws ImError 1000 with the reason inside.
 */
export async function placeWagers(context: PlaceBetContext, memberId: string, body: PlaceRequest) {
  const { WagerSelectionInfos: legs, IsComboAcceptAnyOdds: any } = body;
  const wagers = requestedWagers(body);
  const picks = judgeAll(context, legs, any, body.WagerType === COMBO);
  const results: WagerResult[] = [];
  for (const one of wagers) {
    results.push(
      typeof picks === 'number' ? { wager: one, bet: null, code: picks } : await placeWager(context, { memberId, picks, wager: one }),
    );
  }
  const WagerSelectionInfos = results.map(toPlaced);
  if (results.every(({ bet }) => bet === null)) throw new ImError(CODE.notPlaced, { WagerSelectionInfos });
  const available = await availableAt(context, memberId, 'IMTY');
  const accepted = results.find(({ bet }) => bet !== null)!.bet!;
  return {
    AvailableBalance: Number(minorToText(available)),
    WagerSelectionInfos,
    AcceptedWagerSelectionList: accepted.legs.map(({ price }, index) => ({
      EventId: legs[index]!.EventId,
      StakeOdds: Number(price),
      BetTypeSelectionId: legs[index]!.BetTypeSelectionId,
    })),
  };
}

function refused(code: ImCode, selection = 0): ImError {
  const wager = {
    WagerId: null,
    BetConfirmationStatus: CONFIRMATION.rejected,
    BetStatusMessage: String(code),
    ComboSelectionId: selection,
    EstimatedPayoutFullAmount: 0,
  };
  return new ImError(CODE.notPlaced, { WagerSelectionInfos: [wager] });
}

/** More than two decimals are refused rather than cut. */
function stakeOf(amount: number): Minor {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(String(amount)) || amount <= 0) throw refused(CODE.amount);
  return numberToMinor(amount);
}

function requestedWagers({ WagerType, WagerSelectionInfos: legs, ComboSelections }: PlaceRequest): RequestedWager[] {
  if (legs.some(({ OddsType }) => OddsType !== ODDS_TYPE.europe)) throw refused(CODE.oddsType);
  const combo = WagerType === COMBO;
  if (legs.length > (combo ? MAX_LEGS : 1)) throw refused(CODE.tooMany);
  const known = combo ? combosOf(legs.length) : [{ selection: 0, size: 1 }];
  return ComboSelections.map(({ ComboSelection, StakeAmount }) => {
    const found = known.find(({ selection }) => selection === ComboSelection);
    if (!found) throw refused(CODE.noParlayEvent);
    return { ...found, stake: stakeOf(StakeAmount) };
  });
}

/** Every leg as it can be taken now, or the first reason against one. */
function judgeAll(context: PlaceBetContext, legs: readonly SentSelection[], any: boolean, combo: boolean): readonly BetPick[] | ImCode {
  const events = new Set(legs.map(({ EventId }) => EventId));
  if (events.size < legs.length) return CODE.noParlayEvent;
  const picks: BetPick[] = [];
  for (const leg of legs) {
    const pick = judge(context, leg, any, combo);
    if (typeof pick === 'number') return pick;
    picks.push(pick);
  }
  return picks;
}

function judge({ world }: PlaceBetContext, leg: SentSelection, any: boolean, combo: boolean): BetPick | ImCode {
  const offer = findOffer(world, leg.EventId, leg.WagerSelectionId);
  if (typeof offer === 'string') return CODE.marketMissing;
  if (combo && !opensParlay(offer)) return CODE.noParlayEvent;
  const { market, role, price, state, match, inPlay } = offer;
  if (offer.moved || leg.Handicap !== betHandicap(market, role)) return CODE.handicap;
  if (!offer.open || price === null) return CODE.marketMissing;
  if (inPlay && leg.HomeScore !== state.score[0]) return CODE.score;
  if (inPlay && leg.AwayScore !== state.score[1]) return CODE.awayScore;
  const sent = toOdds(leg.Odds);
  if (sent === null) return CODE.odds;
  if (!any && compareOdds(price, sent) < 0) return CODE.oddsChanged;
  return { match, market, role, price, inPlay, scoreAtBet: state.score, leagueName: leagueName(match) };
}

async function placeWager(
  context: PlaceBetContext,
  { memberId, picks, wager }: { memberId: string; picks: readonly BetPick[]; wager: RequestedWager },
): Promise<WagerResult> {
  const { size, stake } = wager;
  const limits = size === 1 ? limitsAt(picks[0]!) : comboLimits(picks, size);
  if (!limits) return { wager, bet: null, code: CODE.noParlayEvent };
  if (stake < limits.min) return { wager, bet: null, code: CODE.belowMin };
  if (stake > limits.max) return { wager, bet: null, code: CODE.aboveMax };
  const request = {
    venue: 'IMTY',
    memberId,
    relatedId: null,
    content: '',
    remark: '',
    oddsFormat: ODDS_TYPE.europe,
    picks,
    size,
    unitStake: stake,
  } as const;
  try {
    return { wager, bet: await placeBet(context, request), code: CODE.ok };
  } catch (error) {
    if (error instanceof BetRefused) return { wager, bet: null, code: error.why === 'balance' ? CODE.balance : CODE.matchLimit };
    throw error;
  }
}

function toPlaced({ wager, bet, code }: WagerResult) {
  return {
    WagerId: bet ? imWagerId(bet.id) : null,
    BetConfirmationStatus: bet ? (bet.inPlay ? CONFIRMATION.pending : CONFIRMATION.accepted) : CONFIRMATION.rejected,
    BetStatusMessage: String(code),
    ComboSelectionId: wager.selection,
    EstimatedPayoutFullAmount: bet ? Number(minorToText(potentialOf(bet))) : 0,
  };
}
