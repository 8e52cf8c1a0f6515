import type { VenueCode } from '@pavilion/contract/constants';
import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import { isOver, isPlayed } from '@/lib/domain/betting/match/over.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { byFixture } from '../compare/twin.rules';
import { dayOf } from './board.rules';

/** A followed fixture: its matches at the venues where it is starred. */
export interface FollowedFixture {
  /** `FBTY:863211 OBTY:5512`: the match that a row shows, then the others. */
  stars: string;
  venue: VenueCode;
  id: string;
  /** Its heading: in play, the day of its kick-off as `siteDay` counts, or over. */
  part: 'live' | number | 'over';
}

/** The same fixture at several venues once: its matches in the given order, those that are not over first. */
export function followedFixtures(matches: readonly Match[]): readonly (readonly Match[])[] {
  return byFixture(matches).map((fixture) => fixture.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b))));
}

/**
 * Followed matches as rows of one list: in play first, then by kick-off, those that are over last and the latest of them first. A match
 * that is given earlier comes first among equals, and is the one that a row shows. `today`: as `siteDay` counts.
 */
export function followedRows(matches: readonly Match[], today: number): readonly FollowedFixture[] {
  return followedFixtures(matches)
    .map((fixture) => ({
      match: fixture[0]!,
      stars: fixture.map(({ venue, id }) => matchKey(venue, id)).join(' '),
      part: partOf(fixture[0]!, today),
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.match.startTime - b.match.startTime) * (a.part === 'over' ? -1 : 1))
    .map(({ match: { venue, id }, stars, part }) => ({ stars, venue, id, part }));
}

function partOf(match: Match, today: number): FollowedFixture['part'] {
  if (isPlayed(match)) return 'live';
  return isOver(match) ? 'over' : dayOf(match, today);
}

const rankOf = ({ part }: Pick<FollowedFixture, 'part'>): number => (part === 'live' ? 0 : part === 'over' ? 2 : 1);

/** Groups neighbouring rows under one heading. */
export function byPart(rows: readonly FollowedFixture[]): readonly { part: FollowedFixture['part']; rows: readonly FollowedFixture[] }[] {
  const groups: { part: FollowedFixture['part']; rows: FollowedFixture[] }[] = [];
  for (const row of rows) {
    if (groups.at(-1)?.part !== row.part) groups.push({ part: row.part, rows: [] });
    groups.at(-1)!.rows.push(row);
  }
  return groups;
}
