import { MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { stopIn } from '../engine/stops.ts';
import type { Script } from './script.model.ts';
import { CLOSES_BEFORE } from '../engine/pricing.ts';
import type { MarketPeriod } from '../engine/market.model.ts';
import type { Incident, MatchState, Pair, WorldPhase } from '../engine/world.model.ts';

const HALF = 45 * 60;

/** Stoppage is announced half a minute before the ordinary time of a half is over. */
const ANNOUNCED = HALF - 30;

const NONE: Pair = [0, 0];

/** Football's values for fields that only other sports use. */
const OTHER_SPORTS = { sport: 'football', left: null, periodScores: [], periodsDone: 0, points: null, server: null } as const;

/** The state of a match at a moment of world time. */
export function stateOf(script: Script, cancelled: boolean, at: number): MatchState {
  const phase = cancelled ? 'cancelled' : phaseAt(script, at);
  if (phase === 'cancelled' || phase === 'not-started')
    return idle(phase, stopAt(script, at), phase === 'cancelled' ? Math.min(script.endAt, script.kickOff) : null);
  const incidents = script.incidents.filter((one) => one.at <= at);
  const over = phase === 'ended' || phase === 'abandoned';
  const { seconds, running, injury } = clockAt(script, phase, at);
  return {
    ...OTHER_SPORTS,
    phase,
    seconds,
    running,
    injury,
    incidents,
    score: count(incidents, 'goal'),
    halfScore: at >= script.halfAt && script.endAt >= script.halfAt ? halfScoreOf(script) : finishedEarly(script, phase, incidents),
    corners: count(incidents, 'corner'),
    yellow: count(incidents, 'yellow'),
    red: count(incidents, 'red'),
    suspended: over ? null : stopAt(script, at),
    endedAt: over ? script.endAt : null,
  };
}

export function phaseAt(script: Script, at: number): WorldPhase {
  if (script.abandoned && at >= script.endAt) return script.endAt < script.kickOff ? 'cancelled' : 'abandoned';
  if (at < script.kickOff) return 'not-started';
  if (at >= script.endAt) return 'ended';
  if (at < script.halfAt) return 'first-half';
  return at < script.secondAt ? 'half-time' : 'second-half';
}

/** Reason for which nothing is sold at a moment; the longest stop of a tester comes first. */
export function stopAt(script: Script, at: number): MatchState['suspended'] {
  return stopIn(script.stops, at);
}

/** ms until the whistle that ends the present or next half. */
export function timeLeft({ halfAt, secondAt, tempo }: Script, at: number): number {
  return at < halfAt ? halfAt - at : secondAt + tempo.second - at;
}

/** World ms at which the first half's markets close, and that for all others. */
export function closesOf({ halfAt, secondAt, tempo }: Script): [first: number, all: number] {
  return [halfAt - CLOSES_BEFORE, secondAt + tempo.second - CLOSES_BEFORE];
}

const NOTHING_CLOSED: readonly MarketPeriod[] = [];
const FIRST_CLOSED: readonly MarketPeriod[] = ['first-half'];
const ALL_CLOSED: readonly MarketPeriod[] = ['full', 'first-half', 'second-half'];

/** Periods whose markets have closed because they are as good as over. */
export function closedAt(script: Script, at: number): readonly MarketPeriod[] {
  const [first, all] = closesOf(script);
  return at >= all ? ALL_CLOSED : at >= first ? FIRST_CLOSED : NOTHING_CLOSED;
}

export function count(incidents: readonly Incident[], type: Incident['type']): Pair {
  let home = 0;
  let away = 0;
  for (const one of incidents) {
    if (one.type !== type) continue;
    if (one.side === 'home') home += 1;
    else away += 1;
  }
  return [home, away];
}

function halfScoreOf(script: Script): Pair {
  return count(
    script.incidents.filter((one) => one.at < script.halfAt),
    'goal',
  );
}

/** A match finished by hand before half time was never level with a second half: its score is its half score too. */
function finishedEarly(script: Script, phase: WorldPhase, incidents: readonly Incident[]): Pair | null {
  return phase === 'ended' && script.endAt < script.halfAt ? count(incidents, 'goal') : null;
}

function idle(phase: WorldPhase, suspended: MatchState['suspended'], endedAt: number | null): MatchState {
  return {
    ...OTHER_SPORTS,
    phase,
    seconds: 0,
    running: false,
    injury: 0,
    score: NONE,
    halfScore: null,
    corners: NONE,
    yellow: NONE,
    red: NONE,
    suspended: phase === 'cancelled' ? null : suspended,
    incidents: [],
    endedAt,
  };
}

function clockAt(script: Script, phase: WorldPhase, at: number): Pick<MatchState, 'seconds' | 'running' | 'injury'> {
  if (phase === 'first-half') return ticking((at - script.kickOff) / SECOND, 0, script.tempo.first);
  if (phase === 'second-half') return ticking((at - script.secondAt) / SECOND, HALF, script.tempo.second);
  const seconds = phase === 'half-time' ? HALF : secondsAtEnd(script);
  return { seconds, running: false, injury: 0 };
}

function ticking(elapsed: number, base: number, length: number): Pick<MatchState, 'seconds' | 'running' | 'injury'> {
  const added = length - HALF * SECOND;
  const whole = Math.floor(elapsed);
  return { seconds: base + whole, running: true, injury: whole >= ANNOUNCED ? Math.max(1, Math.floor(added / MINUTE)) : 0 };
}

function secondsAtEnd(script: Script): number {
  if (script.endAt < script.halfAt) return Math.floor((script.endAt - script.kickOff) / SECOND);
  if (script.endAt < script.secondAt) return HALF;
  return Math.min(2 * HALF, HALF + Math.floor((script.endAt - script.secondAt) / SECOND));
}
