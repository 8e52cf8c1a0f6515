import { createMarketBuilder, single, type SaleAt } from '../football/markets.ts';
import { toDistribution } from '../distribution.ts';
import type { Pricing, SetPeriod, WorldMarket } from '../world.model.ts';
import type { TennisChances } from './fair-odds.ts';

/** Steps of the lines, in quarters: games by halves and wholes, sets by whole steps between the halves. */
const GAME = 2;
const SET_HANDICAPS: Readonly<Record<number, readonly number[]>> = { 3: [-6, 6], 5: [-10, -6, 6, 10] };
const SET_TOTALS: Readonly<Record<number, readonly number[]>> = { 3: [10], 5: [14, 18] };
/** What is as good as decided is not offered. */
const EDGE = 0.02;

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

/** The lines that are still open, the most even one as the main one. */
export function nearest(lines: readonly number[], shareOf: (line: number) => number) {
  const open = lines.map((line) => ({ line, share: shareOf(line), main: false })).filter(({ share }) => share > EDGE && share < 1 - EDGE);
  const best = open.toSorted((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5))[0];
  return open.map((one) => ({ ...one, main: one === best }));
}
