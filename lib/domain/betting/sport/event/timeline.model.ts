import type { Pair } from '@/lib/domain/betting/match/sport.model';

/** Events: goals, cards and corners; changes of the lead and ends of quarters; breaks of serve and sets. */
export const EVENT_KINDS = [
  'start',
  'goal',
  'yellow',
  'red',
  'corner',
  'half',
  'lead',
  'period',
  'break',
  'set',
  'full',
  'abandoned',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const FIGURE_KINDS = [
  'possession', // per cent
  'attacks',
  'shots',
  'on-target',
  'corners',
  'yellow',
  'red',
  'threes',
  'twos',
  'frees',
  'largest-lead',
  'points',
  'service-points',
  'breaks',
  'games',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export type Side = 'home' | 'away';

export interface TimelineEvent {
  kind: EventKind;
  side: Side | null;
  /** Half, quarter (5 = overtime) or set, from 1. */
  period: number;
  /** Minute of play without stoppage; in tennis minutes since the start. */
  minute: number;
  added: number;
  score: Pair;
}

/** A minute of play, or a game of tennis. */
export interface Step {
  period: number;
  minute: number;
  home: number;
  away: number;
}

export interface Figure {
  kind: FigureKind;
  home: number;
  away: number;
}

/** Events of a match so far. */
export interface Timeline {
  status: 'upcoming' | 'live' | 'over';
  /** Minutes of ordinary play; 0 where no clock runs. */
  length: number;
  /** Oldest first. */
  events: readonly TimelineEvent[];
  /** Strength of attack per minute of football (0–9), points per minute of basketball, points per game of tennis. */
  momentum: readonly Step[];
  figures: readonly Figure[];
}
