import { poisson } from '../engine/chance.ts';
import { SECOND, MINUTE } from '../../kernel/clock/calendar.ts';
import type { Fixture, Rates } from '../engine/fixture.model.ts';
import { shareOfGoals, timeInHalf, type Tempo } from './goal-time.ts';
import { pickScore, scoreGrid } from '../engine/grid.ts';
import type { Pair, Side } from '../engine/world.model.ts';

/** A moment of play: ms since the half began. */
export interface Moment {
  half: 0 | 1;
  time: number;
}

export interface Event extends Moment {
  side: Side;
}

/** Effect of a sending-off on the expected goals of its own side and of the other. */
export const RED_EFFECT = { own: 0.7, other: 1.2 };

/** Rates of a match after so many sending-offs. */
export function ratesAfterReds(rates: Rates, [home, away]: Pair): Rates {
  if (home === 0 && away === 0) return rates;
  return {
    ...rates,
    home: rates.home * RED_EFFECT.own ** home * RED_EFFECT.other ** away,
    away: rates.away * RED_EFFECT.own ** away * RED_EFFECT.other ** home,
  };
}

/** The goals of a match: those of its known result, else a score from the model spread over the minutes. */
export function pickGoals(fixture: Fixture, tempo: Tempo, reds: readonly Event[], random: () => number): Event[] {
  if (fixture.result) return fixture.result.goals.length > 0 ? knownGoals(fixture, random) : goalsWithin(fixture, tempo, random);
  const { rates } = fixture;
  const score = pickScore(scoreGrid(rates.home, rates.away, { ...rates, score: [0, 0] }), random);
  let goals = bySide(score, () => pickMoment(tempo, random));
  const sent: [number, number] = [0, 0];
  for (const red of reds.toSorted(byTime)) {
    sent[red.side === 'home' ? 0 : 1] += 1;
    const now = ratesAfterReds(rates, sent);
    const played = red.half === 0 ? shareOfGoals(tempo, red.time, 0) : shareOfGoals(tempo, tempo.first, red.time);
    const remaining = bySide([poisson(now.home * (1 - played), random), poisson(now.away * (1 - played), random)], () =>
      momentAfter(red, tempo, random),
    );
    goals = [...goals.filter((goal) => byTime(goal, red) <= 0), ...remaining];
  }
  return spaced(goals, tempo);
}

export function byTime(a: Moment, b: Moment): number {
  return a.half - b.half || a.time - b.time;
}

function bySide(score: Pair, moment: () => Moment): Event[] {
  const momentsFor = (side: Side, count: number) => Array.from({ length: count }, () => ({ side, ...moment() }));
  return [...momentsFor('home', score[0]), ...momentsFor('away', score[1])];
}

function pickMoment(tempo: Tempo, random: () => number): Moment {
  const half = random() < tempo.firstShare ? 0 : 1;
  return { half, time: Math.floor(timeInHalf(tempo, half, random())) };
}

function momentAfter(limit: Moment, tempo: Tempo, random: () => number): Moment {
  for (let tries = 0; tries < 400; tries += 1) {
    const moment = pickMoment(tempo, random);
    if (byTime(moment, limit) > 0) return moment;
  }
  return { half: 1, time: tempo.second - SECOND };
}

/** After a goal the ball goes back to the centre: at least half a minute is between two goals if there is room. */
function spaced(goals: readonly Event[], tempo: Tempo): Event[] {
  const sorted = goals.toSorted(byTime);
  const limit = 30 * SECOND;
  for (let i = sorted.length - 2; i >= 0; i -= 1) {
    const [one, next] = [sorted[i]!, sorted[i + 1]!];
    if (one.half === 0 && tempo.calm) continue;
    if (one.half === next.half && next.time - one.time < limit && next.time > limit) sorted[i] = { ...one, time: next.time - limit };
  }
  return sorted.toSorted(byTime);
}

function knownGoals(fixture: Fixture, random: () => number): Event[] {
  return fixture.result!.goals.map(({ side, minute, added }) => {
    const half = minute <= 45 ? 0 : 1;
    const whole = (half === 0 ? minute : minute - 45) - 1 + added;
    return { side, half, time: whole * MINUTE + Math.floor(random() * 55) * SECOND };
  });
}

function goalsWithin(fixture: Fixture, tempo: Tempo, random: () => number): Event[] {
  const { half, full } = fixture.result!;
  const inHalf = (which: 0 | 1) => () => ({ half: which, time: Math.floor(timeInHalf(tempo, which, random())) });
  return [...bySide(half, inHalf(0)), ...bySide([full[0] - half[0], full[1] - half[1]], inHalf(1))].toSorted(byTime);
}
