import model from '../data/model.json';
import type { Club } from './club.ts';
import type { Rates } from '../engine/fixture.model.ts';

interface Level {
  mu: number;
  ha: number;
  firstHalfShare: number;
}

const leagueLevels: Readonly<Record<string, Level>> = model.competitions;

/**
 * Expected goals of both sides by the fitted model: exp(mu + home advantage + attack − the other's defence).
 * @param league whose level and home advantage count; national teams have their own, unknown leagues use the English.
 */
export function ratesOf(league: string, home: Strength, away: Strength, neutral: boolean): Rates {
  const nations = isNation(home) && isNation(away);
  const level: Level = nations ? model.nations : (leagueLevels[league] ?? leagueLevels['eng.1']!);
  return {
    home: Math.exp(level.mu + (neutral ? 0 : level.ha) + home.attack - away.defence),
    away: Math.exp(level.mu + away.attack - home.defence),
    rho: nations ? model.nations.rho : model.rho,
    firstShare: level.firstHalfShare,
  };
}

type Strength = Pick<Club, 'team' | 'attack' | 'defence'>;

function isNation(side: Strength): boolean {
  return side.team.id.startsWith('nt-');
}
