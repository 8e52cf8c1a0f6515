import { createDesk, single, type SaleAt } from '../markets.ts';
import { tallyOf } from '../tally.ts';
import type { Pricing, SetPeriod, WorldMarket } from '../world.model.ts';
import type { TennisChances } from './chances.ts';

/** Steps of the lines, in quarters: games by halves and wholes, sets by whole steps between the halves. */
const GAME = 2;
const SET_HANDICAPS: Readonly<Record<number, readonly number[]>> = { 3: [-6, 6], 5: [-10, -6, 6, 10] };
const SET_TOTALS: Readonly<Record<number, readonly number[]>> = { 3: [10], 5: [14, 18] };
/** What is as good as decided is not offered. */
const EDGE = 0.02;

/** The markets of a tennis match as one venue sells them: the match, and the running set. */
export function tennisMarkets(
  chances: TennisChances,
  most: number,
  set: SetPeriod,
  matchId: string,
  pricing: Pricing,
  at: SaleAt & { live: boolean },
): WorldMarket[] {
  const around = at.live ? 1 : 2;
  const match = createDesk(matchId, 'full', pricing, at);
  const own = createDesk(matchId, set, pricing, at);
  const setDifference = tallyOf(chances.setDifference.lowest, chances.setDifference.chances);
  const setTotal = tallyOf(chances.setTotal.lowest, chances.setTotal.chances);
  const games = tallyOf(chances.gameTotal.lowest, chances.gameTotal.chances);
  return [
    match.sides('winner', single(chances.match), 'home', 'away'),
    ...match
      .lines('handicap', tallyOf(chances.gameDifference.lowest, chances.gameDifference.chances).lines(around, GAME, -1))
      .map((line) => match.sides('handicap', line, 'home', 'away')),
    ...match.lines('total', games.lines(around, GAME)).map((line) => match.sides('total', line, 'over', 'under')),
    ...nearest(SET_HANDICAPS[most]!, (line) => setDifference.over(-line)).map((line) => match.sides('set-handicap', line, 'home', 'away')),
    ...nearest(SET_TOTALS[most]!, setTotal.over).map((line) => match.sides('set-total', line, 'over', 'under')),
    match.sides('odd-even', single(games.odd()), 'odd', 'even'),
    own.sides('winner', single(chances.set.home), 'home', 'away'),
    ...tallyOf(chances.set.total.lowest, chances.set.total.chances)
      .lines(0, GAME)
      .map((line) => own.sides('total', line, 'over', 'under')),
  ];
}

/** The lines that are still open, the most even one as the main one. */
function nearest(lines: readonly number[], shareOf: (line: number) => number) {
  const open = lines.map((line) => ({ line, share: shareOf(line), main: false })).filter(({ share }) => share > EDGE && share < 1 - EDGE);
  const best = open.toSorted((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5))[0];
  return open.map((one) => ({ ...one, main: one === best }));
}
