import type { VenueCode } from '../../lib/contract/constants';
import type { World, WorldMatch } from '../world/engine/world.model';
import { fbMatchId, matchOfFbId } from './fb/fb.ids';
import { imMatchId, matchOfImId } from './im/im.ids';
import { sportId } from './im/im.numbers';
import { matchOfObId, obMatchId } from './ob/ob.ids';

type Numbered = Pick<WorldMatch, 'number' | 'sport'>;

interface VenueIds {
  /** The venue's id of a match. */
  idOf(match: Numbered): string;
  /** The id by which the site's addresses and chat rooms name the match of the venue. */
  siteIdOf(match: Numbered): string;
  /** The venue's id in one of the site. */
  idIn(siteId: string): string | undefined;
  /** The match of an id; null for one that the venue never gave out. */
  matchOf(world: World, id: string): WorldMatch | null;
}

const byNumber = (find: (world: World, id: number) => WorldMatch | null) => (world: World, id: string) =>
  /^\d{1,15}$/.test(id) ? find(world, Number(id)) : null;
const same = (id: string) => id;

const IDS: Readonly<Record<VenueCode, VenueIds>> = {
  // Without the number of its sport IM finds no match.
  IMTY: {
    idOf: (match) => String(imMatchId(match)),
    siteIdOf: (match) => `${sportId(match.sport)}-${imMatchId(match)}`,
    idIn: (siteId) => /^\d{1,4}-(\d{1,15})$/.exec(siteId)?.[1],
    matchOf: byNumber(matchOfImId),
  },
  OBTY: { idOf: obMatchId, siteIdOf: obMatchId, idIn: same, matchOf: matchOfObId },
  FBTY: {
    idOf: (match) => String(fbMatchId(match)),
    siteIdOf: (match) => String(fbMatchId(match)),
    idIn: same,
    matchOf: byNumber(matchOfFbId),
  },
};

/** The venue's id of a match. */
export function venueIdOf(venue: VenueCode, match: Numbered): string {
  return IDS[venue].idOf(match);
}

/** The id by which the site names a match of the venue, as in a chat room. */
export function siteIdOf(venue: VenueCode, match: Numbered): string {
  return IDS[venue].siteIdOf(match);
}

/** The match that an id of a venue names; null for ids that the venue never gave out. */
export function matchOfVenueId(world: World, venue: VenueCode, id: string): WorldMatch | null {
  return IDS[venue].matchOf(world, id);
}

/** The match that an id of the site names; null for an unknown one. */
export function matchOfSiteId(world: World, venue: VenueCode, siteId: string): WorldMatch | null {
  const id = IDS[venue].idIn(siteId);
  return id ? IDS[venue].matchOf(world, id) : null;
}
