import type { AnswerOf } from '@/lib/contract/call';
import type { namingListCall } from '@/lib/contract/calls/site.calls';

type Naming = AnswerOf<typeof namingListCall>[number];

/** Lobby order (contract §2.17); a category of the platform that is not here comes last. */
const ORDER = ['TY', 'ZR', 'DJ', 'DZ', 'QP', 'CP', 'BY'];

export interface VenueCard {
  code: string;
  name: string;
  /** `open`, `maintenance` with its end (ISO UTC) if known, `soon` = not open yet. */
  state: 'open' | 'maintenance' | 'soon';
  until: string | null;
  /** Two letters in the tile: `IM`. */
  mark: string;
}

export interface Category {
  code: string;
  name: string;
  venues: readonly VenueCard[];
}

/** `FBTY` → `FB`; the first character of the name where the code has no such form. */
function markOf(code: string, name: string): string {
  return /^[A-Z]{4}$/.test(code) ? code.slice(0, 2) : name.slice(0, 1);
}

/** Unknown categories (index −1) come after the known ones. */
function place(code: string): number {
  return (ORDER.indexOf(code) + ORDER.length + 1) % (ORDER.length + 1);
}

/** The platform's categories in lobby order. */
export function toCategories(naming: readonly Naming[]): readonly Category[] {
  return naming
    .map((entry) => ({
      code: entry.category,
      name: entry.name,
      venues: entry.venues.map((venue): VenueCard => ({
        code: venue.code,
        name: venue.name,
        state: venue.state === 1 ? 'open' : venue.state === 2 ? 'maintenance' : 'soon',
        until: venue.maintainEnd ?? null,
        mark: markOf(venue.code, venue.name),
      })),
    }))
    .toSorted((a, b) => place(a.code) - place(b.code));
}
