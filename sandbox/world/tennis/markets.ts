import { createMarketBuilder, single, type SaleAt } from '../football/markets.ts';
import { toDistribution } from '../distribution.ts';
import { nearest, SET_HANDICAPS, SET_TOTALS } from '../sets/lines.ts';
import type { Pricing, SetPeriod, WorldMarket } from '../world.model.ts';
import type { TennisChances } from './fair-odds.ts';

/** Steps of the lines of games, in quarters: halves and wholes. */
const GAME = 2;

/** The markets of a tennis match as one venue sells them: the match, and the running set. */
export function tennisMarkets(
  chances: TennisChances,
  maxSets: number,
  set: SetPeriod,
  matchId: string,
  pricing: Pricing,
  sale: SaleAt & { live: boolean },
): WorldMarket[] {
  const around = sale.live ? 1 : 2;
  const matchMarkets = createMarketBuilder(matchId, 'full', pricing, sale);
  const setMarkets = createMarketBuilder(matchId, set, pricing, sale);
  const setDifference = toDistribution(chances.setDifference.lowest, chances.setDifference.chances);
  const setTotal = toDistribution(chances.setTotal.lowest, chances.setTotal.chances);
  const games = toDistribution(chances.gameTotal.lowest, chances.gameTotal.chances);
  return [
    matchMarkets.sides('winner', single(chances.match), 'home', 'away'),
    ...matchMarkets
      .lines('handicap', toDistribution(chances.gameDifference.lowest, chances.gameDifference.chances).lines(around, GAME, -1))
      .map((line) => matchMarkets.sides('handicap', line, 'home', 'away')),
    ...matchMarkets.lines('total', games.lines(around, GAME)).map((line) => matchMarkets.sides('total', line, 'over', 'under')),
    ...nearest(SET_HANDICAPS[maxSets]!, (line) => setDifference.over(-line)).map((line) =>
      matchMarkets.sides('set-handicap', line, 'home', 'away'),
    ),
    ...nearest(SET_TOTALS[maxSets]!, setTotal.over).map((line) => matchMarkets.sides('set-total', line, 'over', 'under')),
    matchMarkets.sides('odd-even', single(games.odd()), 'odd', 'even'),
    setMarkets.sides('winner', single(chances.set.home), 'home', 'away'),
    ...toDistribution(chances.set.total.lowest, chances.set.total.chances)
      .lines(0, GAME)
      .map((line) => setMarkets.sides('total', line, 'over', 'under')),
  ];
}
