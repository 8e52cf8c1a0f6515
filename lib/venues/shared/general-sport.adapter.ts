import { isOther, type OtherSport } from '@/lib/domain/betting/match/sport.model';

/**
 * A venue's own sport in the general form: the first letter of the venue's code and the venue's number; null for an invalid
 * number.
 */
export function generalSport(letter: string, number: number | string): OtherSport | null {
  const sport = `x${letter}${number}`;
  return isOther(sport) ? sport : null;
}
