import { byText } from './entry.rules';
import type { Match } from './sport.model';

/** Prices that must stand in the winner market for a match to be worth a place on the home page. */
const FEWEST_PRICES = 2;

/** A match one can bet on just now: its winner market is open and not down to one price. */
function isOpen(match: Match): boolean {
  const market = match.markets.find(({ kind, period }) => kind === 'winner' && period === 'full');
  return market?.state === 'open' && market.selections.filter(({ price }) => price !== null).length >= FEWEST_PRICES;
}

/**
 * Matches worth showing outside the sport pages, at most `count`: live ones first, important leagues first, the youngest
 * match of a league first; a match that is as good as over comes after those one can still bet on.
 */
export function pickHot(live: readonly Match[], today: readonly Match[], count: number): readonly Match[] {
  const running = live.filter((match) => match.status === 'live').toSorted(byRank);
  const next = today
    .filter((match) => match.status === 'upcoming' && !running.some(({ id }) => id === match.id))
    .toSorted((a, b) => a.startTime - b.startTime || byRank(a, b));
  return [...running.filter(isOpen), ...next.filter(isOpen), ...running.filter((match) => !isOpen(match))].slice(0, count);
}

function byRank(a: Match, b: Match): number {
  return a.competition.rank - b.competition.rank || b.startTime - a.startTime || byText(a.id, b.id);
}
