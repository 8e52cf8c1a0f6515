import type { VenueCode } from '@pavilion/contract/constants';
import type { MarketKind, MarketPeriod, OptionRole, Pricing } from '../world/engine/market.model';
import type { World, WorldMatch, WorldSport, WorldTeam } from '../world/engine/world.model';

type NumberedMatch = Pick<WorldMatch, 'number' | 'sport'>;

/** Ids by which a page names a selection of a venue. */
export interface SelectionIds {
  matchId: string;
  marketId: string;
  selectionId: string;
}

/** A selection of the world. */
export interface VenueSelection {
  match: WorldMatch;
  kind: MarketKind;
  period: MarketPeriod;
  line: number | null;
  role: OptionRole;
}

/** A venue session that was just opened. */
export interface VenueLaunch {
  /** The venue's origin, as the caller's browser reaches it. */
  origin: string;
  token: string;
  memberCode: string;
  /** Real ms at which the session began. */
  createdAt: () => Promise<number>;
}

/** A venue as the platform's modules know it; `sandbox/venues/` has the three. */
export interface Venue {
  code: VenueCode;
  pricing: Pricing;
  /** The venue's id of a match. */
  matchIdOf(match: NumberedMatch): string;
  /** The id by which the site's addresses and chat rooms name a match of the venue. */
  siteIdOf(match: NumberedMatch): string;
  /** The match of one of its ids; null for one that the venue never issued. */
  findMatch(world: World, matchId: string): WorldMatch | null;
  /** The match of an id of the site; null for an unknown one. */
  findMatchOfSite(world: World, siteId: string): WorldMatch | null;
  /** The selection of its ids, on sale or not; null for ids that belong to none. */
  findSelection(world: World, ids: SelectionIds): VenueSelection | null;
  /** The id of the bet with this order number of the venue; null for a text that is no order number. */
  betIdOf(orderNo: string): bigint | null;
  /** The venue's name of a team. */
  teamName(sport: WorldSport, team: Pick<WorldTeam, 'id' | 'name'>): string;
  /** The platform's response to a launch. */
  launch(opened: VenueLaunch): object | Promise<object>;
}

export type Venues = Readonly<Record<VenueCode, Venue>>;
