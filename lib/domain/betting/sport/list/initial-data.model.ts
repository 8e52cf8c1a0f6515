import type { VenueCode } from '@pavilion/contract/constants';
import type { PackedList } from '../pack.rules';
import type { Timeline } from '@/lib/domain/betting/sport/event/timeline.model';
import type { SportCounts, SportId, SportTab } from '@/lib/domain/betting/match/sport.model';
import type { VenueTab } from '@/lib/domain/betting/sport/venue.rules';

/** ms that a page waits for its list; a slower list is streamed after the frame. */
export const SHELL_MS = 40;

/** Data that the server puts into the first HTML of the sport page; late parts are missing. */
export interface InitialSport {
  venues: readonly VenueTab[];
  /** Null while none is open. */
  venue: VenueCode | null;
  tab: SportTab;
  sport: SportId;
  /** Pages of the list in order; empty when none arrived, and for 冠军 and 关注. */
  lists: readonly PackedList[];
  counts: SportCounts | null;
  /** World ms at which the server made this. */
  now: number;
}

/** Match of an event page. */
export interface InitialMatch {
  list: PackedList | null;
  /** `利物浦 - 阿森纳`, for the page's title. */
  title: string | null;
  /** The venue knows no such match. */
  missing: boolean;
  /** Other venues that responded in time. */
  twins: readonly InitialTwin[];
  /** Other venues that are still searched: the page streams their results. */
  lateTwins: readonly StreamedTwin[];
  /** The timeline of a running match, where the platform responded in time. */
  timeline?: InitialTimeline | null;
  now: number;
}

/** Events of a match so far, `age` ms old. */
export interface InitialTimeline {
  timeline: Timeline;
  age: number;
}

/** The same fixture at another venue. */
export interface InitialTwin {
  venue: VenueCode;
  /** One match with 独赢 alone; null when the venue does not sell the fixture. */
  list: PackedList | null;
}

/** A venue that the server still searches; null when it did not respond. */
export interface StreamedTwin {
  venue: VenueCode;
  twin: Promise<InitialTwin | null>;
}

/** Matches on the home page. */
export interface InitialHotMatches {
  venue: VenueCode;
  list: PackedList;
  now: number;
}
