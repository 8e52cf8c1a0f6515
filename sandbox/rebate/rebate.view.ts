import { minorToText } from '../../lib/kit/number/money';
import { wordsOfLeg } from '../chat/bet.words';
import { percentOf } from '../vip/vip.view';
import { claimTimes, PARTS } from './rebate.rules';
import type { RebateDay } from './rebate.store';
import type { RebateClaim } from './rebate.schema';

const timeOf = (ms: number) => new Date(ms).toISOString();

/** Ten-thousandths of a minor unit as coins: six places. */
export function exactText(exact: bigint): string {
  const unit = PARTS * 100n;
  return `${exact / unit}.${String(exact % unit).padStart(6, '0')}`;
}

export function dayView({ day, start, level, state, bets, validStake, amount, claim }: RebateDay) {
  const { from, until } = claimTimes(start);
  return {
    day,
    level,
    state,
    bets: bets.length,
    counted: bets.filter(({ rebate }) => rebate.validStake > 0n).length,
    validStake: minorToText(validStake),
    amount: minorToText(amount),
    claimFrom: timeOf(from),
    claimUntil: timeOf(until),
    claimTime: claim && timeOf(claim.claimedAt),
  };
}

/** A bet with what of it counts. */
export function betView({ bet, rebate }: RebateDay['bets'][number]) {
  const leg = bet.legs[0]!;
  const { market, selection } = wordsOfLeg(leg);
  return {
    id: String(bet.id),
    venue: bet.venue,
    kind: rebate.kind,
    title: leg.away === '' ? leg.home : `${leg.home} vs ${leg.away}`,
    selection: `${market} ${selection}`,
    legs: bet.legs.length,
    odds: rebate.odds,
    stake: minorToText(bet.stake),
    validStake: minorToText(rebate.validStake),
    rate: percentOf(rebate.rate),
    rebate: exactText(rebate.exact),
    reasons: [...rebate.reasons],
    settleTime: timeOf(bet.closedAt!),
  };
}

/** Claims of one key as the first answer gave them. */
export function claimView(claims: readonly RebateClaim[]) {
  return {
    days: claims.map(({ day, amount }) => ({ day, amount: minorToText(amount) })),
    total: minorToText(claims.reduce((sum, { amount }) => sum + amount, 0n)),
    claimTime: timeOf(claims[0]!.claimedAt),
  };
}
