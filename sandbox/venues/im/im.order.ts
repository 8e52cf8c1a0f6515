import { minorToText, type Minor } from '@pavilion/number/money';
import type { Bet, BetLeg } from '../../modules/betting/order/bet.tables';
import { maxPayoutOf } from '../../modules/betting/ruling/verdict.rules';
import type { World } from '../../world/engine/world.model';
import { comboNumber } from './im.combo.rules';
import { imMatchId } from './im.ids';
import { betHandicap, ODDS_TYPE, specifiersOf } from './im.market';
import { betTypeOf, MARKET, PERIOD, selectionOf, sportId } from './im.numbers';
import { imTime } from './im.time.rules';

export const CONFIRMATION = { pending: 1, accepted: 2, rejected: 3, settled: 2 } as const;
const WAGER_BASE = 250_000_000_000_000n;
const CANCEL = { none: 1, event: 3 } as const;
const CANCEL_REASON = { none: 0, abandoned: 101 } as const;
const TRADE = { none: 0, done: 1 } as const;
const EVENT_TYPE = { match: 1, outright: 2 } as const;
const MAIN_GROUP = 1;
const HOME_GROUND = 1;

/** A wager's id; texts, since they are long. */
export function imWagerId(id: bigint): string {
  return String(WAGER_BASE + id);
}

/** Undoes `imWagerId`; null for an id that is no wager's. */
export function betOfWagerId(id: string): bigint | null {
  const bet = BigInt(id) - WAGER_BASE;
  return bet > 0n ? bet : null;
}

/** The most that a bet may return, stake included. */
export function potentialOf({ size, stake, legs }: Bet): Minor {
  return maxPayoutOf({ size, stake, legs: legs.map(({ price }) => ({ price, outcome: null })) });
}

/** A JSON number from minor units, by its text. */
export const toWireMoney = (minor: Minor) => Number(minorToText(minor));

/** Scores of the item's event: the result that settled it, else the present score. */
function scoresOf(world: World, leg: BetLeg) {
  const match = world.matchById(leg.matchId);
  const state = match ? world.state(match) : null;
  const decided = leg.result?.split('-').map(Number) ?? null;
  const half = leg.period === 'first-half' ? (decided ?? state?.halfScore ?? null) : (state?.halfScore ?? null);
  const full = leg.period === 'full' ? decided : state?.phase === 'ended' ? state.score : null;
  return {
    HomeTeamHTScore: half?.[0] ?? null,
    AwayTeamHTScore: half?.[1] ?? null,
    HomeTeamFTScore: full?.[0] ?? null,
    AwayTeamFTScore: full?.[1] ?? null,
    PeriodHomeScore: decided?.[0] ?? null,
    PeriodAwayScore: decided?.[1] ?? null,
  };
}

/** Both teams of a leg; a title has none, but a contender. */
function teamsOf({ kind, home, homeNumber, away, awayNumber }: BetLeg) {
  const isOutright = kind === 'outright';
  return {
    OutrightTeamId: isOutright ? awayNumber : 0,
    OutrightTeamName: isOutright ? away : '',
    EventOutrightName: isOutright ? home : '',
    HomeTeamId: isOutright ? 0 : homeNumber,
    HomeTeamName: isOutright ? '' : home,
    AwayTeamId: isOutright ? 0 : awayNumber,
    AwayTeamName: isOutright ? '' : away,
  };
}

function toItem(world: World, leg: BetLeg, confirmation: number) {
  const betType = betTypeOf(leg.sport, leg.kind);
  const selection = selectionOf(leg.sport, leg.kind, leg.role);
  const team = leg.role === 'home' ? leg.home : leg.role === 'away' ? leg.away : null;
  return {
    Market: leg.inPlay ? MARKET.running : MARKET.today,
    EventId: imMatchId({ number: leg.matchNumber }),
    EventDateTime: imTime(leg.kickOff),
    SportId: sportId(leg.sport),
    CompetitionId: leg.competitionNumber,
    CompetitionName: leg.competition,
    EventGroupTypeId: MAIN_GROUP,
    EventTypeId: leg.kind === 'outright' ? EVENT_TYPE.outright : EVENT_TYPE.match,
    ...teamsOf(leg),
    BetTypeId: betType.id,
    BetTypeName: betType.name,
    PeriodId: PERIOD[leg.period].id,
    BetTypeSelectionId: leg.kind === 'outright' ? 0 : selection.id,
    SelectionName: team ?? selection.name,
    Odds: Number(leg.price),
    Handicap: betHandicap(leg, leg.role),
    ...scoresOf(world, leg),
    WagerHomeTeamScore: leg.homeAtBet,
    WagerAwayTeamScore: leg.awayAtBet,
    GroundTypeId: HOME_GROUND,
    Specifiers: specifiersOf(leg),
    WagerItemConfirmationStatus: confirmation,
    WagerItemCancelType: leg.outcome === 'void' ? CANCEL.event : CANCEL.none,
    WagerItemCancelReason: leg.outcome === 'void' ? CANCEL_REASON.abandoned : CANCEL_REASON.none,
  };
}

/** One row of the bet list or the statement. venues §3.4 */
export function toImRecord(world: World, bet: Bet, memberCode: string) {
  const settled = bet.state === 'settled';
  const confirmation = CONFIRMATION[bet.state];
  return {
    WagerId: imWagerId(bet.id),
    WagerCreationDateTime: imTime(bet.placedAt),
    SettlementDateTime: settled && bet.closedAt !== null ? imTime(bet.closedAt) : null,
    MemberCode: memberCode,
    InputtedStakeAmount: toWireMoney(bet.unitStake),
    MemberWinLossAmount: settled ? toWireMoney(bet.payout - bet.stake) : 0,
    OddsType: ODDS_TYPE.europe,
    WagerType: bet.legs.length === 1 ? 1 : 2,
    BettingPlatform: 2,
    BetConfirmationStatus: confirmation,
    BetSettlementStatus: settled ? 1 : 0,
    BetResettled: false,
    NoOfCombination: bet.betCount,
    ComboSelection: comboNumber(bet.size, bet.legs.length),
    PotentialPayout: toWireMoney(potentialOf(bet)),
    CanSell: bet.state === 'accepted',
    BetTradeStatus: bet.outcome === 'cashed-out' ? TRADE.done : TRADE.none,
    BetTradeBuyBackAmount: toWireMoney(bet.cashedPayout),
    WagerItemList: bet.legs.map((leg) => toItem(world, leg, confirmation)),
  };
}
