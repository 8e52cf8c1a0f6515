import { minorToText } from '@pavilion/number/money';
import type { Bet } from '../../betting/order/bet.tables';
import { legTexts } from '../../betting/order/bet.copy';
import { GAMES } from '../../community/game/game-catalog';
import type { GameRound } from '../../community/game/game.tables';
import { betOf } from '../../community/game/round.copy';
import { percentOf } from '../../member/vip/vip.view';
import { claimTimes, PARTS } from './rebate.rules';
import type { RebateDay, RebateItem } from './rebate.store';
import type { RebateClaim } from './rebate.tables';

const timeOf = (ms: number) => new Date(ms).toISOString();

/** Ten-thousandths of a minor unit as coins: six places. */
export function exactText(exact: bigint): string {
  const unit = PARTS * 100n;
  return `${exact / unit}.${String(exact % unit).padStart(6, '0')}`;
}

export function dayView({ day, start, level, state, settled, counted, validStake, amount, claim }: RebateDay) {
  const { from, until } = claimTimes(start);
  return {
    day,
    level,
    state,
    bets: settled,
    counted,
    validStake: minorToText(validStake),
    amount: minorToText(amount),
    claimFrom: timeOf(from),
    claimUntil: timeOf(until),
    claimTime: claim && timeOf(claim.claimedAt),
  };
}

/** A bet or a round with its rebate. */
export function itemView(item: RebateItem) {
  const { rebate, closedAt } = item;
  return {
    ...('bet' in item ? betView(item.bet) : roundView(item.round)),
    kind: rebate.kind,
    odds: rebate.odds ?? '',
    validStake: minorToText(rebate.validStake),
    rate: percentOf(rebate.rate),
    rebate: exactText(rebate.exact),
    reasons: [...rebate.reasons],
    settleTime: timeOf(closedAt),
  };
}

function betView({ id, venue, stake, legs }: Bet) {
  const leg = legs[0]!;
  const { market, selection } = legTexts(leg);
  return {
    id: String(id),
    venue,
    title: leg.away === '' ? leg.home : `${leg.home} vs ${leg.away}`,
    selection: `${market} ${selection}`,
    legs: legs.length,
    stake: minorToText(stake),
  };
}

function roundView({ id, game, lines, draw, stake }: GameRound) {
  const { venue, name } = GAMES[game];
  // Numbers of rounds and of bets are counted apart.
  return { id: `round-${id}`, venue, title: name, selection: betOf({ game, lines, draw }), legs: 1, stake: minorToText(stake) };
}

/** Claims of one key as in the first response. */
export function claimView(claims: readonly RebateClaim[]) {
  return {
    days: claims.map(({ day, amount }) => ({ day, amount: minorToText(amount) })),
    total: minorToText(claims.reduce((sum, { amount }) => sum + amount, 0n)),
    claimTime: timeOf(claims[0]!.claimedAt),
  };
}
