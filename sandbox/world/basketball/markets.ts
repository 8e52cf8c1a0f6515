import { createMarketBuilder, single, type SaleAt } from '../engine/market-builder.ts';
import type { Distribution } from '../engine/distribution.ts';
import type { Pricing, WorldMarket } from '../engine/market.model.ts';
import type { PeriodFairOdds } from './fair-odds.ts';

/** A point and two to either side of the main line before the start, a point in play. */
const AROUND = { before: 2, live: 1 };
const POINT = 4;

/**
 * The markets of a basketball match as one venue sells them.
 * @param now the model's chances of this moment, which bound the prices made by `fairOdds`.
 */
export function basketballMarkets(
  fairOdds: readonly PeriodFairOdds[],
  now: readonly PeriodFairOdds[],
  matchId: string,
  pricing: Pricing,
  sale: SaleAt,
): WorldMarket[] {
  const around = sale.live ? AROUND.live : AROUND.before;
  return fairOdds.flatMap((one, index) => {
    const bound = now[index]!;
    const builder = createMarketBuilder(matchId, one.period, pricing, sale);
    const list = [
      builder.sides('winner', single(one.winner), bound.winner, 'home', 'away'),
      ...builder
        .lines('handicap', one.difference.lines(around, POINT, -1))
        .map((line) => builder.sides('handicap', line, bound.difference.over(-line.line), 'home', 'away')),
      ...builder
        .lines('total', one.total.lines(around, POINT))
        .map((line) => builder.sides('total', line, bound.total.over(line.line), 'over', 'under')),
    ];
    if (one.period.startsWith('q')) return list;
    list.push(builder.sides('odd-even', single(one.total.odd()), bound.total.odd(), 'odd', 'even'));
    if (one.period !== 'full') return list;
    const sideTotals = (kind: 'home-total' | 'away-total', made: Distribution, fair: Distribution) =>
      made.lines(1, POINT).map((line) => builder.sides(kind, line, fair.over(line.line), 'over', 'under'));
    return [...list, ...sideTotals('home-total', one.home, bound.home), ...sideTotals('away-total', one.away, bound.away)];
  });
}
