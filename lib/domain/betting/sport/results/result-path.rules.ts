import type { Match } from '@/lib/domain/betting/match/sport.model';
import { matchPath } from '@/lib/routes';

/** Address of a finished match, with the parameters that find it in 赛果 after its venue drops it. */
export function resultPath({ venue, id, sport, startTime }: Pick<Match, 'venue' | 'id' | 'sport' | 'startTime'>): string {
  return `${matchPath(venue, id)}?${new URLSearchParams({ sport, kickoff: String(startTime) }).toString()}`;
}
