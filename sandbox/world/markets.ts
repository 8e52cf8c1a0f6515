import { unit } from './chance.ts';
import type { OfferedLine } from './lines.ts';
import type { Outlook, PeriodOutlook } from './outlook.ts';
import type { MarketKind, MarketPeriod, OptionRole, Pricing, WorldMarket } from './world.model.ts';

/** Prices outside these are not sold: the option is locked. */
const LOWEST = 1.01;
const HIGHEST = 100;

/** The markets of a match as one venue sells them. `locked` keeps every market in the list without prices. */
export function marketsOf(outlook: Outlook, matchId: string, pricing: Pricing, locked: boolean): WorldMarket[] {
  const sell = (period: MarketPeriod, expected: PeriodOutlook) => {
    const desk = createDesk(matchId, period, pricing, locked);
    const [home, draw, away] = desk.leaning('winner', expected.winner);
    const list = [
      desk.market('winner', null, true, [['home', home], ['draw', draw], ['away', away]]),
      ...expected.handicaps.map((one) => desk.sides('handicap', one, 'home', 'away')),
      ...expected.totals.map((one) => desk.sides('total', one, 'over', 'under')),
    ];
    if (period === 'first-half') return list;
    if (expected.bothScore !== null) list.push(desk.sides('both-score', single(expected.bothScore), 'yes', 'no'));
    return [
      ...list,
      desk.sides('odd-even', single(expected.odd), 'odd', 'even'),
      desk.market('double-chance', null, true, [['home-draw', home + draw], ['home-away', home + away], ['draw-away', draw + away]]),
    ];
  };
  return [...sell('full', outlook.full), ...(outlook.first ? sell('first-half', outlook.first) : [])];
}

interface Offer { line: number | null; share: number; main: boolean }

/** What has no lines. */
export const single = (share: number): Offer => ({ line: null, share, main: true });

/** Where one venue prices the markets of one period. */
export function createDesk(matchId: string, period: MarketPeriod, pricing: Pricing, locked: boolean) {
  // The venue's own view of each market, the same for all its lines, so that prices stay in order along them.
  const view = (kind: MarketKind, part: string) => pricing.noise * (unit(`${pricing.venue}|${matchId}|${period}|${kind}|${part}`) * 2 - 1);
  const market = (kind: MarketKind, line: number | null, main: boolean, options: readonly (readonly [OptionRole, number])[]): WorldMarket => ({
    kind, period, line, main,
    options: options.map(([role, share]) => ({ role, price: locked ? null : priceOf(share, pricing.margin) })),
  });
  return {
    market,
    /** Three shares bent by the venue's view, summing to 1. */
    leaning(kind: MarketKind, shares: PeriodOutlook['winner']): [number, number, number] {
      const bent = shares.map((share, index) => share * Math.exp(view(kind, String(index))));
      const sum = bent.reduce((a, b) => a + b, 0);
      return [bent[0]! / sum, bent[1]! / sum, bent[2]! / sum];
    },
    sides(kind: MarketKind, offer: Offer | OfferedLine, first: OptionRole, second: OptionRole): WorldMarket {
      const odds = offer.share * Math.exp(2 * view(kind, ''));
      const share = odds / (odds + 1 - offer.share);
      return market(kind, offer.line, offer.main, [[first, share], [second, 1 - share]]);
    },
  };
}

/** Decimal price of a fair share under a margin, coarser as it grows; null where it is not sold. */
export function priceOf(share: number, margin: number): string | null {
  const exact = 1 / (share * margin);
  if (!(exact >= LOWEST - 0.005 && exact <= HIGHEST)) return null;
  const step = exact < 10 ? 100 : exact < 20 ? 10 : 1;
  return Math.max(LOWEST, Math.round(exact * step) / step).toFixed(2);
}
