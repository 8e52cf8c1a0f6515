import { createMarketBuilder, single, type SaleAt } from '../engine/market-builder.ts';
import { scoreShares } from './correct-score.ts';
import { bothShare, handicapShare, oddShare, sideTotalShare, totalShare, type FootballChances, type PeriodChances } from './chances.ts';
import type { FairOdds, PeriodFairOdds } from './fair-odds.ts';
import type { MarketPeriod, Pricing, WorldMarket } from '../engine/market.model.ts';

/**
 * The markets of a match as one venue sells them.
 * @param now the model's chances of this moment, which bound the prices made by `fairOdds`.
 */
export function marketsOf(fairOdds: FairOdds, now: FootballChances, matchId: string, pricing: Pricing, sale: SaleAt): WorldMarket[] {
  const sell = (period: MarketPeriod, expected: PeriodFairOdds, chances: PeriodChances) => {
    const builder = createMarketBuilder(matchId, period, pricing, sale);
    const [home, draw, away] = builder.leaning('winner', expected.winner) as [number, number, number];
    const [homeNow, drawNow, awayNow] = chances.winner;
    const list = [
      builder.market('winner', null, true, [
        ['home', home, homeNow],
        ['draw', draw, drawNow],
        ['away', away, awayNow],
      ]),
      ...builder
        .lines('handicap', expected.handicaps)
        .map((one) => builder.sides('handicap', one, handicapShare(chances, one.line), 'home', 'away')),
      ...builder.lines('total', expected.totals).map((one) => builder.sides('total', one, totalShare(chances, one.line), 'over', 'under')),
    ];
    // Handicaps of football count from the score at the bet, which a second half does not know.
    if (period === 'second-half') return list.filter(({ kind }) => kind !== 'handicap');
    list.push(builder.scores(scoreShares(expected.grid, expected.score, period), scoreShares(chances.grid, chances.score, period)));
    if (period === 'first-half') return list;
    if (expected.bothScore !== null)
      list.push(builder.sides('both-score', single(expected.bothScore), bothShare(chances.grid, chances.score), 'yes', 'no'));
    return [
      ...list,
      builder.sides('odd-even', single(expected.odd), oddShare(chances), 'odd', 'even'),
      builder.market('double-chance', null, true, [
        ['home-draw', home + draw, homeNow + drawNow],
        ['home-away', home + away, homeNow + awayNow],
        ['draw-away', draw + away, drawNow + awayNow],
      ]),
      builder.market('draw-no-bet', null, true, [
        ['home', home / (home + away), homeNow / (homeNow + awayNow)],
        ['away', away / (home + away), awayNow / (homeNow + awayNow)],
      ]),
      ...expected.homeTotals.map((one) => builder.sides('home-total', one, sideTotalShare(chances, 0, one.line), 'over', 'under')),
      ...expected.awayTotals.map((one) => builder.sides('away-total', one, sideTotalShare(chances, 1, one.line), 'over', 'under')),
      ...fairOdds.corners.map((one) => builder.sides('corner-total', one, now.corners.over(one.line), 'over', 'under')),
    ];
  };
  return [
    ...sell('full', fairOdds.full, now.full),
    ...(fairOdds.first && now.first ? sell('first-half', fairOdds.first, now.first) : []),
    ...sell('second-half', fairOdds.second, now.second),
  ];
}
