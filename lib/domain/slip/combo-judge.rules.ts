import type { Combo } from '@/lib/domain/order/combo.model';
import type { Minor } from '@/lib/kit/number/money';
import type { Odds } from '@/lib/kit/number/odds';
import { oddsProduct } from '@/lib/kit/number/product';
import { maxReturn, minReturn, MAX_COMBO_LEGS, modeFor, parlayOf, systemsOf } from './combo.rules';
import type { ComboJudgement, LegJudgement, FundingWallet, Reason, SlipFacts } from './judgement.model';
import type { StoredSlip, SlipLeg, SlipMode } from './slip.model';
import { comboStake, highestStake, stakeOf } from './stake.rules';

const NOT_SOLD = { min: 0n, max: 0n };

/** The combinations that a slip offers in its mode: the one parlay, or every system. */
function combosOf({ mode, legs }: SlipFacts): readonly Combo[] {
  if (mode === 'single' || legs.length < 2) return [];
  return mode === 'parlay' ? [parlayOf(legs.length)] : systemsOf(legs.length);
}

/** Every combination of the mode, with its limits, stake and return. `perLeg` is judged before. */
export function judgeCombos(
  slip: SlipFacts,
  perLeg: readonly LegJudgement[],
  fundingWallet: FundingWallet | null,
): readonly ComboJudgement[] {
  const known = perLeg.map(({ price, selectionId }) => price ?? slip.shown?.get(selectionId) ?? null);
  // Legs that cannot be one bet have no price and no return.
  const possible = canCombine(slip.legs) && !perLeg.some(isNoParlay);
  const prices = possible && known.every((price) => price !== null) ? (known as readonly Odds[]) : null;
  const asked = combosOf(slip).map((combo) => {
    const confirming = slip.confirmingCombos.includes(combo.size);
    const unitStake = confirming ? null : stakeOf(slip.stakes[comboStake(combo.size, slip.legs.length)]);
    return { ...combo, confirming, unitStake, total: (unitStake ?? 0n) * BigInt(combo.bets) };
  });
  const staked = asked.reduce<Minor>((sum, { total }) => sum + total, 0n);
  return asked.map((combo): ComboJudgement => {
    const { size, bets, unitStake, total } = combo;
    const offer = slip.combos?.find((one) => one.size === size && one.bets === bets);
    const limit = slip.combos && (offer ? { min: offer.min, max: offer.max } : NOT_SOLD);
    const left = fundingWallet && fundingWallet.available !== null ? (fundingWallet.available - (staked - total)) / BigInt(bets) : null;
    return {
      ...combo,
      limit,
      price: bets === 1 && prices ? oddsProduct(prices) : null,
      highest: limit && fundingWallet ? highestStake(limit.max, left, 0n) : null,
      best: unitStake && prices ? maxReturn(prices, size, unitStake) : 0n,
      least: unitStake && prices ? minReturn(prices, size, unitStake) : 0n,
    };
  });
}

/** Why two legs cannot be in one bet, another venue or the same match; null when they can. */
export function clashOf(leg: SlipLeg, earlier: SlipLeg): 'parlay-venues' | 'parlay-same-match' | null {
  if (leg.venue !== earlier.venue) return 'parlay-venues';
  return leg.matchId === earlier.matchId ? 'parlay-same-match' : null;
}

const noClash = (legs: readonly SlipLeg[]) =>
  legs.every((leg, index) => legs.slice(0, index).every((earlier) => clashOf(leg, earlier) === null));

/** Whether the legs alone allow one bet: one venue, one leg per match, not too many. */
export function canCombine(legs: readonly SlipLeg[]): boolean {
  return legs.length > 1 && legs.length <= MAX_COMBO_LEGS && noClash(legs);
}

/**
 * The mode of a slip: the member's choice, else together when its legs can be combined. Too many legs do not turn a parlay
 * into singles: the judgement names them.
 */
export function modeOf({ mode, legs }: Pick<StoredSlip, 'mode' | 'legs'>): SlipMode {
  const together = noClash(legs) && legs.every(({ marketKind }) => marketKind !== 'outright');
  return modeFor(mode ?? (together ? 'parlay' : 'single'), legs.length);
}

/** Whether the venue sells a leg only outside of combinations. A suspended or closed leg gives no information on that. */
export function isNoParlay({ state, quote }: LegJudgement): boolean {
  return (state === 'open' || state === 'line-changed') && quote?.parlay === false;
}

/** The first leg that clashes with an earlier one, then legs that cannot be combined at all. */
export function clashReason(legs: readonly SlipLeg[], perLeg: readonly LegJudgement[]): Reason | null {
  for (const code of ['parlay-venues', 'parlay-same-match'] as const) {
    for (const [index, leg] of legs.entries()) {
      const earlier = legs.slice(0, index).find((other) => clashOf(leg, other) === code);
      if (earlier) return { code, legs: [earlier.selectionId, leg.selectionId] };
    }
  }
  const refused = perLeg.filter(isNoParlay).map((leg) => leg.selectionId);
  return refused.length > 0 ? { code: 'parlay-not-allowed', legs: refused } : null;
}

/** The first staked combination that the venue does not sell. */
export function unsoldReason(perCombo: readonly ComboJudgement[]): Reason | null {
  const unsold = perCombo.find(({ unitStake, limit }) => unitStake !== null && limit?.max === 0n);
  return unsold ? { code: 'limit-zero', legs: [], size: unsold.size } : null;
}

/** The first staked combination under its minimum or over its maximum, with the nearest valid unit stake. */
export function comboLimitReason(perCombo: readonly ComboJudgement[]): Reason | null {
  for (const { size, unitStake, limit } of perCombo) {
    if (unitStake === null || !limit) continue;
    if (unitStake < limit.min) return { code: 'below-min', legs: [], size, amount: limit.min };
    if (unitStake > limit.max) return { code: 'above-max', legs: [], size, amount: limit.max };
  }
  return null;
}
