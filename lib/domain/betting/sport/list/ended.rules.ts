import type { Entry } from '../price/list-entry.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';

/** A match that was live when its list last held it. */
export interface Ended {
  entry: Entry;
  /** Its last known state, without markets. */
  match: Match;
  /** ms; arrival of the last response that held it. */
  at: number;
}

/** Past this number the oldest are dropped. */
const MAX_ENDED = 20;

/**
 * Adds live matches that left the list between two responses, and removes those that returned. Pages come by kick-off: while more pages
 * follow, the last match of a page may have moved to the next one and does not count as gone.
 */
export function keepEnded(
  previous: readonly Ended[],
  results: {
    before: readonly Entry[];
    now: readonly Entry[];
    complete: boolean;
    lastOf: (id: string) => Pick<Ended, 'match' | 'at'> | null;
  },
): readonly Ended[] {
  const { before, now, complete, lastOf } = results;
  const there = new Set(now.map(({ id }) => id));
  const last = complete ? Infinity : Math.max(...now.map(({ startTime }) => startTime));
  const left = before.flatMap((entry) => {
    const known = there.has(entry.id) || entry.startTime >= last ? null : lastOf(entry.id);
    return known?.match.status === 'live' ? [{ entry, match: { ...known.match, markets: [] }, at: known.at }] : [];
  });
  const again = previous.filter(({ entry }) => there.has(entry.id));
  if (left.length === 0 && again.length === 0) return previous;
  return [...previous.filter((one) => !again.includes(one)), ...left].slice(-MAX_ENDED);
}
