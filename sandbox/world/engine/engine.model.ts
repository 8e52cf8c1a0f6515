import type { OutrightRace } from './fixture.model.ts';
import type { LeagueSeasons } from './league-seasons.ts';
import type { MatchTimeline } from './timeline.model.ts';
import type { MarketKind, MarketPeriod, Pricing, WorldMarket } from './market.model.ts';
import type { ControlEvent, MatchState, Prospect, WorldLeague, WorldMatch } from './world.model.ts';

/** One sport of the world: a function of the seed, the time and the given control events. Times are world ms. */
export interface Engine {
  /** Matches whose kick-off is in [from, to), in no order; those of small leagues only up to `shown`. */
  between(from: number, to: number, shown: number): readonly WorldMatch[];
  byNumber(number: number): WorldMatch | null;
  isOver(match: WorldMatch, at: number): boolean;
  state(match: WorldMatch, at: number): MatchState;
  /** Timeline of the match until then; see `MatchTimeline`. */
  timeline(match: WorldMatch, at: number): MatchTimeline;
  /** Empty once the match is over. */
  markets(match: WorldMatch, pricing: Pricing, at: number): readonly WorldMarket[];
  /** As `World.prospects`. */
  prospects(match: WorldMatch, kind: MarketKind, period: MarketPeriod, at: number): readonly Prospect[] | null;
  /** As `World.saleChanges`. */
  saleChanges(match: WorldMatch, until: number): readonly number[];
  leagues(): readonly WorldLeague[];
  /** Seasons of the leagues whose results are reported. */
  seasons(): readonly LeagueSeasons[];
  /** Leagues whose winner can be bet on; empty in a sport without such bets. */
  races(): readonly OutrightRace[];
  /** No match lasts longer than this many ms. */
  maxDurationMs: number;
}

/** Control events of one match, by time; most matches have none. */
export type Controls = (matchId: string) => readonly ControlEvent[];
