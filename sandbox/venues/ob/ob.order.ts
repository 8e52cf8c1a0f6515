import { minorToText, type Minor } from '@pavilion/number/money';
import type { Bet, BetLeg } from '../../modules/betting/order/bet.tables';
import type { BetState, Outcome } from '../../modules/betting/ruling/bet.model';
import { maxPayoutOf } from '../../modules/betting/ruling/verdict.rules';
import { periodName } from '../../world/engine/period.copy';
import type { World, WorldSport } from '../../world/engine/world.model';
import { comboName, comboNumber } from './ob.combo.rules';
import { obMarketId, obMatchId, obOptionId } from './ob.ids';
import { lineText, optionName } from './ob.market';
import { optionCode, playOf, sportRow } from './ob.numbers';

/** A record's `orderStatus`, and `status` of an order just placed: two lists. venues §2.1, §2.3 */
const RECORD_STATE: Record<BetState, string> = { accepted: '0', settled: '1', pending: '3', rejected: '4' };
const PLACED_STATE: Record<BetState, number> = { accepted: 1, settled: 1, rejected: 2, pending: 3 };
/** `outcome` and `betResult` */
const OUTCOME: Record<Outcome, number> = { push: 2, lost: 3, won: 4, 'half-won': 5, 'half-lost': 6, void: 7 };

/** The payout decides the result of an order cashed out whole. */
function outcomeNumber({ outcome, stake, payout }: Bet): number {
  if (outcome === null) return 0;
  if (outcome !== 'cashed-out') return OUTCOME[outcome];
  return OUTCOME[payout > stake ? 'won' : payout === stake ? 'push' : 'lost'];
}

const MATCH_TYPE = { early: 1, live: 2, outright: 3 } as const;

/** Most that a bet can win beyond its stake. */
export function profitOf(bet: Bet): Minor {
  return maxPayoutOf({ ...bet, legs: bet.legs.map(({ price }) => ({ price, outcome: null })) }) - bet.stake;
}

/** A JSON number from minor units, by its text. */
export const toWireMoney = (minor: Minor) => Number(minorToText(minor));

/** `newMaxWinAmount` is in minor units. */
export function toObOrderStatus(bet: Bet) {
  return { orderNo: String(bet.id), status: PLACED_STATE[bet.state], newMaxWinAmount: Number(profitOf(bet)), oddsChangeList: [] };
}

function resultText({ sport, result, period, kind }: BetLeg): string {
  if (!result) return '';
  return `${periodName(sport, period) || '全场'}${kind === 'corner-total' ? '角球' : '比分'} ${result}`;
}

function toDetail(world: World, leg: BetLeg) {
  const sport: WorldSport = world.matchById(leg.matchId)?.sport ?? 'football';
  const play = playOf(sport, leg);
  const outright = leg.kind === 'outright';
  const { csid, name } = sportRow(sport);
  const teams = { home: leg.home, away: leg.away };
  const key = { kind: leg.kind, period: leg.period, matchNumber: leg.matchNumber };
  return {
    matchId: obMatchId({ number: leg.matchNumber }),
    matchName: leg.competition,
    matchInfo: outright ? leg.home : `${leg.home} v ${leg.away}`,
    matchType: outright ? MATCH_TYPE.outright : leg.inPlay ? MATCH_TYPE.live : MATCH_TYPE.early,
    beginTime: String(leg.kickOff),
    closingTime: null,
    playName: play?.name ?? '',
    playId: play?.hpid ?? '',
    ...(play?.special ? { playSpecial: play.special } : {}),
    marketValue: lineText(leg),
    marketId: obMarketId({ ...key, line: outright ? null : leg.line }),
    playOptionsId: obOptionId({ ...key, line: leg.line }, leg.role),
    playOptions: outright ? String(leg.line) : optionCode(leg.role),
    playOptionName: outright ? leg.away : optionName(leg, leg.role, teams),
    marketType: 'EU',
    oddFinally: leg.price,
    betResult: leg.outcome ? OUTCOME[leg.outcome] : 0,
    betStatus: leg.outcome ? 1 : 0,
    settleScore: resultText(leg),
    scoreBenchmark: leg.inPlay ? `${leg.homeAtBet}:${leg.awayAtBet}` : '',
    sportId: csid,
    sportName: name,
    tournamentId: String(leg.competitionNumber),
  };
}

/** One row of the order list. venues §2.4 */
export function toObRecord(world: World, bet: Bet) {
  const settled = bet.state === 'settled';
  const legs = bet.legs.length;
  return {
    orderNo: String(bet.id),
    orderStatus: RECORD_STATE[bet.state],
    betTime: String(bet.placedAt),
    settleTime: settled ? String(bet.closedAt) : null,
    marketType: 'EU',
    orderAmountTotal: toWireMoney(bet.stake),
    maxWinAmount: toWireMoney(profitOf(bet)),
    profitAmount: settled ? toWireMoney(bet.payout - bet.stake) : 0,
    backAmount: toWireMoney(bet.payout),
    outcome: outcomeNumber(bet),
    seriesType: String(comboNumber(bet.size, legs)),
    seriesValue: comboName(bet.size, legs),
    seriesSum: bet.betCount,
    preSettle: bet.cashedStake > 0n ? 1 : 0,
    preBetAmount: toWireMoney(bet.cashedStake),
    preOrderStatus: 0,
    detailList: bet.legs.map((leg) => toDetail(world, leg)),
  };
}
