import { toVenueCode, type VenueCode } from '@pavilion/contract/constants';
import { frameOfVenue, type FrameName } from '@/lib/domain/site/frame/frame.model';
import { sportAt, sportNumber, sportOf, tabOf, type VenueTab } from './venue.rules';

/** A venue as an address names it: one of the page's own, one that opens in a frame, or one that cannot be opened here. */
export type RequestedVenue =
  | { kind: 'none' }
  | { kind: 'known'; code: VenueCode }
  | { kind: 'frame'; frame: FrameName }
  | { kind: 'unknown' };

/** The venue of an address. A code of ours that the platform does not list now is unknown too: no other venue replaces it. */
export function requestedVenue(text: string | undefined, tabs: readonly Pick<VenueTab, 'code'>[]): RequestedVenue {
  if (text === undefined || text === '') return { kind: 'none' };
  const code = toVenueCode(text);
  if (code !== null && (tabs.length === 0 || tabs.some((tab) => tab.code === code))) return { kind: 'known', code };
  const frame = code === null ? frameOfVenue(text) : null;
  return frame ? { kind: 'frame', frame } : { kind: 'unknown' };
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The query of a sport page without invalid parts: the venue in its right spelling, no unknown sport and no unknown list. Null when nothing
 * is to be corrected. `first`: the venue that an address without one shows.
 */
export function correctedQuery(query: Query, venue: RequestedVenue, first?: VenueCode): string | null {
  const corrected = new URLSearchParams();
  let changed = false;
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') {
      changed ||= value !== undefined;
      continue;
    }
    const right =
      name === 'venue' && venue.kind === 'known'
        ? venue.code
        : (name === 't' && tabOf(value) !== value) ||
            (name === 'sport' && sportNumber(sportAt(sportOf(value), venue.kind === 'known' ? venue.code : first)) !== value)
          ? null
          : value;
    if (right !== null) corrected.set(name, right);
    changed ||= right !== value;
  }
  return changed ? corrected.toString() : null;
}
