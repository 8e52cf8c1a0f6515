import type { VenueCode } from '@/lib/contract/constants';
import { readMatchId } from './im/im.id.adapter';

/** Venues whose matches have another id with us than with them. */
const ID_AT: Readonly<Partial<Record<VenueCode, (matchId: string) => string | undefined>>> = {
  IMTY: (matchId) => readMatchId(matchId)?.eventId,
};

/** A match's id as its venue names it. */
export function idAtVenue(venue: VenueCode, matchId: string): string {
  return ID_AT[venue]?.(matchId) ?? matchId;
}
