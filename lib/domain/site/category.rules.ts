import type { CallAnswer } from '@/lib/contract/call';
import type { namingListCall } from '@/lib/contract/calls/site.calls';
import { GAME_ROUTES } from '@/lib/game-pages';
import { ROUTES } from '@/lib/routes';

/** States of a venue on the wire; any other is not open yet. */
const OPEN = 1;
const MAINTENANCE = 2;

type Naming = CallAnswer<typeof namingListCall>[number];

/** Lobby order (contract §2.17); other categories of the platform come last. */
const ORDER = ['TY', 'ZR', 'DJ', 'DZ', 'QP', 'CP', 'BY'];

export interface VenueCard {
  code: string;
  name: string;
  /** `maintenance` with its end (ISO UTC) if known. */
  state: 'open' | 'maintenance';
  until: string | null;
  /** Two letters in the tile: `IM`. */
  mark: string;
  /** The category's page with this venue chosen. */
  href: string;
}

export interface Category {
  code: string;
  name: string;
  venues: readonly VenueCard[];
}

/** `FBTY` → `FB`; for codes of another form the first character of the name. */
function markOf(code: string, name: string): string {
  return /^[A-Z]{4}$/.test(code) ? code.slice(0, 2) : name.slice(0, 1);
}

/** Unknown categories (index −1) come after the known ones. */
function rankOf(code: string): number {
  return (ORDER.indexOf(code) + ORDER.length + 1) % (ORDER.length + 1);
}

/** Pages that show a category's venues. The lobby leaves out a category without one: its tiles would have no link. */
const PAGES: Readonly<Record<string, string>> = {
  TY: ROUTES.sport,
  ZR: GAME_ROUTES.realbet,
  DJ: GAME_ROUTES.gaming,
  DZ: GAME_ROUTES.egame,
  QP: GAME_ROUTES.chess,
  CP: GAME_ROUTES.lottery,
  BY: GAME_ROUTES.fishing,
};

function toCard({ code, name, state, maintainEnd }: Naming['venues'][number], page: string): VenueCard[] {
  if (state !== OPEN && state !== MAINTENANCE) return [];
  const href = `${page}?venue=${encodeURIComponent(code)}`;
  return [{ code, name, state: state === OPEN ? 'open' : 'maintenance', until: maintainEnd ?? null, mark: markOf(code, name), href }];
}

/** The platform's categories in lobby order: those with a page of this site and a venue that is open or under maintenance. */
export function toCategories(naming: readonly Naming[], pages: Readonly<Record<string, string>> = PAGES): readonly Category[] {
  return naming
    .flatMap(({ category: code, name, venues }): Category[] => {
      const page = pages[code];
      const cards = page === undefined ? [] : venues.flatMap((venue) => toCard(venue, page));
      return cards.length === 0 ? [] : [{ code, name, venues: cards }];
    })
    .toSorted((a, b) => rankOf(a.code) - rankOf(b.code));
}
