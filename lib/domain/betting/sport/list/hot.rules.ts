import { byText } from '../price/list-entry.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';

/** Prices that the winner market must have for a match to appear on the home page. */
const MIN_PRICES = 2;

/** True if a match can be bet on now: its winner market is open and has enough prices. */
function isOpen(match: Match): boolean {
  const market = match.markets.find(({ kind, period }) => kind === 'winner' && period === 'full');
  return market?.state === 'open' && market.selections.filter(({ price }) => price !== null).length >= MIN_PRICES;
}

/** Last ranks of two classes of leagues: the great ones, then other first divisions. All others form the third class. */
const CLASS_ENDS = [2, 4] as const;

function classOf({ league }: Match): number {
  const found = CLASS_ENDS.findIndex((end) => league.rank <= end);
  return found === -1 ? CLASS_ENDS.length : found;
}

const isSmall = (match: Match) => classOf(match) === CLASS_ENDS.length;

/** Fewer open matches of the great leagues than this: later days are searched too. */
const GREAT_WANTED = 4;
/** Places reserved for live matches. */
const LIVE_PLACES = 2;

/** True if there are so few open matches of the great leagues that later days are worth loading. */
export function wantsLater(matches: readonly Match[]): boolean {
  return matches.filter((match) => classOf(match) === 0 && isOpen(match)).length < GREAT_WANTED;
}

/**
 * At most `count` matches to show outside the sport pages: the great leagues first, live or upcoming, and always some live ones. Live
 * matches are on top, by league rank and latest kick-off, then the others by kick-off, then small leagues in the same order. Live matches
 * without an open winner market come last.
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
