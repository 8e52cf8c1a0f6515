import { MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { hash, unitAt } from '../engine/chance.ts';
import {
  EMPTY_TIMELINE,
  type MatchTimeline,
  type TimelineEvent,
  type TimelineFigure,
  type TimelineStep,
} from '../engine/timeline.model.ts';
import type { Fixture } from '../engine/fixture.model.ts';
import { ratesAfterReds } from './goals.ts';
import type { Script } from './script.model.ts';
import { shownMinute } from './script.ts';
import { count } from './state.ts';
import type { Incident, MatchState, Pair, Side } from '../engine/world.model.ts';

const LENGTH = 90;
const MAX_STRENGTH = 9;
const SIDES: readonly Side[] = ['home', 'away'];
/** Strength that an incident adds to its side in its minute. */
const PUSH: Readonly<Record<Incident['type'], number>> = { goal: 4, corner: 2, yellow: 0, red: 0 };
/** Chance of a shot in a minute: some even without an attack, more with each step of strength; and of one on target. */
const SHOT = { idle: 0.02, perStep: 0.028, onTarget: 0.3 };
/** Steps of strength that make an attack worth counting. */
const PER_ATTACK = 6;

/** A shot that was no goal. */
interface Shot {
  side: Side;
  onTarget: boolean;
  at: number;
}

/** Timeline of a football match until `at`: its incidents with the score after each, and the random figures of every minute played. */
export function footballTimeline(fixture: Fixture, script: Script, state: MatchState, at: number): MatchTimeline {
  const played = playedMinutes(script, Math.min(at, script.endAt));
  if (played.length === 0 || state.phase === 'cancelled') return { ...EMPTY_TIMELINE, length: LENGTH };
  const steps = played.map((minute) => strengthIn(minute, fixture, state.incidents));
  const shots = played.flatMap((minute, index) => shotsIn(minute, steps[index]!.plain, fixture.key)).filter((shot) => shot.at <= at);
  const momentum = steps.map(({ step }) => step);
  return {
    length: LENGTH,
    events: eventsOf(script, state, at),
    momentum,
    figures: figuresOf(momentum, shots, state),
    periods: halvesOf(state),
  };
}

/** A minute of play that has begun. */
interface Played {
  half: 0 | 1;
  /** Minute from 0, within its half. */
  index: number;
  from: number;
  /** The last one of a half is no whole minute. */
  to: number;
}

function playedMinutes(script: Script, until: number): Played[] {
  const minutes = (half: 0 | 1, from: number, to: number): Played[] =>
    Array.from({ length: Math.max(0, Math.ceil((Math.min(to, until + 1) - from) / MINUTE)) }, (_, index) => ({
      half,
      index,
      from: from + index * MINUTE,
      to: Math.min(to, from + (index + 1) * MINUTE),
    }));
  return [...minutes(0, script.kickOff, script.halfAt), ...minutes(1, script.secondAt, script.endAt)];
}

/** Uses nothing after the minute: earlier events set the balance, events in it are added. */
function strengthIn({ half, index, from }: Played, fixture: Fixture, incidents: readonly Incident[]): { step: TimelineStep; plain: Pair } {
  const before = incidents.filter((one) => one.at < from);
  const rates = ratesAfterReds(fixture.rates, count(before, 'red'));
  const context = hash(`course|${fixture.key}|${half}`);
  // Momentum: each minute resembles the two before it.
  const sway = 0.5 * unitAt(context, index) + 0.3 * unitAt(context, index - 1) + 0.2 * unitAt(context, index - 2);
  const balance = (rates.home - rates.away) / (rates.home + rates.away) + 2.6 * (sway - 0.5);
  const plain = SIDES.map((_, which) => bounded(2.2 + 5.5 * (which === 0 ? balance : -balance))) as unknown as Pair;
  const inside = incidents.filter((one) => one.at >= from && one.at < from + MINUTE);
  const pushed = (which: 0 | 1) =>
    bounded(plain[which] + inside.reduce((sum, one) => sum + (one.side === SIDES[which] ? PUSH[one.type] : 0), 0));
  const { minute, stoppage } = shownMinute({ half, time: index * MINUTE });
  return { step: { period: half + 1, minute, added: stoppage, home: pushed(0), away: pushed(1) }, plain };
}

function bounded(strength: number): number {
  return Math.max(0, Math.min(MAX_STRENGTH, Math.round(strength)));
}

function shotsIn({ half, index, from, to }: Played, plain: Pair, key: string): Shot[] {
  return SIDES.flatMap((side, which) => {
    const context = hash(`shot|${key}|${half}|${side}`);
    if (unitAt(context, index * 3) >= SHOT.idle + SHOT.perStep * plain[which]!) return [];
    const at = from + Math.floor(unitAt(context, index * 3 + 2) * 60) * SECOND;
    return at < to ? [{ side, onTarget: unitAt(context, index * 3 + 1) < SHOT.onTarget, at }] : [];
  });
}

function eventsOf(script: Script, state: MatchState, at: number): TimelineEvent[] {
  const period = (time: number) => (time < script.halfAt ? 1 : 2);
  const entries: { at: number; order: number; event: Omit<TimelineEvent, 'score' | 'at'> }[] = state.incidents.map((one) => ({
    at: one.at,
    order: 1,
    event: { kind: one.type, side: one.side, period: period(one.at), minute: one.minute, added: one.stoppage },
  }));
  const mark = (kind: TimelineEvent['kind'], time: number, order: number, half: number, minute: number) =>
    entries.push({ at: time, order, event: { kind, side: null, period: half, minute, added: 0 } });
  mark('start', script.kickOff, 0, 1, 0);
  if (at >= script.halfAt && script.endAt >= script.halfAt) mark('half', script.halfAt, 0, 1, 45);
  if (state.endedAt !== null)
    mark(state.phase === 'abandoned' ? 'abandoned' : 'full', script.endAt, 2, period(script.endAt), Math.ceil(state.seconds / 60));
  const score: [number, number] = [0, 0];
  return entries
    .toSorted((a, b) => a.at - b.at || a.order - b.order)
    .map(({ at: time, event }) => {
      if (event.kind === 'goal') score[event.side === 'home' ? 0 : 1] += 1;
      return { ...event, score: [score[0], score[1]], at: time };
    });
}

function halvesOf({ score, halfScore, phase }: MatchState): Pair[] {
  if (!halfScore || phase === 'half-time') return [score];
  return [halfScore, [score[0] - halfScore[0], score[1] - halfScore[1]]];
}

const figure = (kind: TimelineFigure['kind'], countFor: (which: 0 | 1) => number): TimelineFigure => ({
  kind,
  home: countFor(0),
  away: countFor(1),
});

function figuresOf(momentum: readonly TimelineStep[], shots: readonly Shot[], state: MatchState): TimelineFigure[] {
  const strength: Pair = [momentum.reduce((sum, one) => sum + one.home, 0), momentum.reduce((sum, one) => sum + one.away, 0)];
  const all = strength[0] + strength[1];
  const possession = all === 0 ? 50 : Math.round(50 + (30 * (strength[0] - strength[1])) / all);
  const goals = state.score;
  const missed = (which: 0 | 1, onTarget: boolean) =>
    shots.filter((shot) => shot.side === SIDES[which] && (shot.onTarget || !onTarget)).length;
  return [
    { kind: 'possession', home: possession, away: 100 - possession },
    figure('attacks', (which) => Math.floor(strength[which] / PER_ATTACK)),
    figure('shots', (which) => goals[which] + missed(which, false)),
    figure('on-target', (which) => goals[which] + missed(which, true)),
    figure('corners', (which) => state.corners[which]),
    figure('yellow', (which) => state.yellow[which]),
    figure('red', (which) => state.red[which]),
  ];
}
