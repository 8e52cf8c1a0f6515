import type { OfferedLine } from './lines.ts';
import { chosenLines, marginOf, MAX_WORTH, viewOf, type Moment } from './pricing.ts';
import type { MarketKind, MarketPeriod, OptionRole, Pricing, ScoreRole, WorldMarket } from './market.model.ts';

/** Prices outside these are not sold: the option is locked. */
const MIN_PRICE = 1.01;
const MAX_PRICE = 100;
/** No correct score pays more. */
const MAX_SCORE_PRICE = 201;
/** A correct score less likely than this is not sold: at the highest price it would return less than half of its stakes. */
const LEAST_SCORE_CHANCE = 0.5 / MAX_SCORE_PRICE;

/** Scores with their chances, in the order in which they are sold. */
export type ScoreShares = readonly (readonly [ScoreRole, number])[];

interface Offer {
  line: number | null;
  share: number;
  main: boolean;
}

/** An offer without lines. */
export const single = (share: number): Offer => ({ line: null, share, main: true });

/** Times of a venue's sale, and its locks. */
export interface SaleAt {
  live: boolean;
  /** Lists every market without prices. */
  locked: boolean;
  /** The same for the markets of these periods, which are about to end. */
  closed?: readonly MarketPeriod[];
  /** As `momentOf` of the venue. */
  moment: Moment | null;
}

/** An option with the share of its price, and its fair share at this moment. */
type Priced = readonly [role: OptionRole, share: number, now: number];

/**
 * Builds one venue's markets of one period. Every price is bounded by the option's share of now: no option is worth more than
 * `MAX_WORTH`, whatever its own share.
 */
export function createMarketBuilder(matchId: string, period: MarketPeriod, pricing: Pricing, { locked, closed, moment }: SaleAt) {
  const view = viewOf(pricing, `${matchId}|${period}`, moment);
  const isLocked = locked || closed?.includes(period) === true;
  const market = (kind: MarketKind, line: number | null, main: boolean, options: readonly Priced[]): WorldMarket => ({
    kind,
    period,
    line,
    main,
    options: options.map(([role, share, now]) => ({ role, price: isLocked ? null : priceOf(share, marginOf(pricing, kind), now) })),
  });
  /** Shares bent by the venue's view, summing to 1. */
  const skewedShares = (kind: MarketKind, shares: readonly number[]): readonly number[] => {
    const bent = shares.map((share, index) => share * Math.exp(view(kind, index)));
    const sum = bent.reduce((a, b) => a + b, 0);
    return bent.map((share) => share / sum);
  };
  return {
    market,
    leaning: skewedShares,
    /** Lines that the venue sells, with the one that it marks as main. */
    lines: (kind: MarketKind, lines: readonly OfferedLine[]) => chosenLines(pricing, `${matchId}|${period}|${kind}`, lines),
    /** Every score stays in its place; impossible or nearly impossible ones have no price. */
    scores(shares: ScoreShares, now: ScoreShares): WorldMarket {
      const margin = marginOf(pricing, 'correct-score');
      const bent = skewedShares(
        'correct-score',
        shares.map(([, share]) => share),
      );
      const options = shares.map(([role], index) => {
        const chance = now[index]![1];
        return { role, price: !isLocked && chance >= LEAST_SCORE_CHANCE ? scorePrice(bent[index]!, margin, chance) : null };
      });
      return { kind: 'correct-score', period, line: null, main: true, options };
    },
    /** @param now fair share of the first side at this moment. */
    sides(kind: MarketKind, offer: Offer | OfferedLine, now: number, first: OptionRole, second: OptionRole): WorldMarket {
      const odds = offer.share * Math.exp(2 * view(kind, 0));
      const share = odds / (odds + 1 - offer.share);
      return market(kind, offer.line, offer.main, [
        [first, share, now],
        [second, 1 - share, 1 - now],
      ]);
    },
  };
}

/** Price of a correct score; null when it is nearly sure. */
function scorePrice(share: number, margin: number, now: number): string | null {
  return priceOf(Math.max(share, 1 / (MAX_SCORE_PRICE * margin)), margin, now, MAX_SCORE_PRICE);
}

/**
 * Decimal price of a fair share under a margin, coarser as it grows; null if it is not sold.
 * @param now fair share of this moment: the price is never worth more than `MAX_WORTH` by it.
 */
export function priceOf(share: number, margin: number, now = share, highest = MAX_PRICE): string | null {
  const exact = Math.min(1 / (share * margin), MAX_WORTH.sold / now);
  if (!(exact >= MIN_PRICE - 0.005 && exact <= highest * (1 + Number.EPSILON))) return null;
  const step = exact < 10 ? 100 : exact < 20 ? 10 : 1;
  const price = Math.max(MIN_PRICE, Math.round(exact * step) / step);
  if (price * now <= MAX_WORTH.sold) return price.toFixed(2);
  const lower = Math.floor((MAX_WORTH.sold / now) * step) / step;
  return lower >= MIN_PRICE ? lower.toFixed(2) : null;
}
