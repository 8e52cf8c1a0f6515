import { createMarketBuilder, single, type SaleAt } from '../football/markets.ts';
import type { Pricing, WorldMarket } from '../world.model.ts';
import type { PeriodFairOdds } from './fair-odds.ts';

/** A point and two to either side of the main line before the start, a point in play. */
const AROUND = { before: 2, live: 1 };
const POINT = 4;

/** The markets of a basketball match as one venue sells them. */
export function basketballMarkets(
  fairOdds: readonly PeriodFairOdds[],
  matchId: string,
  pricing: Pricing,
  sale: SaleAt & { live: boolean },
): WorldMarket[] {
  const around = sale.live ? AROUND.live : AROUND.before;
  return fairOdds.flatMap((one) => {
    const builder = createMarketBuilder(matchId, one.period, pricing, sale);
    const list = [
      builder.sides('winner', single(one.winner), 'home', 'away'),
      ...builder.lines('handicap', one.difference.lines(around, POINT, -1)).map((line) => builder.sides('handicap', line, 'home', 'away')),
      ...builder.lines('total', one.total.lines(around, POINT)).map((line) => builder.sides('total', line, 'over', 'under')),
    ];
    if (one.period.startsWith('q')) return list;
    list.push(builder.sides('odd-even', single(one.total.odd()), 'odd', 'even'));
    if (one.period !== 'full') return list;
    return [
      ...list,
      ...one.home.lines(1, POINT).map((line) => builder.sides('home-total', line, 'over', 'under')),
      ...one.away.lines(1, POINT).map((line) => builder.sides('away-total', line, 'over', 'under')),
    ];
  });
}
