import { PART_NAMES } from '@pavilion/contract/period.copy';
import type { MarketPeriod } from './market.model';
import type { WorldSport } from './world.model';

/** Text before a market's name: none for the whole match. In volleyball a set is a 局. */
export function periodName(sport: WorldSport, period: MarketPeriod): string {
  const name = period === 'full' ? '' : PART_NAMES[period];
  return sport === 'volleyball' ? name.replace('盘', '局') : name;
}
