import { byText } from './list-entry.rules';
import type { Match } from '@/lib/domain/sport/sport.model';

/** Prices that must stand in the winner market for a match to be worth a place on the home page. */
const MIN_PRICES = 2;

/** A match one can bet on just now: its winner market is open and not down to one price. */
function isOpen(match: Match): boolean {
  const market = match.markets.find(({ kind, period }) => kind === 'winner' && period === 'full');
  return market?.state === 'open' && market.selections.filter(({ price }) => price !== null).length >= MIN_PRICES;
}

/** Ranks of competitions that weigh alike: the great leagues, the other first ones, all others. */
const CLASS_ENDS = [2, 4] as const;

function classOf({ league }: Match): number {
  const found = CLASS_ENDS.findIndex((end) => league.rank <= end);
  return found === -1 ? CLASS_ENDS.length : found;
}

const isSmall = (match: Match) => classOf(match) === CLASS_ENDS.length;

/** Open matches of the great leagues below which later days are looked through too. */
const GREAT_WANTED = 4;
/** Places that matches in play have in any case. */
const LIVE_PLACES = 2;

/** Whether there are so few matches of the great leagues that a fan would look for tomorrow's. */
export function wantsLater(matches: readonly Match[]): boolean {
  return matches.filter((match) => classOf(match) === 0 && isOpen(match)).length < GREAT_WANTED;
}

/**
 * Matches worth showing outside the sport pages, at most `count`: those of the great leagues first, be they in play or to
 * come, but always some in play. Live ones stand first, important leagues and the youngest match of a league first, then
 * the others by their kick-off; below them the small leagues in the same order. What is as good as over comes last.
 */
export function pickHot(live: readonly Match[], coming: readonly Match[], count: number): readonly Match[] {
  const running = live.filter((match) => match.status === 'live').toSorted(byRank);
  const next = coming
    .filter((match, index) => match.status === 'upcoming' && coming.findIndex(({ id }) => id === match.id) === index)
    .filter((match) => !running.some(({ id }) => id === match.id))
    .toSorted((a, b) => a.startTime - b.startTime || byRank(a, b));
  const open = [...running.filter(isOpen), ...next.filter(isOpen)];
  const sure = open.filter(({ status }) => status === 'live').slice(0, Math.min(LIVE_PLACES, count));
  const weighed = open.filter((match) => !sure.includes(match)).toSorted((a, b) => classOf(a) - classOf(b));
  const chosen = new Set([...sure, ...weighed].slice(0, count));
  const remaining = running.filter((match) => !isOpen(match)).slice(0, count - chosen.size);
  const shown = open.filter((match) => chosen.has(match)).toSorted((a, b) => Number(isSmall(a)) - Number(isSmall(b)));
  return [...shown, ...remaining];
}

function byRank(a: Match, b: Match): number {
  return a.league.rank - b.league.rank || b.startTime - a.startTime || byText(a.id, b.id);
}
