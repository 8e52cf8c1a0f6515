import type { OfferedLine } from './lines.ts';
import type { Outlook, PeriodOutlook } from './outlook.ts';
import { chosenLines, marginOf, viewOf, type Moment } from './pricing.ts';
import type { MarketKind, MarketPeriod, OptionRole, Pricing, WorldMarket } from './world.model.ts';

/** Prices outside these are not sold: the option is locked. */
const LOWEST = 1.01;
const HIGHEST = 100;
/** No correct score pays more: what is less likely is sold at this price. */
export const HIGHEST_SCORE = 201;

/** The markets of a match as one venue sells them.  */
export function marketsOf(outlook: Outlook, matchId: string, pricing: Pricing, { locked, moment }: SaleAt): WorldMarket[] {
  const sell = (period: MarketPeriod, expected: PeriodOutlook) => {
    const desk = createDesk(matchId, period, pricing, { locked, moment });
    const [home, draw, away] = desk.leaning('winner', expected.winner) as [number, number, number];
    const list = [
      desk.market('winner', null, true, [
        ['home', home],
        ['draw', draw],
        ['away', away],
      ]),
      ...desk.lines('handicap', expected.handicaps).map((one) => desk.sides('handicap', one, 'home', 'away')),
      ...desk.lines('total', expected.totals).map((one) => desk.sides('total', one, 'over', 'under')),
    ];
    // Handicaps of football count from the score at the bet, which a second half does not know.
    if (period === 'second-half') return list.filter(({ kind }) => kind !== 'handicap');
    list.push(desk.scores(expected.scores));
    if (period === 'first-half') return list;
    if (expected.bothScore !== null) list.push(desk.sides('both-score', single(expected.bothScore), 'yes', 'no'));
    return [
      ...list,
      desk.sides('odd-even', single(expected.odd), 'odd', 'even'),
      desk.market('double-chance', null, true, [
        ['home-draw', home + draw],
        ['home-away', home + away],
        ['draw-away', draw + away],
      ]),
      desk.market('draw-no-bet', null, true, [
        ['home', home / (home + away)],
        ['away', away / (home + away)],
      ]),
      ...expected.homeTotals.map((one) => desk.sides('home-total', one, 'over', 'under')),
      ...expected.awayTotals.map((one) => desk.sides('away-total', one, 'over', 'under')),
      ...outlook.corners.map((one) => desk.sides('corner-total', one, 'over', 'under')),
    ];
  };
  return [
    ...sell('full', outlook.full),
    ...(outlook.first ? sell('first-half', outlook.first) : []),
    ...sell('second-half', outlook.second),
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
export function createDesk(matchId: string, period: MarketPeriod, pricing: Pricing, { locked, moment }: SaleAt) {
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
  const leaning = (kind: MarketKind, shares: readonly number[]): readonly number[] => {
    const bent = shares.map((share, index) => share * Math.exp(view(kind, index)));
    const sum = bent.reduce((a, b) => a + b, 0);
    return bent.map((share) => share / sum);
  };
  return {
    market,
    leaning,
    /** Those of the lines that the venue sells, and which of them it calls the main one. */
    lines: (kind: MarketKind, lines: readonly OfferedLine[]) => chosenLines(pricing, `${matchId}|${period}|${kind}`, lines),
    /** Every score keeps its place; those that cannot come any more have no price. */
    scores(shares: PeriodOutlook['scores']): WorldMarket {
      const bent = leaning(
        'correct-score',
        shares.map(([, share]) => share),
      );
      const options = shares.map(([role], at) => ({
        role,
        price: locked ? null : scorePrice(bent[at]!, marginOf(pricing, 'correct-score')),
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
  return share > 0 ? priceOf(Math.max(share, 1 / (HIGHEST_SCORE * margin)), margin, HIGHEST_SCORE) : null;
}

/** Decimal price of a fair share under a margin, coarser as it grows; null where it is not sold. */
export function priceOf(share: number, margin: number, highest = HIGHEST): string | null {
  const exact = 1 / (share * margin);
  if (!(exact >= LOWEST - 0.005 && exact <= highest * (1 + Number.EPSILON))) return null;
  const step = exact < 10 ? 100 : exact < 20 ? 10 : 1;
  return Math.max(LOWEST, Math.round(exact * step) / step).toFixed(2);
}
