import { compareOdds, type Odds } from '@/lib/kit/number/odds';
import { oddsProduct, returnOf } from '@/lib/kit/number/product';
import type { Minor } from '@/lib/kit/number/money';
import type { Quote } from '@/lib/domain/order/order.model';
import type { OddsPolicy, SlipLeg } from './slip.model';
import { acceptsPrice, priceMove, type PriceMove } from './policy.rules';
import { highestStake, stakeOf } from './stake.rules';

/** Stake key of a parlay in `stakes`. */
export const PARLAY_STAKE = 'parlay';
/** ms; a quote older than this decides nothing. Quotes are asked every 5 s. */
export const QUOTE_FRESH_MS = 15_000;

export interface SlipFacts {
  mode: 'single' | 'parlay';
  legs: readonly SlipLeg[];
  stakes: Readonly<Record<string, string>>;
  policy: OddsPolicy;
  /** Legs whose bet is under way: they take no second one and count in no total. */
  confirming: readonly string[];
  offline: boolean;
}

export interface TimedQuote {
  quote: Quote;
  /** ms, the clock of `now`. */
  at: number;
}

/** null = a visitor. */
export type Wallet = { currency: string; available: Minor } | null;

export interface SlipLimits {
  maxLegs: number;
  minOdds: Odds;
  currencies: readonly string[];
  /** What the member's own limits still allow to stake today; null when none is set. */
  ownLimit: Minor | null;
}

/** Why the button is grey, in the order in which they are looked at (product §3). */
export const REASONS = [
  'empty',
  'offline',
  'login',
  'confirming',
  'currency',
  'refreshing',
  'no-stake',
  'line-changed',
  'price-changed',
  'parlay-same-match',
  'parlay-not-allowed',
  'odds-too-low',
  'limit-zero',
  'too-many-legs',
  'suspended',
  'balance',
  'below-min',
  'above-max',
  'own-limit',
] as const;
export type ReasonCode = (typeof REASONS)[number];

export interface Reason {
  code: ReasonCode;
  /** Legs it is about, in slip order. */
  legs: readonly string[];
  /** An amount that belongs to it: what is missing, or the nearest stake allowed. */
  amount?: Minor;
}

export interface LegJudgement {
  selectionId: string;
  state: 'refreshing' | 'open' | 'line-changed' | 'suspended' | 'closed' | 'confirming';
  /** The price a bet would be sent at; null while there is none. */
  price: Odds | null;
  move: PriceMove | null;
  /** The policy lets this price pass without asking. */
  accepted: boolean;
  quote: Quote | null;
  stake: Minor | null;
  /** The most this leg can take now; null before the first quote. */
  highest: Minor | null;
  /** Return, stake included; 0 without a stake. */
  potential: Minor;
}

export interface Judgement {
  total: Minor;
  /** What comes back at most, stakes included. */
  potential: Minor;
  /** Product of the prices, for a parlay. */
  totalOdds: Odds | null;
  reason: Reason | null;
  perLeg: readonly LegJudgement[];
}

/**
 * The one decision behind the bet button: what it costs, what it can return, and the first thing that stands against it.
 * Pure: quotes, wallet and time are handed in.
 */
export function judge(
  slip: SlipFacts,
  quotes: ReadonlyMap<string, TimedQuote>,
  wallet: Wallet,
  limits: SlipLimits,
  now: number,
): Judgement {
  const parlay = slip.mode === 'parlay';
  const stakes = slip.legs.map((leg) =>
    parlay || slip.confirming.includes(leg.selectionId) ? null : stakeOf(slip.stakes[leg.selectionId]),
  );
  const singles = stakes.reduce<Minor>((sum, stake) => sum + (stake ?? 0n), 0n);
  const perLeg = slip.legs.map((leg, index) =>
    judgeLeg(leg, stakes[index] ?? null, slip, quotes.get(leg.selectionId), wallet, singles, now),
  );
  const parlayStake = parlay ? stakeOf(slip.stakes[PARLAY_STAKE]) : null;
  const prices = perLeg.map((leg) => leg.price);
  const totalOdds = prices.every((price) => price !== null) && prices.length > 0 ? oddsProduct(prices as Odds[]) : null;
  const total = parlay ? (parlayStake ?? 0n) : singles;
  const potential = parlay
    ? parlayStake && totalOdds
      ? returnOf(parlayStake, totalOdds)
      : 0n
    : perLeg.reduce((sum, leg) => sum + leg.potential, 0n);
  return { total, potential, totalOdds, perLeg, reason: findReason(slip, perLeg, wallet, limits, total) };
}

function judgeLeg(
  leg: SlipLeg,
  stake: Minor | null,
  slip: SlipFacts,
  timed: TimedQuote | undefined,
  wallet: Wallet,
  singles: Minor,
  now: number,
): LegJudgement {
  const fresh = timed && now - timed.at <= QUOTE_FRESH_MS ? timed.quote : null;
  const quote = timed?.quote ?? null;
  const open = fresh && (fresh.state === 'open' || fresh.state === 'moved');
  const price = open ? (fresh.selection?.price ?? null) : null;
  return {
    selectionId: leg.selectionId,
    state: stateOf(leg, slip, fresh, price),
    price,
    // Another line is another bet: its price is not a move of the old one's.
    move: price === null || fresh?.state === 'moved' ? null : priceMove(leg.seenPrice, price),
    accepted: price !== null && fresh?.state === 'open' && acceptsPrice(slip.policy, leg.seenPrice, price),
    quote,
    stake,
    highest: quote && wallet ? highestStake(quote.max, wallet.available, singles - (stake ?? 0n)) : null,
    potential: stake && price ? returnOf(stake, price) : 0n,
  };
}

function stateOf(leg: SlipLeg, slip: SlipFacts, quote: Quote | null, price: Odds | null): LegJudgement['state'] {
  if (slip.confirming.includes(leg.selectionId)) return 'confirming';
  if (!quote) return 'refreshing';
  if (quote.state === 'closed') return 'closed';
  if (quote.state === 'suspended' || price === null) return 'suspended';
  return quote.state === 'moved' ? 'line-changed' : 'open';
}

function findReason(
  slip: SlipFacts,
  perLeg: readonly LegJudgement[],
  wallet: Wallet,
  limits: SlipLimits,
  total: Minor,
): Reason | null {
  const free = perLeg.filter((leg) => leg.state !== 'confirming');
  const staked = free.filter((leg) => leg.stake !== null);
  // A leg without a stake holds nobody up, unless no leg has one.
  const active = slip.mode === 'single' && staked.length > 0 ? staked : free;
  const about = (code: ReasonCode, test: (leg: LegJudgement) => boolean): Reason | null => {
    const legs = active.filter(test).map((leg) => leg.selectionId);
    return legs.length > 0 ? { code, legs } : null;
  };

  return (
    whole('empty', slip.legs.length === 0) ??
    whole('offline', slip.offline) ??
    whole('login', wallet === null) ??
    whole('confirming', free.length === 0) ??
    whole('currency', wallet !== null && !limits.currencies.includes(wallet.currency)) ??
    about('refreshing', (leg) => leg.state === 'refreshing') ??
    // Without a stake nothing needs accepting yet; the row shows what changed.
    whole('no-stake', slip.mode === 'single' && total === 0n && active.some(isTakable)) ??
    about('line-changed', (leg) => leg.state === 'line-changed') ??
    about('price-changed', (leg) => leg.price !== null && !leg.accepted) ??
    (slip.mode === 'parlay' ? parlayReason(slip.legs, perLeg) : null) ??
    about('odds-too-low', (leg) => leg.price !== null && compareOdds(leg.price, limits.minOdds) < 0) ??
    about('limit-zero', (leg) => isOpen(leg) && leg.quote?.max === 0n) ??
    whole('too-many-legs', active.length > limits.maxLegs) ??
    about('suspended', (leg) => leg.state === 'suspended' || leg.state === 'closed') ??
    whole('no-stake', total === 0n) ??
    (wallet && total > wallet.available ? { code: 'balance' as const, legs: [], amount: total - wallet.available } : null) ??
    (slip.mode === 'single' ? limitReason(staked) : null) ??
    (limits.ownLimit !== null && total > limits.ownLimit
      ? { code: 'own-limit' as const, legs: [], amount: limits.ownLimit }
      : null)
  );
}

/** A reason that is about the slip as a whole. */
const whole = (code: ReasonCode, holds: boolean): Reason | null => (holds ? { code, legs: [] } : null);

/** Whether a stake would be of any use here. */
const isTakable = (leg: LegJudgement) => isOpen(leg) && leg.quote?.max !== 0n;

const isOpen = (leg: LegJudgement) => leg.state === 'open' || leg.state === 'line-changed';

/** The first leg under its minimum or over its maximum, with the nearest stake that is allowed. */
function limitReason(staked: readonly LegJudgement[]): Reason | null {
  for (const { selectionId, stake, quote } of staked) {
    if (!quote || stake === null) continue;
    if (stake < quote.min) return { code: 'below-min', legs: [selectionId], amount: quote.min };
    if (stake > quote.max) return { code: 'above-max', legs: [selectionId], amount: quote.max };
  }
  return null;
}

/** The first pair of the same match, then legs that cannot be combined at all. */
function parlayReason(legs: readonly SlipLeg[], perLeg: readonly LegJudgement[]): Reason | null {
  for (const [index, leg] of legs.entries()) {
    const earlier = legs.slice(0, index).find((other) => other.venue === leg.venue && other.matchId === leg.matchId);
    if (earlier) return { code: 'parlay-same-match', legs: [earlier.selectionId, leg.selectionId] };
  }
  const refused = perLeg.filter((leg) => leg.quote && !leg.quote.parlay).map((leg) => leg.selectionId);
  return refused.length > 0 ? { code: 'parlay-not-allowed', legs: refused } : null;
}
