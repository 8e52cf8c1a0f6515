import type { VenueCode } from '@pavilion/contract/constants';
import { readMatchId } from './im/im.id.adapter';

/** Venues whose own match id differs from ours. */
const ID_AT: Readonly<Partial<Record<VenueCode, (matchId: string) => string | undefined>>> = {
  IMTY: (matchId) => readMatchId(matchId)?.eventId,
};

/** A match's id at its venue. */
export function idAtVenue(venue: VenueCode, matchId: string): string {
  return ID_AT[venue]?.(matchId) ?? matchId;
}
