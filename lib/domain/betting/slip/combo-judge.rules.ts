import type { Combo } from '@/lib/domain/betting/order/combo.model';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { oddsProduct, returnOf } from '@pavilion/number/product';
import { maxReturn, minReturn, MAX_COMBO_LEGS, modeFor, parlayOf, systemsOf } from './combo.rules';
import type { ComboJudgement, LegJudgement, FundingWallet, Reason, Shut, SlipFacts } from './judgement.model';
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
  maxLegs: number,
): readonly ComboJudgement[] {
  const known = perLeg.map(({ price, selectionId }) => price ?? slip.shown?.get(selectionId) ?? null);
  const shutTogether = legsShut(slip.legs, perLeg, maxLegs);
  // Legs that cannot be one bet have no price and no return.
  const possible = shutTogether !== 'clash' && shutTogether !== 'too-many-legs';
  const prices = possible && known.every((price) => price !== null) ? (known as readonly Odds[]) : null;
  const win = shutTogether || !prices ? null : knownWin(slip, perLeg, prices);
  const combos = combosOf(slip).map((combo) => {
    const { size, bets } = combo;
    const confirming = slip.confirmingCombos.includes(size);
    const offer = slip.combos?.find((one) => one.size === size && one.bets === bets);
    // Without a price of each leg the reason for a missing combination is unknown.
    const limit = slip.combos && (offer ? { min: offer.min, max: offer.max } : prices || shutTogether ? NOT_SOLD : null);
    const missing = limit?.max === 0n ? (win && prices && exceeds(win, prices, combo) ? 'over-payout' : 'unsold') : null;
    const shut = shutTogether ?? missing;
    const unitStake = confirming || shut ? null : stakeOf(slip.stakes[comboStake(size, slip.legs.length)]);
    return { ...combo, limit, shut, confirming, unitStake, total: (unitStake ?? 0n) * BigInt(bets) };
  });
  const staked = combos.reduce<Minor>((sum, { total }) => sum + total, 0n);
  return combos.map((combo): ComboJudgement => {
    const { size, bets, limit, unitStake, total } = combo;
    const left = fundingWallet && fundingWallet.available !== null ? (fundingWallet.available - (staked - total)) / BigInt(bets) : null;
    return {
      ...combo,
      price: bets === 1 && prices ? oddsProduct(prices) : null,
      highest: limit && fundingWallet ? highestStake(limit.max, left, 0n) : null,
      best: unitStake && prices ? maxReturn(prices, size, unitStake) : 0n,
      least: unitStake && prices ? minReturn(prices, size, unitStake) : 0n,
    };
  });
}

/** Reason why the legs make no combination at all now, whatever its size. */
function legsShut(legs: readonly SlipLeg[], perLeg: readonly LegJudgement[], maxLegs: number): Shut | null {
  if (!noClash(legs) || perLeg.some(isNoParlay)) return 'clash';
  if (legs.length > maxLegs) return 'too-many-legs';
  // While a leg is closed or suspended, a venue gives no limits for any combination.
  for (const state of ['closed', 'suspended'] as const) if (perLeg.some((leg) => leg.state === state)) return state;
  return null;
}

/** The least stake and the highest win that the venue's own limits of these legs name. */
interface KnownWin {
  min: Minor;
  win: Minor;
}

/** With nothing sold at all, a stake of 10 is counted, and a win of a thousand times that as more than venues pay. */
const NOTHING_SOLD: KnownWin = { min: 1_000n, win: 1_000_000n };

function knownWin({ combos }: SlipFacts, perLeg: readonly LegJudgement[], prices: readonly Odds[]): KnownWin {
  const singles = perLeg.flatMap(({ quote }, index) =>
    quote && quote.max > 0n ? [{ min: quote.min, win: returnOf(quote.max, prices[index]!) - quote.max }] : [],
  );
  const sold = (combos ?? []).flatMap(({ size, bets, min, max }) =>
    max > 0n ? [{ min, win: maxReturn(prices, size, max) - max * BigInt(bets) }] : [],
  );
  return [...singles, ...sold].reduce<KnownWin>(
    (known, one) => ({ min: one.min > known.min ? one.min : known.min, win: one.win > known.win ? one.win : known.win }),
    NOTHING_SOLD,
  );
}

/** True if a combination wins more at its least stake than the venue is known to pay: then its price is why it is not sold. */
const exceeds = ({ min, win }: KnownWin, prices: readonly Odds[], { size, bets }: Combo) =>
  maxReturn(prices, size, min) - min * BigInt(bets) > win;

/** Reason why two legs cannot be in one bet, another venue or the same match; null when they can. */
export function clashOf(leg: SlipLeg, earlier: SlipLeg): 'parlay-venues' | 'parlay-same-match' | null {
  if (leg.venue !== earlier.venue) return 'parlay-venues';
  return leg.matchId === earlier.matchId ? 'parlay-same-match' : null;
}

const noClash = (legs: readonly SlipLeg[]) =>
  legs.every((leg, index) => legs.slice(0, index).every((earlier) => clashOf(leg, earlier) === null));

/** True if the legs alone allow one bet: one venue, one leg per match, not too many. */
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

/** True if the venue sells a leg only outside of combinations. A suspended or closed leg gives no information on that. */
export function isNoParlay({ state, quote }: LegJudgement): boolean {
  return (state === 'open' || state === 'line-changed') && quote?.parlay === false;
}

/** The first leg that clashes with an earlier one; known without the venue. */
export function clashReason(legs: readonly SlipLeg[]): Reason | null {
  for (const code of ['parlay-venues', 'parlay-same-match'] as const) {
    for (const [index, leg] of legs.entries()) {
      const earlier = legs.slice(0, index).find((other) => clashOf(leg, other) === code);
      if (earlier) return { code, legs: [earlier.selectionId, leg.selectionId] };
    }
  }
  return null;
}

/** The legs that the venue sells only outside of combinations. */
export function noParlayReason(perLeg: readonly LegJudgement[]): Reason | null {
  const rejected = perLeg.filter(isNoParlay).map((leg) => leg.selectionId);
  return rejected.length > 0 ? { code: 'parlay-not-allowed', legs: rejected } : null;
}

/** A combination that is not sold, when no other has a stake: one with a typed stake, or the first when none is sold. */
export function unsoldReason(slip: SlipFacts, perCombo: readonly ComboJudgement[], total: Minor): Reason | null {
  if (total > 0n) return null;
  const isTyped = ({ size }: Combo) => stakeOf(slip.stakes[comboStake(size, slip.legs.length)]) !== null;
  const unsold = perCombo.filter(({ shut }) => shut === 'over-payout' || shut === 'unsold');
  const named = unsold.find(isTyped) ?? (unsold.length === perCombo.length ? unsold[0] : undefined);
  return named ? { code: named.shut === 'over-payout' ? named.shut : 'combo-unsold', legs: [], size: named.size } : null;
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
