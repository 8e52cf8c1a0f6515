import {
  EMPTY_TIMELINE,
  type MatchTimeline,
  type TimelineEvent,
  type TimelineFigure,
  type TimelineStep,
} from '../engine/timeline.model.ts';
import type { MatchState, Pair, Side } from '../engine/world.model.ts';
import type { Basket, BasketballScript } from './script.model.ts';
import { clockOf, QUARTERS } from './script.ts';
import { secondsBefore, spanIndex } from './state.ts';

/** Timeline of a basketball match until `at`: quarters, changes of the lead, and the points of every minute played. */
export function basketballTimeline(script: BasketballScript, state: MatchState, at: number): MatchTimeline {
  const length = secondsBefore(script, QUARTERS) / 60;
  if (at < script.kickOff || state.phase === 'cancelled') return { ...EMPTY_TIMELINE, length };
  const until = Math.min(at, script.endAt);
  const baskets = script.baskets.filter((basket) => basket.at <= until);
  return {
    length,
    events: eventsOf(script, baskets, state, until),
    momentum: minutesOf(script, baskets, until),
    figures: figuresOf(baskets),
    periods: state.periodScores,
  };
}

/** Seconds of play until a moment; pauses count nothing. */
function playedAt(script: BasketballScript, at: number): number {
  const index = spanIndex(script, at);
  const span = script.spans[index]!;
  return secondsBefore(script, index) + clockOf(span, Math.min(at, span.to)).second;
}

/** The minute of play that a moment of a span belongs to, from 1; the pause after it belongs to its last minute. */
function minuteIn(script: BasketballScript, index: number, at: number): number {
  const span = script.spans[index]!;
  return secondsBefore(script, index) / 60 + Math.min(span.seconds / 60, Math.floor(clockOf(span, Math.min(at, span.to)).second / 60) + 1);
}

const periodOf = (span: number) => Math.min(span, QUARTERS) + 1;

function eventsOf(script: BasketballScript, baskets: readonly Basket[], state: MatchState, until: number): TimelineEvent[] {
  const events: TimelineEvent[] = [{ kind: 'start', side: null, period: 1, minute: 0, added: 0, score: [0, 0], at: script.kickOff }];
  const score: [number, number] = [0, 0];
  let leader: Side | null = null;
  let open = 0;
  const close = (before: number) => {
    for (; open < script.spans.length && script.spans[open]!.to <= before && script.spans[open]!.to < script.endAt; open += 1) {
      const { to } = script.spans[open]!;
      events.push({
        kind: 'period',
        side: null,
        period: periodOf(open),
        minute: Math.round(playedAt(script, to) / 60),
        added: 0,
        score: [...score],
        at: to,
      });
    }
  };
  for (const basket of baskets) {
    close(basket.at - 1);
    score[basket.side === 'home' ? 0 : 1] += basket.points;
    const ahead = score[0] === score[1] ? null : score[0] > score[1] ? 'home' : 'away';
    if (ahead && leader && ahead !== leader) {
      events.push({
        kind: 'lead',
        side: ahead,
        period: periodOf(basket.span),
        minute: minuteIn(script, basket.span, basket.at),
        added: 0,
        score: [...score],
        at: basket.at,
      });
    }
    leader = ahead ?? leader;
  }
  close(until);
  if (state.endedAt !== null) {
    const minute = Math.round(playedAt(script, script.endAt) / 60);
    events.push({
      kind: state.phase === 'abandoned' ? 'abandoned' : 'full',
      side: null,
      period: Math.max(1, state.periodScores.length),
      minute,
      added: 0,
      score: [...score],
      at: script.endAt,
    });
  }
  return events;
}

function minutesOf(script: BasketballScript, baskets: readonly Basket[], until: number): TimelineStep[] {
  const steps: { period: number; minute: number; added: number; home: number; away: number }[] = [];
  for (const [index, span] of script.spans.entries()) {
    if (span.from > until || span.from >= script.endAt) break;
    const last = minuteIn(script, index, until);
    while (steps.length < last) steps.push({ period: periodOf(index), minute: steps.length + 1, added: 0, home: 0, away: 0 });
  }
  for (const basket of baskets) {
    steps[minuteIn(script, basket.span, basket.at) - 1]![basket.side] += basket.points;
  }
  return steps;
}

function figuresOf(baskets: readonly Basket[]): TimelineFigure[] {
  const made = (kind: TimelineFigure['kind'], points: number): TimelineFigure => {
    const countFor = (side: Side) => baskets.filter((basket) => basket.points === points && basket.side === side).length;
    return { kind, home: countFor('home'), away: countFor('away') };
  };
  let lead = 0;
  const largest: [number, number] = [0, 0];
  for (const basket of baskets) {
    lead += basket.side === 'home' ? basket.points : -basket.points;
    largest[0] = Math.max(largest[0], lead);
    largest[1] = Math.max(largest[1], -lead);
  }
  const [home, away]: Pair = largest;
  return [made('threes', 3), made('twos', 2), made('frees', 1), { kind: 'largest-lead', home, away }];
}
