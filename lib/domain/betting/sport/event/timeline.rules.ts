import { partName } from './part.copy';
import { PHASE_NAMES } from '@/lib/domain/betting/match/phase.copy';
import type { Match, SportId } from '@/lib/domain/betting/match/sport.model';
import { EVENT_NAMES, TIMELINE_COPY } from './timeline.copy';
import type { Side, Step, Timeline, TimelineEvent } from './timeline.model';

/** `29′`, `45+2′` */
export function minuteText({ minute, added }: Pick<TimelineEvent, 'minute' | 'added'>): string {
  return `${minute}${added > 0 ? `+${added}` : ''}\u2032`;
}

/** `29′、61′`; empty when the side has none. */
export function minutesOf({ events }: Timeline, kind: TimelineEvent['kind'], side: Side): string {
  return events
    .filter((event) => event.kind === kind && event.side === side)
    .map(minuteText)
    .join('、');
}

/** Text of an event: `进球`, `第一节结束`, `拿下第二盘`. */
export function eventText({ kind, period }: TimelineEvent): string {
  if (kind === 'period') return partName('basketball', period - 1) + EVENT_NAMES.period;
  return kind === 'set' ? EVENT_NAMES.set + partName('tennis', period - 1) : EVENT_NAMES[kind];
}

/** A bar of the chart: position and width as parts of the whole, `size` from -1 (away) to 1 (home). */
export interface Bar {
  at: number;
  width: number;
  size: number;
}

export interface Momentum {
  bars: readonly Bar[];
  /** Ends of the halves, quarters or sets. */
  ticks: readonly number[];
  /** Goals. */
  dots: readonly { at: number; side: Side }[];
}

/** Bars per half, two minutes each; stoppage belongs to the last bar of its half, so that no bar moves when it starts. */
const HALF_BARS = 23;
/** Difference in strength that fills the chart; two minutes of one side alone are rare. */
const ONE_SIDED = 6;
/** Smallest lead that fills the chart. */
const LEAD = 10;
const GAME_POINTS = 4;
/** Games of a tennis match that fit before the chart shrinks. */
const GAMES = 20;

/** The bars under the score: attacks, leads, or games won. */
export function momentumOf(sport: SportId, timeline: Timeline): Momentum {
  if (sport === 'football') return attacks(timeline);
  return sport === 'basketball' ? leads(timeline) : games(timeline.momentum);
}

function footballBar(minute: number): number {
  const bar = minute <= 45 ? Math.floor((minute - 1) / 2) : HALF_BARS + Math.floor((minute - 46) / 2);
  return Math.min(2 * HALF_BARS - 1, Math.max(0, bar));
}

function attacks({ momentum, events }: Timeline): Momentum {
  const width = 1 / (2 * HALF_BARS);
  const nets = new Map<number, number[]>();
  for (const { minute, home, away } of momentum) {
    const bar = footballBar(minute);
    nets.set(bar, [...(nets.get(bar) ?? []), home - away]);
  }
  return {
    bars: [...nets].map(([bar, list]) => ({ at: bar * width, width, size: bounded(mean(list) / ONE_SIDED) })),
    ticks: [0.5],
    dots: events.flatMap(({ kind, side, minute }) => (kind === 'goal' && side ? { at: (footballBar(minute) + 0.5) * width, side } : [])),
  };
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

function leads({ momentum, length }: Timeline): Momentum {
  const minutes = Math.max(length, momentum.length, 1);
  let lead = 0;
  const course = momentum.map(({ home, away }) => (lead += home - away));
  const scale = Math.max(LEAD, ...course.map(Math.abs));
  return {
    bars: course.map((by, minute) => ({ at: minute / minutes, width: 1 / minutes, size: by / scale })),
    ticks: [1, 2, 3, ...(minutes > length ? [4] : [])].map((quarter) => (quarter * length) / 4 / minutes),
    dots: [],
  };
}

function games(momentum: readonly Step[]): Momentum {
  const all = Math.max(GAMES, momentum.length);
  return {
    bars: momentum.map(({ home, away }, game) => ({ at: game / all, width: 1 / all, size: bounded((home - away) / GAME_POINTS) })),
    ticks: momentum.flatMap(({ period }, game) => (game > 0 && momentum[game - 1]!.period !== period ? game / all : [])),
    dots: [],
  };
}

function bounded(size: number): number {
  return Math.max(-1, Math.min(1, size));
}

const RECENT = 10;
/** Differences in strength too small to see. */
const EVEN = 8;

const net = (steps: readonly Step[]) => steps.reduce((sum, { home, away }) => sum + home - away, 0);

/** The chart in one sentence, for screen readers. */
export function momentumText(match: Pick<Match, 'sport' | 'home' | 'away'>, { momentum }: Timeline): string {
  const name = (by: number) => (by > 0 ? match.home : match.away).name;
  if (match.sport === 'football') {
    const lately = net(momentum.slice(-RECENT));
    return Math.abs(lately) < EVEN ? TIMELINE_COPY.latelyEven : TIMELINE_COPY.lately(name(lately));
  }
  if (match.sport === 'basketball') {
    const by = net(momentum);
    return by === 0 ? TIMELINE_COPY.level : TIMELINE_COPY.leads(name(by), Math.abs(by));
  }
  const last = momentum.at(-1);
  return last ? TIMELINE_COPY.lastGame(last.home, last.away) : PHASE_NAMES['not-started'];
}
