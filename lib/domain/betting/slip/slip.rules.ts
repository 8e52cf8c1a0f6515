import type { Quote } from '@/lib/domain/betting/order/order.model';
import type { Odds } from '@pavilion/number/odds';
import { returnOf } from '@pavilion/number/product';
import type { Minor } from '@pavilion/number/money';
import { baseChange } from './base.rules';
import { judgeCombos } from './combo-judge.rules';
import type { WalletCode } from '@pavilion/contract/constants';
import type { Judgement, LegJudgement, FundingWallet, Shut, SlipFacts, SlipLimits, TimedQuote, Wallet } from './judgement.model';
import { missingOf, fundingWalletOf, sumByWallet } from './funding-wallet.rules';
import type { SlipLeg } from './slip.model';
import { acceptsPrice, priceMove } from './policy.rules';
import { findReason, namesReturn } from './reason.rules';
import { highestStake, stakeOf } from './stake.rules';

/** ms; an older quote decides nothing. Quotes are requested every 5 s. */
export const QUOTE_FRESH_MS = 15_000;

/**
 * The one decision behind the bet button: the cost, the highest return, and the first reason against placing. A return is
 * named only for a slip that can be placed. Pure: the caller passes quotes, wallet and time.
 */
export function judge(
  slip: SlipFacts,
  quotes: ReadonlyMap<string, TimedQuote>,
  wallet: Wallet,
  limits: SlipLimits,
  now: number,
): Judgement {
  const single = slip.mode === 'single';
  const offers = slip.legs.map((leg) => offerOf(leg, slip, quotes.get(leg.selectionId), now));
  const stakes = slip.legs.map((leg, index) => {
    const { state, shut } = offers[index]!;
    return !single || state === 'confirming' || shut ? null : stakeOf(slip.stakes[leg.selectionId]);
  });
  const singles = stakes.reduce<Minor>((sum, stake) => sum + (stake ?? 0n), 0n);
  const fundingWallets = slip.legs.map((leg) => fundingWalletOf(wallet, leg.venue));
  const givenBy = sumByWallet(stakes.map((stake, index) => [fundingWallets[index] ?? null, stake ?? 0n]));
  const perLeg = slip.legs.map((leg, index) =>
    judgeLeg(leg, stakes[index] ?? null, slip, offers[index]!, fundingWallets[index] ?? null, givenBy),
  );
  const perCombo = judgeCombos(slip, perLeg, fundingWallets[0] ?? null, limits.maxComboLegs);
  const total = single ? singles : perCombo.reduce<Minor>((sum, combo) => sum + combo.total, 0n);
  const given = single ? givenBy : sumByWallet(perCombo.map((combo) => [fundingWallets[0] ?? null, combo.total]));
  const reason = findReason({ slip, perLeg, perCombo, wallet, limits, total, missing: missingOf(fundingWallets, given) });
  const judged = namesReturn(reason) ? { perLeg, perCombo } : withoutReturns(perLeg, perCombo);
  const potential = [...judged.perLeg.map((leg) => leg.potential), ...judged.perCombo.map(({ best }) => best)].reduce(
    (sum, one) => sum + one,
    0n,
  );
  return { ...judged, total, potential, stakes: given, reason };
}

function withoutReturns(perLeg: Judgement['perLeg'], perCombo: Judgement['perCombo']): Pick<Judgement, 'perLeg' | 'perCombo'> {
  return {
    perLeg: perLeg.map((leg) => ({ ...leg, potential: 0n })),
    perCombo: perCombo.map((combo) => ({ ...combo, best: 0n, least: 0n })),
  };
}

/** The venue's present offer of a leg. */
type Offer = Pick<LegJudgement, 'state' | 'price' | 'base' | 'quote' | 'shut'> & {
  /** Another line, or a handicap from another score, is another bet. */
  another: boolean;
};

function offerOf(leg: SlipLeg, slip: SlipFacts, timed: TimedQuote | undefined, now: number): Offer {
  const fresh = timed && now - timed.at <= QUOTE_FRESH_MS ? timed.quote : null;
  const open = fresh && (fresh.state === 'open' || fresh.state === 'moved');
  const price = open ? (fresh.selection?.price ?? null) : null;
  const base = open ? baseChange(leg, fresh) : null;
  const another = fresh?.state === 'moved' || base !== null;
  const state = stateOf(leg, slip, fresh, price, another);
  return { state, price, base, another, quote: timed?.quote ?? null, shut: shutOf(state, fresh) };
}

function judgeLeg(
  leg: SlipLeg,
  stake: Minor | null,
  slip: SlipFacts,
  { another, ...offer }: Offer,
  fundingWallet: FundingWallet | null,
  givenBy: ReadonlyMap<WalletCode, Minor>,
): LegJudgement {
  const { price, quote } = offer;
  const counted = price ?? slip.shown?.get(leg.selectionId) ?? null;
  return {
    selectionId: leg.selectionId,
    ...offer,
    // The price of another bet is not a move of the old one.
    move: price === null || another ? null : priceMove(leg.seenPrice, price),
    accepted: price !== null && !another && acceptsPrice(slip.policy, leg.seenPrice, price),
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

/** Reason why a leg accepts no single bet now. */
function shutOf(state: LegJudgement['state'], quote: Quote | null): Shut | null {
  if (state === 'closed' || state === 'suspended') return state;
  return (state === 'open' || state === 'line-changed') && quote?.max === 0n ? 'unsold' : null;
}
