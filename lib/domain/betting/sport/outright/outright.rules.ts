import type { Match, MatchList, Outright, OutrightList } from '@/lib/domain/betting/match/sport.model';
import { titleOf } from '../../match/outright-title.rules';

/** An outright as a match that has not begun: its title is the home side's name, the away side is empty. */
function asMatch({ id, venue, sport, league, name, closesAt, market }: Outright): Match {
  return {
    id,
    venue,
    sport,
    league,
    home: { id: league.id, name: titleOf(league.name, name) },
    away: { id: '', name: '' },
    startTime: closesAt,
    status: 'upcoming',
    phase: 'not-started',
    neutral: false,
    clock: null,
    server: null,
    score: null,
    halfScore: null,
    corners: null,
    yellowCards: null,
    redCards: null,
    periodScores: [],
    points: null,
    marketCount: 1,
    markets: [market],
  };
}

export function outrightMatches({ outrights, invalidRows }: OutrightList): MatchList {
  return { matches: outrights.map(asMatch), total: outrights.length, invalidRows };
}
