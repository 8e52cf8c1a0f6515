import type { Quote } from '@/lib/domain/order/order.model';
import { compareOdds, type Odds } from '@/lib/kit/number/odds';
import { returnOf } from '@/lib/kit/number/product';
import type { Minor } from '@/lib/kit/number/money';
import { baseChange } from './base.rules';
import { clashReason, comboLimitReason, judgeCombos, unsoldReason } from './combo-judge.rules';
import type { WalletCode } from '@/lib/contract/constants';
import type {
  ComboJudgement,
  Judgement,
  LegJudgement,
  FundingWallet,
  Reason,
  ReasonCode,
  SlipFacts,
  SlipLimits,
  TimedQuote,
  Wallet,
} from './judgement.model';
import { missingOf, fundingWalletOf, sumByWallet } from './funding-wallet.rules';
import type { SlipLeg } from './slip.model';
import { acceptsPrice, priceMove } from './policy.rules';
import { highestStake, stakeOf } from './stake.rules';

/** ms; an older quote decides nothing. Quotes are requested every 5 s. */
export const QUOTE_FRESH_MS = 15_000;

/**
 * The one decision behind the bet button: the cost, the highest return, and the first reason against placing. Pure: the
 * caller passes quotes, wallet and time.
 */
export function judge(
  slip: SlipFacts,
  quotes: ReadonlyMap<string, TimedQuote>,
  wallet: Wallet,
  limits: SlipLimits,
  now: number,
): Judgement {
  const single = slip.mode === 'single';
  const stakes = slip.legs.map((leg) =>
    !single || slip.confirming.includes(leg.selectionId) ? null : stakeOf(slip.stakes[leg.selectionId]),
  );
  const singles = stakes.reduce<Minor>((sum, stake) => sum + (stake ?? 0n), 0n);
  const fundingWallets = slip.legs.map((leg) => fundingWalletOf(wallet, leg.venue));
  const givenBy = sumByWallet(stakes.map((stake, index) => [fundingWallets[index] ?? null, stake ?? 0n]));
  const perLeg = slip.legs.map((leg, index) =>
    judgeLeg(leg, stakes[index] ?? null, slip, quotes.get(leg.selectionId), fundingWallets[index] ?? null, givenBy, now),
  );
  const perCombo = judgeCombos(slip, perLeg, fundingWallets[0] ?? null);
  const total = single ? singles : perCombo.reduce<Minor>((sum, combo) => sum + combo.total, 0n);
  const potential = [...perLeg.map((leg) => leg.potential), ...perCombo.map(({ best }) => best)].reduce((sum, one) => sum + one, 0n);
  const given = single ? givenBy : sumByWallet(perCombo.map((combo) => [fundingWallets[0] ?? null, combo.total]));
  return {
    total,
    potential,
    perLeg,
    perCombo,
    stakes: given,
    reason: findReason(slip, perLeg, perCombo, wallet, limits, total, missingOf(fundingWallets, given)),
  };
}

function judgeLeg(
  leg: SlipLeg,
  stake: Minor | null,
  slip: SlipFacts,
  timed: TimedQuote | undefined,
  fundingWallet: FundingWallet | null,
  givenBy: ReadonlyMap<WalletCode, Minor>,
  now: number,
): LegJudgement {
  const fresh = timed && now - timed.at <= QUOTE_FRESH_MS ? timed.quote : null;
  const quote = timed?.quote ?? null;
  const open = fresh && (fresh.state === 'open' || fresh.state === 'moved');
  const price = open ? (fresh.selection?.price ?? null) : null;
  const counted = price ?? slip.shown?.get(leg.selectionId) ?? null;
  const base = open ? baseChange(leg, fresh) : null;
  const another = fresh?.state === 'moved' || base !== null;
  return {
    selectionId: leg.selectionId,
    state: stateOf(leg, slip, fresh, price, another),
    price,
    // Another line, or a handicap from another score, is another bet: its price is not a move of the old one.
    move: price === null || another ? null : priceMove(leg.seenPrice, price),
    base,
    accepted: price !== null && !another && acceptsPrice(slip.policy, leg.seenPrice, price),
    quote,
    stake,
    fundingWallet,
    highest:
      quote && fundingWallet
        ? highestStake(quote.max, fundingWallet.available, (givenBy.get(fundingWallet.of) ?? 0n) - (stake ?? 0n))
        : null,
    potential: stake && counted ? returnOf(stake, counted) : 0n,
  };
}

function stateOf(leg: SlipLeg, slip: SlipFacts, quote: Quote | null, price: Odds | null, another: boolean): LegJudgement['state'] {
  if (slip.mode === 'single' && slip.confirming.includes(leg.selectionId)) return 'confirming';
  if (!quote) return 'refreshing';
  if (quote.state === 'closed') return 'closed';
  if (quote.state === 'suspended' || price === null) return 'suspended';
  return another ? 'line-changed' : 'open';
}

function findReason(
  slip: SlipFacts,
  perLeg: readonly LegJudgement[],
  perCombo: readonly ComboJudgement[],
  wallet: Wallet,
  limits: SlipLimits,
  total: Minor,
  missing: Minor,
): Reason | null {
  const free = perLeg.filter((leg) => leg.state !== 'confirming');
  const staked = free.filter((leg) => leg.stake !== null);
  // A leg without a stake blocks no bet, unless no leg has one.
  const active = staked.length > 0 ? staked : free;
  const combined = slip.mode !== 'single';
  const about = (code: ReasonCode, test: (leg: LegJudgement) => boolean): Reason | null => {
    const legs = active.filter(test).map((leg) => leg.selectionId);
    return legs.length > 0 ? { code, legs } : null;
  };

  return (
    whole('empty', slip.legs.length === 0) ??
    whole('offline', slip.offline) ??
    whole('login', wallet === null && !slip.walletPending) ??
    whole('confirming', free.length === 0 || (total === 0n && perCombo.some(({ confirming }) => confirming))) ??
    whole('currency', wallet !== null && !limits.currencies.includes(wallet.currency)) ??
    (limits.own?.closed ? { code: 'own-pause' as const, legs: [], own: limits.own } : null) ??
    whole('refreshing', slip.walletPending === true) ??
    about('refreshing', (leg) => leg.state === 'refreshing') ??
    // Without a stake there is nothing to accept yet; the row shows what changed.
    whole(
      'no-stake',
      total === 0n &&
        (combined
          ? !clashReason(slip.legs, perLeg) && !tooManyReason(slip.legs, limits.maxComboLegs) && active.every(isTakable)
          : active.some(isTakable)),
    ) ??
    about('line-changed', (leg) => leg.state === 'line-changed') ??
    about('price-changed', (leg) => leg.price !== null && !leg.accepted) ??
    (combined ? (clashReason(slip.legs, perLeg) ?? tooManyReason(slip.legs, limits.maxComboLegs)) : null) ??
    whole('refreshing', combined && slip.combos === null) ??
    // While a leg is suspended or closed, a venue gives no limits for any combination.
    (combined ? (about('closed', isClosed) ?? about('suspended', isShut)) : null) ??
    about('odds-too-low', (leg) => leg.price !== null && compareOdds(leg.price, limits.minOdds) < 0) ??
    about('limit-zero', (leg) => isOpen(leg) && leg.quote?.max === 0n) ??
    (combined ? unsoldReason(perCombo) : null) ??
    (combined ? null : tooManyReason(slip.legs, limits.maxLegs)) ??
    about('closed', isClosed) ??
    about('suspended', isShut) ??
    whole('no-stake', total === 0n) ??
    (missing > 0n ? { code: 'balance' as const, legs: [], amount: missing } : null) ??
    (combined ? comboLimitReason(perCombo) : limitReason(staked)) ??
    (limits.own?.closed === null && total > limits.own.left
      ? { code: 'own-limit' as const, legs: [], amount: limits.own.left, own: limits.own }
      : null)
  );
}

/** The legs beyond the maximum of one order. */
function tooManyReason(legs: readonly SlipLeg[], max: number): Reason | null {
  const beyond = legs.slice(max).map((leg) => leg.selectionId);
  return beyond.length > 0 ? { code: 'too-many-legs', legs: beyond, max } : null;
}

/** A reason that concerns the whole slip. */
const whole = (code: ReasonCode, holds: boolean): Reason | null => (holds ? { code, legs: [] } : null);

/** Whether a stake on this leg can be placed. */
const isTakable = (leg: LegJudgement) => isOpen(leg) && leg.quote?.max !== 0n;

/** Its match or market has ended and does not reopen. */
const isClosed = ({ state }: LegJudgement) => state === 'closed';

const isShut = ({ state }: LegJudgement) => state === 'suspended' || state === 'closed';

const isOpen = (leg: LegJudgement) => leg.state === 'open' || leg.state === 'line-changed';

/** The first leg under its minimum or over its maximum, with the nearest valid stake. */
function limitReason(staked: readonly LegJudgement[]): Reason | null {
  for (const { selectionId, stake, quote } of staked) {
    if (!quote || stake === null) continue;
    if (stake < quote.min) return { code: 'below-min', legs: [selectionId], amount: quote.min };
    if (stake > quote.max) return { code: 'above-max', legs: [selectionId], amount: quote.max };
  }
  return null;
}
