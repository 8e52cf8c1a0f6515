import { PHASE_NAMES } from '@/lib/domain/betting/match/phase.copy';
import { isOther, type Phase, type SportId } from '@/lib/domain/betting/match/sport.model';

/** `第二节`, `第一盘`, counted from 0; after four quarters comes overtime. A part of a sport in the general form has only its number. */
export function partName(sport: SportId, at: number): string {
  if (isOther(sport)) return String(at + 1);
  return PHASE_NAMES[(sport === 'tennis' ? `set-${at + 1}` : at < 4 ? `q${at + 1}` : 'overtime') as Phase];
}
