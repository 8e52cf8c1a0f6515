import { type Finding, warning } from '../report/finding';
import { isLost, type Outcome } from '../wire/exchange';

/** Characters from which an uncompressed response costs a phone noticeable time. */
const LARGE = 64 * 1024;

const isLarge = (outcome: Outcome | null) =>
  outcome !== null && !isLost(outcome) && (outcome.text?.length ?? 0) > LARGE && !outcome.headers.has('content-encoding');

/** One finding for all large responses that were sent uncompressed to a browser. */
export function judgeCompression(outcomes: readonly (Outcome | null)[]): Finding[] {
  const count = outcomes.filter(isLarge).length;
  if (count === 0) return [];
  return [
    warning('header content-encoding', 'gzip or br for responses above 64 KiB', `${count} without`, 'Phones load them on every poll.'),
  ];
}
