import type { REBATE_REASONS, REBATE_STATES } from '@pavilion/contract/calls/rebate.calls';
import type { Odds } from '@pavilion/number/odds';
import type { Bet } from '../../betting/order/bet.tables';
import { isBelowFloor, kindOf, oddsOf, ownRiskOf, type Staked } from '../../betting/order/valid-stake';
import type { GameRound } from '../../community/game/game.tables';
import { validStakeOfRound } from '../../community/game/valid-stake';
import type { RebateKind } from '../../betting/stake/stake.model';
import { DAY, MINUTE, siteDateOf, siteDayOf } from '../../../kernel/clock/calendar';

export type RebateState = (typeof REBATE_STATES)[number];
export type RebateReason = (typeof REBATE_REASONS)[number];

/** Ledger keys of rebates are this and the day: the ledger pays each day once. */
export const REBATE_KEY = 'rebate:';
/** Days that a member can read, today included. */
export const SHOWN_DAYS = 30;
/** ms after its end at which a day is closed: a settlement of its last moment is written by then. */
const CLOSE_AFTER = 5 * MINUTE;
const CLAIM_DAYS = 7;
/** Parts of a minor unit in exact rebates: rates are hundredths of a percent. */
export const PARTS = 10_000n;

type Counted = Staked & Pick<Bet, 'validStake'>;

/** The parts of the rebate of a bet or of a round. */
export interface StakeRebate {
  kind: RebateKind;
  /** The odds that the floor is compared with; null for a round. */
  odds: Odds | null;
  /** Minor units that count. */
  validStake: bigint;
  /** Hundredths of a percent. */
  rate: bigint;
  /** Exact, in ten-thousandths of a minor unit. */
  exact: bigint;
  reasons: readonly RebateReason[];
}

/** The rebate of a settled bet, with reasons. */
export function rebateOf(bet: Counted, rates: Readonly<Record<RebateKind, bigint>>): StakeRebate {
  const kind = kindOf(bet);
  const odds = oddsOf(bet);
  const rate = rates[kind];
  const none = (...reasons: RebateReason[]): StakeRebate => ({ kind, odds, rate, validStake: 0n, exact: 0n, reasons });
  switch (bet.outcome) {
    case 'cashed-out':
      return none('cashedOut');
    case 'void':
    case 'push':
      return none(bet.outcome);
  }
  if (isBelowFloor(odds)) return none('lowOdds');
  const opposed: RebateReason[] = bet.opposedStake > 0n ? ['opposed'] : [];
  if (ownRiskOf(bet) === 0n) return none(...opposed);
  const validStake = bet.validStake ?? 0n;
  const half: RebateReason[] = bet.outcome === 'half-won' || bet.outcome === 'half-lost' ? ['half'] : [];
  const reasons: RebateReason[] = [...half, ...(bet.cashedStake > 0n ? (['partCashed'] as const) : []), ...opposed];
  return { kind, odds, rate, validStake, exact: validStake * rate, reasons: reasons.length > 0 ? reasons : ['full'] };
}

/** The rebate of a settled round, with reasons. */
export function rebateOfRound(
  round: Pick<GameRound, 'state' | 'stake' | 'payout' | 'validStake'>,
  { game: rate }: Readonly<Record<RebateKind, bigint>>,
): StakeRebate {
  const validStake = round.validStake ?? 0n;
  const net = validStakeOfRound(round);
  const reasons: RebateReason[] = [validStake > 0n ? 'net' : net === 0n ? 'push' : 'opposed'];
  if (validStake > 0n && validStake < net) reasons.push('opposed');
  return { kind: 'game', odds: null, rate, validStake, exact: validStake * rate, reasons };
}

/** The exact rebate of a day's valid stakes by kind, in ten-thousandths of a minor unit. */
export function exactOf(stakes: readonly { kind: RebateKind; stake: bigint }[], rates: Readonly<Record<RebateKind, bigint>>): bigint {
  return stakes.reduce((sum, { kind, stake }) => sum + stake * rates[kind], 0n);
}

/** Times between which a day that begins at `start` can be claimed, world ms: `from` included, `until` not. */
export function claimTimes(start: number): { from: number; until: number } {
  return { from: start + DAY + CLOSE_AFTER, until: start + DAY + CLAIM_DAYS * DAY };
}

/** State of the day that begins at `start`. */
export function stateOf(start: number, amount: bigint, claimed: boolean, now: number): RebateState {
  if (claimed) return 'claimed';
  const { from, until } = claimTimes(start);
  if (now < from) return 'counting';
  if (amount === 0n) return 'none';
  return now < until ? 'claimable' : 'expired';
}

/** First ms of a day written `2026-11-20`; null for a text that is no day of the last 30 at `now`. */
export function dayStartOf(day: string, now: number): number | null {
  const start = siteDayOf(Date.parse(`${day}T12:00:00+08:00`));
  if (Number.isNaN(start) || siteDateOf(start) !== day) return null;
  const today = siteDayOf(now);
  return start <= today && start > today - SHOWN_DAYS * DAY ? start : null;
}
