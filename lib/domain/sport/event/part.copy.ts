import { PHASE_NAMES } from '@/lib/domain/sport/sport.copy';
import type { Phase, SportId } from '@/lib/domain/sport/sport.model';

/** `第二节`, `第一盘`, counted from 0; after four quarters comes overtime. */
export function partName(sport: SportId, at: number): string {
  return PHASE_NAMES[(sport === 'tennis' ? `set-${at + 1}` : at < 4 ? `q${at + 1}` : 'overtime') as Phase];
}
