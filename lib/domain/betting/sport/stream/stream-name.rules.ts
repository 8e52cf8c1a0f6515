import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { isOther, SPORTS, type SportId } from '@/lib/domain/betting/match/sport.model';
import type { ListFilter } from '@/lib/venues/venue';
import { MAX_PAGES } from '../venue.rules';

/** Lists that the site streams: those with matches in play, and the few matches of the home page (`hot`). */
const STREAMED = ['live', 'today', 'hot'] as const;

/** A list that may be streamed. */
export type StreamFilter = Omit<ListFilter, 'timeframe'> & { timeframe: ListFilter['timeframe'] | 'hot' };

/** A page of a streamed list. */
export interface StreamedList {
  venue: VenueCode;
  sport: SportId;
  timeframe: (typeof STREAMED)[number];
  page: number;
}

/** `FBTY.football.live.1`; null for a list that is not streamed, as one of chosen leagues is. */
export function streamName(venue: VenueCode, { sport, timeframe, page, leagues }: StreamFilter): string | null {
  return leagues || !STREAMED.some((one) => one === timeframe) ? null : `${venue}.${sport}.${timeframe}.${page}`;
}

/** The list of a name; null for anything but a name of `streamName`. */
export function readStreamName(name: string): StreamedList | null {
  const [code, sport = '', frame, number, ...rest] = name.split('.');
  const venue = VENUE_CODES.find((one) => one === code);
  const timeframe = STREAMED.find((one) => one === frame);
  const page = /^[1-9]$/.test(number ?? '') ? Number(number) : 0;
  const known = SPORTS.find((one) => one === sport) ?? (isOther(sport) ? sport : null);
  if (!venue || !timeframe || !known || page < 1 || page > MAX_PAGES || rest.length > 0) return null;
  if (timeframe === 'hot' && (known !== 'football' || page !== 1)) return null;
  return { venue, sport: known, timeframe, page };
}
