import { addUp } from '../engine/score.ts';
import { stopIn } from '../engine/stops.ts';
import type { MatchState, Pair, WorldPhase } from '../engine/world.model.ts';
import type { BasketballScript } from './script.model.ts';
import { clockOf, QUARTERS, scoreOf } from './script.ts';

const NONE: Pair = [0, 0];

export function basketballPhase(script: BasketballScript, at: number): WorldPhase {
  if (at >= script.endAt) {
    if (!script.abandoned) return 'ended';
    return script.endAt < script.kickOff ? 'cancelled' : 'abandoned';
  }
  if (at < script.kickOff) return 'not-started';
  const index = spanIndex(script, at);
  if (at < script.spans[index]!.to) return index < QUARTERS ? (['q1', 'q2', 'q3', 'q4'] as const)[index]! : 'overtime';
  return index === 1 ? 'half-time' : 'break';
}

/** The present quarter or overtime, or the last one. */
export function spanIndex(script: BasketballScript, at: number): number {
  return Math.max(
    0,
    script.spans.findLastIndex((span) => span.from <= at),
  );
}

/** Points by quarter so far, all overtime in a fifth entry. */
export function periodScores(script: BasketballScript, at: number): Pair[] {
  const time = Math.min(at, script.endAt);
  if (time < script.kickOff) return [];
  const scores = Array.from({ length: Math.min(QUARTERS, spanIndex(script, time)) + 1 }, (): [number, number] => [0, 0]);
  for (const basket of script.baskets) {
    if (basket.at > at) break;
    scores[Math.min(basket.span, QUARTERS)]![basket.side === 'home' ? 0 : 1] += basket.points;
  }
  return scores;
}

/** The state of a basketball match at a moment of world time. */
export function basketballState(script: BasketballScript, at: number): MatchState {
  const phase = basketballPhase(script, at);
  const over = phase === 'ended' || phase === 'abandoned' || phase === 'cancelled';
  const scores = phase === 'cancelled' ? [] : periodScores(script, at);
  const done = scores.filter((_, index) => Math.min(at, script.endAt) >= script.spans[index]!.to).length;
  return {
    ...clockAt(script, phase, Math.min(at, script.endAt)),
    sport: 'basketball',
    phase,
    injury: 0,
    score: phase === 'cancelled' ? NONE : scoreOf(script.baskets, at),
    periodScores: scores,
    periodsDone: done,
    points: null,
    server: null,
    halfScore: done >= 2 || (phase === 'ended' && script.finished) ? addUp(scores.slice(0, 2)) : null,
    corners: NONE,
    yellow: NONE,
    red: NONE,
    suspended: over ? null : stopIn(script.stops, at),
    incidents: [],
    endedAt: over ? script.endAt : null,
  };
}

/** Seconds of play in the spans before one. */
export function secondsBefore({ spans }: BasketballScript, index: number): number {
  return spans.slice(0, index).reduce((sum, one) => sum + one.seconds, 0);
}

function clockAt(script: BasketballScript, phase: WorldPhase, at: number): Pick<MatchState, 'seconds' | 'running' | 'left'> {
  if (phase === 'not-started' || phase === 'cancelled') return { seconds: 0, running: false, left: null };
  const index = spanIndex(script, at);
  const span = script.spans[index]!;
  const { second, running } = clockOf(span, Math.min(at, span.to));
  const inside = phase === 'overtime' || phase.startsWith('q');
  return {
    seconds: secondsBefore(script, index) + Math.floor(second),
    running: inside && running,
    left: inside ? Math.ceil(span.seconds - second) : null,
  };
}
