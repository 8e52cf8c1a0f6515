import { createDesk, single, type SaleAt } from '../markets.ts';
import type { Pricing, WorldMarket } from '../world.model.ts';
import type { PeriodOutlook } from './outlook.ts';

/** A point and two to either side of the main line before the start, a point in play. */
const AROUND = { before: 2, live: 1 };
const POINT = 4;

/** The markets of a basketball match as one venue sells them. */
export function basketballMarkets(
  outlooks: readonly PeriodOutlook[],
  matchId: string,
  pricing: Pricing,
  at: SaleAt & { live: boolean },
): WorldMarket[] {
  const around = at.live ? AROUND.live : AROUND.before;
  return outlooks.flatMap((one) => {
    const desk = createDesk(matchId, one.period, pricing, at);
    const list = [
      desk.sides('winner', single(one.winner), 'home', 'away'),
      ...desk.lines('handicap', one.difference.lines(around, POINT, -1)).map((line) => desk.sides('handicap', line, 'home', 'away')),
      ...desk.lines('total', one.total.lines(around, POINT)).map((line) => desk.sides('total', line, 'over', 'under')),
    ];
    if (one.period.startsWith('q')) return list;
    list.push(desk.sides('odd-even', single(one.total.odd()), 'odd', 'even'));
    if (one.period !== 'full') return list;
    return [
      ...list,
      ...one.home.lines(1, POINT).map((line) => desk.sides('home-total', line, 'over', 'under')),
      ...one.away.lines(1, POINT).map((line) => desk.sides('away-total', line, 'over', 'under')),
    ];
  });
}
