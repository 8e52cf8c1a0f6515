import type { Pair, Side } from './world.model.ts';

/** An event of a match. */
export interface TimelineEvent {
  /** Football counts goals, cards, corners; basketball quarters and changes of the lead; tennis breaks of serve and sets. */
  kind: 'start' | 'goal' | 'yellow' | 'red' | 'corner' | 'half' | 'lead' | 'period' | 'break' | 'set' | 'full' | 'abandoned';
  side: Side | null;
  /** Half, quarter (5 holds all overtime) or set, from 1. */
  period: number;
  /** Minute of play as announced; in tennis minutes since the first walk to the court. */
  minute: number;
  /** Minutes of stoppage on top of it. */
  added: number;
  /** Score after it: goals, points, games of the set; at the end of a tennis match the sets. */
  score: Pair;
  /** World ms. */
  at: number;
}

/** A minute of play, or a game of a tennis match: the strength of the sides' attacks (0–9), or their points in it. */
export interface TimelineStep {
  period: number;
  minute: number;
  added: number;
  home: number;
  away: number;
}

export interface TimelineFigure {
  kind:
    | 'possession'
    | 'attacks'
    | 'shots'
    | 'on-target'
    | 'corners'
    | 'yellow'
    | 'red'
    | 'threes'
    | 'twos'
    | 'frees'
    | 'largest-lead'
    | 'points'
    | 'service-points'
    | 'breaks'
    | 'games';
  home: number;
  away: number;
}

/**
 * The course of a match until a moment of world time. Reported facts never change: later results only add to the events, the
 * finished steps and the counts.
 */
export interface MatchTimeline {
  /** Minutes of ordinary play; 0 if no clock runs. */
  length: number;
  /** Events in order of time. */
  events: readonly TimelineEvent[];
  momentum: readonly TimelineStep[];
  figures: readonly TimelineFigure[];
  /** Score of each half, quarter or set so far, the running one last. */
  periods: readonly Pair[];
}

export const EMPTY_TIMELINE: MatchTimeline = { length: 0, events: [], momentum: [], figures: [], periods: [] };
