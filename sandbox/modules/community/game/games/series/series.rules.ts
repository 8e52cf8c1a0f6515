import type { RandomSource } from '../../round-random';

/** 云亭电竞: two teams, best of three maps. */
export interface SeriesTeams {
  home: string;
  away: string;
  /** The home team wins `homeShare` maps of `homeShare` + `awayShare`. */
  homeShare: number;
  awayShare: number;
}

/** Winner of the series, of the first map, and the score in maps. */
export const SERIES_BETS = ['home', 'away', 'map-home', 'map-away', '2-0', '2-1', '1-2', '0-2'] as const;
export type SeriesBet = (typeof SERIES_BETS)[number];

/** Hundredths of a fair price's return. */
export const SERIES_RETURN = 95;

export interface SeriesOutcome {
  /** Winner of each map, in order. */
  maps: readonly ('home' | 'away')[];
}

/** [won maps of home, of away] after the first `count` maps. */
export function scoreOf({ maps }: SeriesOutcome, count = maps.length): [number, number] {
  const played = maps.slice(0, count);
  const home = played.filter((winner) => winner === 'home').length;
  return [home, played.length - home];
}

export function playSeries({ homeShare, awayShare }: SeriesTeams, random: RandomSource): SeriesOutcome {
  const maps: ('home' | 'away')[] = [];
  while (Math.max(...scoreOf({ maps })) < 2) maps.push(random.chance(homeShare, homeShare + awayShare) ? 'home' : 'away');
  return { maps };
}

export function seriesWin(bet: SeriesBet, outcome: SeriesOutcome): boolean {
  const [home, away] = scoreOf(outcome);
  switch (bet) {
    case 'home':
      return home > away;
    case 'away':
      return away > home;
    case 'map-home':
      return outcome.maps[0] === 'home';
    case 'map-away':
      return outcome.maps[0] === 'away';
    default:
      return bet === `${home}-${away}`;
  }
}

/** The chance of a bet, from 0 to 1. */
export function seriesChance(bet: SeriesBet, { homeShare, awayShare }: SeriesTeams): number {
  const home = homeShare / (homeShare + awayShare);
  const away = 1 - home;
  const chances: Readonly<Record<SeriesBet, number>> = {
    home: home * home * (1 + 2 * away),
    away: away * away * (1 + 2 * home),
    'map-home': home,
    'map-away': away,
    '2-0': home * home,
    '2-1': 2 * home * home * away,
    '1-2': 2 * away * away * home,
    '0-2': away * away,
  };
  return chances[bet];
}

/** Payout of a bet that wins, in hundredths of the stake; at least the stake. */
export function seriesRate(bet: SeriesBet, teams: SeriesTeams): number {
  return Math.max(100, Math.floor(SERIES_RETURN / seriesChance(bet, teams)));
}
