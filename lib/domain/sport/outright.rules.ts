import type { Match, MatchList, Outright, OutrightList } from './sport.model';

/** `英格兰超级联赛 2026-27 冠军`; a venue's own name may say the competition already. */
export function titleOf(competition: string, name: string): string {
  return name.includes(competition) ? name : [competition, name].filter(Boolean).join(' ');
}

/** A competition to be won, in the shape of a match that has not begun: its name stands for the home side, nobody for the away. */
function asMatch({ id, venue, sport, competition, name, closesAt, market }: Outright): Match {
  return {
    id,
    venue,
    sport,
    competition,
    home: { id: competition.id, name: titleOf(competition.name, name) },
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

export function outrightMatches({ outrights, misfits }: OutrightList): MatchList {
  return { matches: outrights.map(asMatch), total: outrights.length, misfits };
}
