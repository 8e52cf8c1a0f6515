import type { Minor } from '@pavilion/number/money';
import type { Bet } from '../../modules/betting/order/bet.tables';
import { BetRejected, placeBet, type Pick as BetPick, type PlaceBetContext } from '../../modules/betting/order/place-bet';
import { getAvailable } from '../../modules/money/wallet/wallet';
import { MAX_LEGS, sizeOfCombo } from './im.combo.rules';
import { CODE, ImError, type ImCode } from './im.error';
import { judge, judgeStake, judgeTogether, readStake } from './im.judge';
import { comboLimits, limitsAt } from './im.limits.rules';
import { ODDS_TYPE } from './im.market';
import { CONFIRMATION, imWagerId, potentialOf, toWireMoney } from './im.order';
import type { PlaceRequest, SentSelection } from './im.request';

const COMBO = 2;

/** One bet of a call: a single, or one combination. */
interface RequestedWager {
  selection: number;
  size: number;
  stake: Minor;
}

interface WagerResult {
  wager: RequestedWager;
  bet: Bet | null;
  code: ImCode;
}

/**
 * `PlaceBet`. Each combination is a wager with its own result; when none is taken the response is 1000 and the reason is with the
 * first. IM has no idempotency key: only the repeat guard recognises a repeat.
 * @throws ImError 1000 with the reason inside.
 */
export async function placeBets(context: PlaceBetContext, memberId: string, body: PlaceRequest) {
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
  const available = await getAvailable(context, memberId, 'IMTY');
  const accepted = results.find(({ bet }) => bet !== null)!.bet!;
  return {
    AvailableBalance: toWireMoney(available),
    WagerSelectionInfos,
    AcceptedWagerSelectionList: accepted.legs.map(({ price }, index) => ({
      EventId: legs[index]!.EventId,
      StakeOdds: Number(price),
      BetTypeSelectionId: legs[index]!.BetTypeSelectionId,
    })),
  };
}

function rejected(code: ImCode, selection = 0): ImError {
  const wager = {
    WagerId: null,
    BetConfirmationStatus: CONFIRMATION.rejected,
    BetStatusMessage: String(code),
    ComboSelectionId: selection,
    EstimatedPayoutFullAmount: 0,
  };
  return new ImError(CODE.notPlaced, { WagerSelectionInfos: [wager] });
}

function requestedWagers({ WagerType, WagerSelectionInfos: legs, ComboSelections }: PlaceRequest): RequestedWager[] {
  if (legs.some(({ OddsType }) => OddsType !== ODDS_TYPE.europe)) throw rejected(CODE.oddsType);
  const combo = WagerType === COMBO;
  if (legs.length > (combo ? MAX_LEGS : 1)) throw rejected(CODE.tooMany);
  const sizeOf = (selection: number) => (combo ? sizeOfCombo(selection, legs.length) : selection === 0 ? 1 : null);
  return ComboSelections.map(({ ComboSelection: selection, StakeAmount }) => {
    const size = sizeOf(selection);
    if (size === null) throw rejected(CODE.noParlayEvent);
    const stake = readStake(StakeAmount);
    if (stake === null) throw rejected(CODE.amount);
    return { selection, size, stake };
  });
}

/** Every leg as it can be bet now, or the first reason against one. */
function judgeAll({ world }: PlaceBetContext, legs: readonly SentSelection[], any: boolean, combo: boolean): readonly BetPick[] | ImCode {
  const apart = judgeTogether(legs);
  if (apart !== null) return apart;
  const picks: BetPick[] = [];
  for (const leg of legs) {
    const pick = judge(world, leg, { any, combo });
    if (typeof pick === 'number') return pick;
    picks.push(pick);
  }
  return picks;
}

async function placeWager(
  context: PlaceBetContext,
  { memberId, picks, wager }: { memberId: string; picks: readonly BetPick[]; wager: RequestedWager },
): Promise<WagerResult> {
  const { size, stake } = wager;
  const limits = size === 1 ? limitsAt(picks[0]!) : comboLimits(picks, size);
  if (!limits) return { wager, bet: null, code: CODE.noParlayEvent };
  const outside = judgeStake(stake, limits);
  if (outside !== null) return { wager, bet: null, code: outside };
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
    if (error instanceof BetRejected) return { wager, bet: null, code: codeOf(error.why) };
    throw error;
  }
}

function codeOf(why: BetRejected['why']): ImCode {
  if (why === 'own') return CODE.inactive;
  return why === 'balance' ? CODE.balance : CODE.matchLimit;
}

function toPlaced({ wager, bet, code }: WagerResult) {
  return {
    WagerId: bet ? imWagerId(bet.id) : null,
    BetConfirmationStatus: bet ? (bet.inPlay ? CONFIRMATION.pending : CONFIRMATION.accepted) : CONFIRMATION.rejected,
    BetStatusMessage: String(code),
    ComboSelectionId: wager.selection,
    EstimatedPayoutFullAmount: bet ? toWireMoney(potentialOf(bet)) : 0,
  };
}
