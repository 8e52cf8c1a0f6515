import type { Entry } from './list-entry.rules';
import type { Match } from '@/lib/domain/sport/sport.model';

/** A match that was being played when its list last held it. */
export interface Ended {
  entry: Entry;
  /** The last that was known of it, without markets. */
  match: Match;
  /** ms; arrival of the last answer that held it. */
  at: number;
}

/** More of them are given up from the oldest on. */
const MAX_ENDED = 20;

/**
 * What a list keeps of matches that left it between two answers: those that were being played, until they come back.
 * Pages come by kick-off: where some are left to ask for, a match with none behind it may have slid onto the next one.
 */
export function keepEnded(
  previous: readonly Ended[],
  answers: {
    before: readonly Entry[];
    now: readonly Entry[];
    complete: boolean;
    lastOf: (id: string) => Pick<Ended, 'match' | 'at'> | null;
  },
): readonly Ended[] {
  const { before, now, complete, lastOf } = answers;
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
