import type { VenueCode } from '@/lib/contract/constants';

/** A match's id as its venue names it: ours of IM also names the sport, `1-67130891`. */
export function idAtVenue(venue: VenueCode, matchId: string): string {
  return venue === 'IMTY' ? matchId.replace(/^\d+-/, '') : matchId;
}
