import type { OfferedLine } from '../lines.ts';
import type { FairOdds, PeriodFairOdds } from './fair-odds.ts';
import { chosenLines, marginOf, viewOf, type Moment } from '../pricing.ts';
import type { MarketKind, MarketPeriod, OptionRole, Pricing, WorldMarket } from '../world.model.ts';

/** Prices outside these are not sold: the option is locked. */
const MIN_PRICE = 1.01;
const MAX_PRICE = 100;
/** No correct score pays more: what is less likely is sold at this price. */
export const MAX_SCORE_PRICE = 201;

/** The markets of a match as one venue sells them.  */
export function marketsOf(fairOdds: FairOdds, matchId: string, pricing: Pricing, { locked, moment }: SaleAt): WorldMarket[] {
  const sell = (period: MarketPeriod, expected: PeriodFairOdds) => {
    const builder = createMarketBuilder(matchId, period, pricing, { locked, moment });
    const [home, draw, away] = builder.leaning('winner', expected.winner) as [number, number, number];
    const list = [
      builder.market('winner', null, true, [
        ['home', home],
        ['draw', draw],
        ['away', away],
      ]),
      ...builder.lines('handicap', expected.handicaps).map((one) => builder.sides('handicap', one, 'home', 'away')),
      ...builder.lines('total', expected.totals).map((one) => builder.sides('total', one, 'over', 'under')),
    ];
    // Handicaps of football count from the score at the bet, which a second half does not know.
    if (period === 'second-half') return list.filter(({ kind }) => kind !== 'handicap');
    list.push(builder.scores(expected.scores));
    if (period === 'first-half') return list;
    if (expected.bothScore !== null) list.push(builder.sides('both-score', single(expected.bothScore), 'yes', 'no'));
    return [
      ...list,
      builder.sides('odd-even', single(expected.odd), 'odd', 'even'),
      builder.market('double-chance', null, true, [
        ['home-draw', home + draw],
        ['home-away', home + away],
        ['draw-away', draw + away],
      ]),
      builder.market('draw-no-bet', null, true, [
        ['home', home / (home + away)],
        ['away', away / (home + away)],
      ]),
      ...expected.homeTotals.map((one) => builder.sides('home-total', one, 'over', 'under')),
      ...expected.awayTotals.map((one) => builder.sides('away-total', one, 'over', 'under')),
      ...fairOdds.corners.map((one) => builder.sides('corner-total', one, 'over', 'under')),
    ];
  };
  return [
    ...sell('full', fairOdds.full),
    ...(fairOdds.first ? sell('first-half', fairOdds.first) : []),
    ...sell('second-half', fairOdds.second),
  ];
}

interface Offer {
  line: number | null;
  share: number;
  main: boolean;
}

/** What has no lines. */
export const single = (share: number): Offer => ({ line: null, share, main: true });

/** When a venue sells, and whether it sells at all. */
export interface SaleAt {
  /** Keeps every market in the list without prices. */
  locked: boolean;
  /** As `momentOf` of the venue. */
  moment: Moment | null;
}

/** Where one venue prices the markets of one period. */
export function createMarketBuilder(matchId: string, period: MarketPeriod, pricing: Pricing, { locked, moment }: SaleAt) {
  const view = viewOf(pricing, `${matchId}|${period}`, moment);
  const market = (
    kind: MarketKind,
    line: number | null,
    main: boolean,
    options: readonly (readonly [OptionRole, number])[],
  ): WorldMarket => ({
    kind,
    period,
    line,
    main,
    options: options.map(([role, share]) => ({ role, price: locked ? null : priceOf(share, marginOf(pricing, kind)) })),
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
    /** Those of the lines that the venue sells, and which of them it calls the main one. */
    lines: (kind: MarketKind, lines: readonly OfferedLine[]) => chosenLines(pricing, `${matchId}|${period}|${kind}`, lines),
    /** Every score keeps its place; those that cannot come any more have no price. */
    scores(shares: PeriodFairOdds['scores']): WorldMarket {
      const bent = skewedShares(
        'correct-score',
        shares.map(([, share]) => share),
      );
      const options = shares.map(([role], index) => ({
        role,
        price: locked ? null : scorePrice(bent[index]!, marginOf(pricing, 'correct-score')),
      }));
      return { kind: 'correct-score', period, line: null, main: true, options };
    },
    sides(kind: MarketKind, offer: Offer | OfferedLine, first: OptionRole, second: OptionRole): WorldMarket {
      const odds = offer.share * Math.exp(2 * view(kind, 0));
      const share = odds / (odds + 1 - offer.share);
      return market(kind, offer.line, offer.main, [
        [first, share],
        [second, 1 - share],
      ]);
    },
  };
}

/** Price of a correct score; null once it cannot come any more, or is nearly sure. */
function scorePrice(share: number, margin: number): string | null {
  return share > 0 ? priceOf(Math.max(share, 1 / (MAX_SCORE_PRICE * margin)), margin, MAX_SCORE_PRICE) : null;
}

/** Decimal price of a fair share under a margin, coarser as it grows; null where it is not sold. */
export function priceOf(share: number, margin: number, highest = MAX_PRICE): string | null {
  const exact = 1 / (share * margin);
  if (!(exact >= MIN_PRICE - 0.005 && exact <= highest * (1 + Number.EPSILON))) return null;
  const step = exact < 10 ? 100 : exact < 20 ? 10 : 1;
  return Math.max(MIN_PRICE, Math.round(exact * step) / step).toFixed(2);
}
