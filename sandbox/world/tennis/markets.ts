import { createMarketBuilder, single, type SaleAt } from '../engine/market-builder.ts';
import { toDistribution, type Distribution } from '../engine/distribution.ts';
import type { OfferedLine } from '../engine/lines.ts';
import type { Count } from '../sets/fair-odds.ts';
import { nearest, SET_HANDICAPS, SET_TOTALS } from '../sets/lines.ts';
import type { Pricing, SetPeriod, WorldMarket } from '../engine/market.model.ts';
import type { TennisChances } from './fair-odds.ts';

/** Steps of the lines of games, in quarters: halves and wholes. */
const GAME = 2;

/**
 * The markets of a tennis match as one venue sells them: the match, and the running set.
 * @param now the model's chances of this moment, which bound the prices made by `chances`.
 */
export function tennisMarkets(
  chances: TennisChances,
  now: TennisChances,
  maxSets: number,
  set: SetPeriod,
  matchId: string,
  pricing: Pricing,
  sale: SaleAt,
): WorldMarket[] {
  const around = sale.live ? 1 : 2;
  const matchMarkets = createMarketBuilder(matchId, 'full', pricing, sale);
  const setMarkets = createMarketBuilder(matchId, set, pricing, sale);
  const [made, bound] = [spread(chances), spread(now)];
  const sided = (kind: 'set-handicap' | 'handicap', { line, ...rest }: OfferedLine, difference: Distribution) =>
    matchMarkets.sides(kind, { line, ...rest }, difference.over(-line), 'home', 'away');
  return [
    matchMarkets.sides('winner', single(chances.match), now.match, 'home', 'away'),
    ...matchMarkets
      .lines('handicap', made.gameDifference.lines(around, GAME, -1))
      .map((one) => sided('handicap', one, bound.gameDifference)),
    ...matchMarkets
      .lines('total', made.games.lines(around, GAME))
      .map((one) => matchMarkets.sides('total', one, bound.games.over(one.line), 'over', 'under')),
    ...nearest(SET_HANDICAPS[maxSets]!, (line) => made.setDifference.over(-line)).map((one) =>
      sided('set-handicap', one, bound.setDifference),
    ),
    ...nearest(SET_TOTALS[maxSets]!, made.sets.over).map((one) =>
      matchMarkets.sides('set-total', one, bound.sets.over(one.line), 'over', 'under'),
    ),
    matchMarkets.sides('odd-even', single(made.games.odd()), bound.games.odd(), 'odd', 'even'),
    setMarkets.sides('winner', single(chances.set.home), now.set.home, 'home', 'away'),
    ...made.setGames.lines(0, GAME).map((one) => setMarkets.sides('total', one, bound.setGames.over(one.line), 'over', 'under')),
  ];
}

const of = ({ lowest, chances }: Count): Distribution => toDistribution(lowest, chances);

const spread = ({ setDifference, setTotal, gameDifference, gameTotal, set }: TennisChances) => ({
  setDifference: of(setDifference),
  sets: of(setTotal),
  gameDifference: of(gameDifference),
  games: of(gameTotal),
  setGames: of(set.total),
});
