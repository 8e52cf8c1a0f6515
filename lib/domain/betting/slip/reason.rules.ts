import { type Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import type { Minor } from '@pavilion/number/money';
import { oddsProduct } from '@pavilion/number/product';
import { clashReason, comboLimitReason, noParlayReason, unsoldReason } from './combo-judge.rules';
import type { ComboJudgement, LegJudgement, Reason, ReasonCode, SlipFacts, SlipLimits, Wallet } from './judgement.model';
import { acceptsPrices } from './policy.rules';
import type { SlipLeg } from './slip.model';
import { stakeOf } from './stake.rules';

/** A slip with its judged rows. */
interface Judged {
  slip: SlipFacts;
  perLeg: readonly LegJudgement[];
  perCombo: readonly ComboJudgement[];
  wallet: Wallet;
  limits: SlipLimits;
  total: Minor;
  /** Amount that the wallets lack. */
  missing: Minor;
}

/** The first reason against placing, in the order of `REASONS`; null without one. */
export function findReason({ slip, perLeg, perCombo, wallet, limits, total, missing }: Judged): Reason | null {
  const combined = slip.mode !== 'single';
  const free = perLeg.filter((leg) => leg.state !== 'confirming');
  const active = combined ? free : activeLegs(slip, free);
  const about = (code: ReasonCode, test: (leg: LegJudgement) => boolean): Reason | null => {
    const legs = active.filter(test).map((leg) => leg.selectionId);
    return legs.length > 0 ? { code, legs } : null;
  };

  const isLow = ({ price }: LegJudgement) => price !== null && compareOdds(price, limits.minOdds) < 0;

  return (
    whole('empty', slip.legs.length === 0) ??
    whole('offline', slip.offline) ??
    (combined ? (clashReason(slip.legs) ?? tooManyReason(slip.legs, limits.maxComboLegs)) : null) ??
    whole('login', wallet === null && !slip.walletPending && !slip.walletFailed) ??
    whole('confirming', free.length === 0 || (total === 0n && perCombo.some(({ confirming }) => confirming))) ??
    whole('currency', wallet !== null && !limits.currencies.includes(wallet.currency)) ??
    (limits.own?.closed ? { code: 'own-pause' as const, legs: [], own: limits.own } : null) ??
    (slip.walletFailed ? unreadReason(slip.walletFailed) : null) ??
    whole('refreshing', slip.walletPending === true) ??
    about('refreshing', (leg) => leg.state === 'refreshing') ??
    (combined ? noParlayReason(perLeg) : null) ??
    whole('refreshing', combined && slip.combos === null) ??
    about('closed', ({ state }) => state === 'closed') ??
    about('suspended', ({ state }) => state === 'suspended') ??
    (combined || total > 0n || active.every(isLow) ? about('odds-too-low', isLow) : null) ??
    (combined ? unsoldReason(slip, perCombo, total) : about('limit-zero', ({ shut }) => shut === 'unsold')) ??
    (combined ? null : tooManyReason(slip.legs, limits.maxLegs)) ??
    // Without a stake there is nothing to accept yet; the row shows what changed.
    whole('no-stake', total === 0n) ??
    (combined ? comboLimitReason(perCombo) : limitReason(active)) ??
    (missing > 0n ? { code: 'balance' as const, legs: [], amount: missing } : null) ??
    (limits.own?.closed === null && total > limits.own.left
      ? { code: 'own-limit' as const, legs: [], amount: limits.own.left, own: limits.own }
      : null) ??
    about('line-changed', (leg) => leg.state === 'line-changed') ??
    priceReason(slip, active)
  );
}

/** True if a return may be named: the slip can be placed, or logging in or accepting the shown price is all that it lacks. */
export function namesReturn(reason: Reason | null): boolean {
  return reason === null || reason.code === 'login' || reason.code === 'price-changed';
}

/**
 * The singles that the button is about: those with a stake, else those whose typed stake is not accepted now, else those that
 * accept one. A leg that is not sold blocks no other.
 */
function activeLegs(slip: SlipFacts, free: readonly LegJudgement[]): readonly LegJudgement[] {
  const sets = [
    free.filter(({ stake }) => stake !== null),
    free.filter(({ selectionId }) => stakeOf(slip.stakes[selectionId]) !== null),
    free.filter(({ shut, state }) => shut === null && state !== 'refreshing'),
  ];
  return sets.find((legs) => legs.length > 0) ?? free;
}

/** The legs beyond the maximum of one order. */
function tooManyReason(legs: readonly SlipLeg[], max: number): Reason | null {
  const beyond = legs.slice(max).map((leg) => leg.selectionId);
  return beyond.length > 0 ? { code: 'too-many-legs', legs: beyond, max } : null;
}

/** A reason that concerns the whole slip. */
const whole = (code: ReasonCode, holds: boolean): Reason | null => (holds ? { code, legs: [] } : null);

const unreadReason = ({ code }: { code: number | string | undefined }): Reason => ({
  code: 'balance-unread',
  legs: [],
  ...(code === undefined ? {} : { error: code }),
});

/** The first leg under its minimum or over its maximum, with the nearest valid stake. */
function limitReason(staked: readonly LegJudgement[]): Reason | null {
  for (const { selectionId, stake, quote } of staked) {
    if (!quote || stake === null) continue;
    if (stake < quote.min) return { code: 'below-min', legs: [selectionId], amount: quote.min };
    if (stake > quote.max) return { code: 'above-max', legs: [selectionId], amount: quote.max };
  }
  return null;
}

/** Prices that moved beyond the policy: for a parlay its total, and the legs that fell; for other bets the legs. */
function priceReason(slip: SlipFacts, active: readonly LegJudgement[]): Reason | null {
  const priced = active.flatMap(({ price, ...leg }) => (price === null ? [] : [{ ...leg, price }]));
  const seen = priced.map(({ selectionId }): Odds => slip.legs.find((leg) => leg.selectionId === selectionId)!.seenPrice);
  const now = priced.map(({ price }) => price);
  const oneBet = slip.mode === 'parlay';
  if (acceptsPrices(slip.policy, seen, now, oneBet)) return null;
  if (!oneBet) return { code: 'price-changed', legs: priced.filter(({ accepted }) => !accepted).map(({ selectionId }) => selectionId) };
  const moved = priced.filter(({ move }) => move && (slip.policy.kind === 'none' || move.direction === 'down'));
  return {
    code: 'price-changed',
    legs: moved.map(({ selectionId }) => selectionId),
    total: { from: oddsProduct(seen), to: oddsProduct(now) },
  };
}
