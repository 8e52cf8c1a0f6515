import type { CallResponse } from '@pavilion/contract/call';
import type { namingListCall } from '@pavilion/contract/calls/site.calls';
import { toVenueCode, VENUE_CODES } from '@pavilion/contract/constants';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import type { Game } from '@/lib/domain/community/game/game.model';
import { CATEGORY_CODES } from '@/lib/domain/community/game/game.rules';
import { FRAMES, frameOfVenue } from '@/lib/domain/site/frame/frame.model';

/** States of a venue on the wire; any other is not open yet. */
const OPEN = 1;
const MAINTENANCE = 2;

type Naming = CallResponse<typeof namingListCall>[number];

/** Lobby order (contract §2.17); other categories of the platform come last. */
const ORDER = ['TY', 'ZR', 'DJ', 'DZ', 'QP', 'CP', 'BY'];

export interface VenueCard {
  code: string;
  name: string;
  /** `maintenance` with its end (ISO UTC) if known; `unknown` = no page of this site can open the venue. */
  state: 'open' | 'maintenance' | 'unknown';
  until: string | null;
  /** One to three characters in the tile: `IM`, `188`. */
  mark: string;
  /** The category's page with this venue chosen, or the page that launches it in a frame; empty for an unknown venue. */
  href: string;
}

export interface Category {
  code: string;
  name: string;
  /** The category's page. */
  href: string;
  /** Its most played games that are open, and the number of all of them. */
  games: readonly Pick<Game, 'code' | 'name'>[];
  gameCount: number;
  /** Venues without games in the lobby. */
  venues: readonly VenueCard[];
}

type KnownGame = Pick<Game, 'code' | 'name' | 'category' | 'venue' | 'heat' | 'state'>;

/** Games of a category that the home page shows. */
const SHOWN_GAMES = 6;

/** `FBTY` → `FB`; for codes of another form the number that the name begins with, `188体育` → `188`, or its first character. */
function markOf(code: string, name: string): string {
  return /^[A-Z]{4}$/.test(code) ? code.slice(0, 2) : (/^\d{2,3}(?!\d)/.exec(name)?.[0] ?? Array.from(name)[0] ?? '');
}

/** Unknown categories (index −1) come after the known ones. */
function rankOf(code: string): number {
  return (ORDER.indexOf(code) + ORDER.length + 1) % (ORDER.length + 1);
}

/** Pages that show a category's venues. The lobby leaves out a category without one: its tiles would have no link. */
const PAGES: Readonly<Record<string, string>> = {
  TY: route('/game/sport'),
  ZR: route('/game/realbet'),
  DJ: route('/game/gaming'),
  DZ: route('/game/egame'),
  QP: route('/game/chess'),
  CP: route('/game/lottery'),
  BY: route('/game/fishing'),
};

/** Names of the categories that the platform leaves without one. */
const NAMES: Readonly<Record<string, string>> = {
  TY: PAGE_TITLES.sport,
  ZR: PAGE_TITLES.realbet,
  DJ: PAGE_TITLES.gaming,
  DZ: PAGE_TITLES.egame,
  QP: PAGE_TITLES.chess,
  CP: PAGE_TITLES.lottery,
  BY: PAGE_TITLES.fishing,
};

/**
 * The page that opens a venue; null when none does. A venue that this site reads itself, or whose games it lists, has it chosen on its
 * category's page; a venue with a frame is launched there. `games`: those of the platform, null while they are unknown, when the
 * category's page has to decide.
 */
function pageOf(category: string, code: string, page: string, games: readonly KnownGame[] | null): string | null {
  const sold = category === 'TY' ? toVenueCode(code) !== null : (games?.some(({ venue }) => venue === code) ?? frameOfVenue(code) === null);
  if (sold) return `${page}?venue=${encodeURIComponent(code)}`;
  const frame = frameOfVenue(code);
  return frame && FRAMES[frame].path;
}

type NamedVenue = Pick<NonNullable<Naming['venues']>[number], 'code' | 'name' | 'state' | 'maintainEnd'>;

/** The venues shown for a category while its own are unknown: for sports those that this site reads itself. */
const unknownVenues = (category: string): readonly NamedVenue[] =>
  category === 'TY' ? VENUE_CODES.map((code) => ({ code, name: '', state: OPEN })) : [];

function toCard({ code, name: given, state, maintainEnd }: NamedVenue, href: string | null): VenueCard[] {
  if (state !== OPEN && state !== MAINTENANCE) return [];
  const name = given || code;
  const shown = href === null ? 'unknown' : state === OPEN ? 'open' : 'maintenance';
  return [{ code, name, state: shown, until: maintainEnd ?? null, mark: markOf(code, name), href: href ?? '' }];
}

/** Games of a category in the order of their rounds. */
function gamesOf(category: string, games: readonly KnownGame[] | null): readonly KnownGame[] {
  return (games ?? [])
    .filter((game) => game.state === 'open' && game.category !== null && CATEGORY_CODES[game.category] === category)
    .toSorted((a, b) => b.heat - a.heat);
}

/**
 * The platform's categories in lobby order: those with a page of this site, and a game or a venue that is open or under maintenance.
 * `games`: those of the platform, null while they are unknown.
 */
export function toCategories(
  naming: readonly Naming[],
  { games = null, pages = PAGES }: { games?: readonly KnownGame[] | null; pages?: Readonly<Record<string, string>> } = {},
): readonly Category[] {
  return naming
    .flatMap(({ category: code, name, venues }): Category[] => {
      const page = pages[code];
      if (page === undefined) return [];
      const own = gamesOf(code, games);
      const others = (venues ?? unknownVenues(code)).filter((venue) => !own.some((game) => game.venue === venue.code));
      const cards = others.flatMap((venue) => toCard(venue, pageOf(code, venue.code, page, games)));
      if (cards.length === 0 && own.length === 0) return [];
      const shown = own.slice(0, SHOWN_GAMES).map((game) => ({ code: game.code, name: game.name }));
      return [{ code, name: name || (NAMES[code] ?? code), href: page, games: shown, gameCount: own.length, venues: cards }];
    })
    .toSorted((a, b) => rankOf(a.code) - rankOf(b.code));
}
