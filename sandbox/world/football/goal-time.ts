import model from '../data/model.json';
import { MINUTE, SECOND } from '../../kernel/clock/calendar.ts';

/**
 * Distribution of goals over time. Each half has nine bins of five minutes, the last one open to the end of stoppage time; shares
 * come from the model, scaled so that the first half has the league's own share.
 */
export interface Tempo {
  firstShare: number;
  /** Length of the halves in ms, stoppage included. */
  first: number;
  second: number;
  /** True when the minutes before half time are free of interruptions, see `ROUND_THE_CLOCK_CALM`. */
  calm: boolean;
}

const BIN = 5 * MINUTE;
const BINS = 9;

/**
 * Round-the-clock matches sell first-half markets without a break from about five minutes before half time until those of the next
 * match take over: random events in the last `span` of the half move into its last `tail`. Prices use the same time, so that they
 * stay fair.
 */
export const ROUND_THE_CLOCK_CALM = { span: 345 * SECOND, tail: 35 * SECOND };

const shares = [normal(model.goalShare.slice(0, BINS)), normal(model.goalShare.slice(BINS))] as const;

function normal(list: readonly number[]): number[] {
  const sum = list.reduce((a, b) => a + b, 0);
  return list.map((one) => one / sum);
}

/** Share of a half's goals that has fallen when `elapsed` ms of it are over. */
function shareOfHalf(half: 0 | 1, length: number, elapsed: number): number {
  if (elapsed <= 0) return 0;
  if (elapsed >= length) return 1;
  let share = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const from = bin * BIN;
    const to = bin === BINS - 1 ? length : from + BIN;
    if (elapsed >= to) share += shares[half][bin]!;
    else return share + (shares[half][bin]! * (elapsed - from)) / (to - from);
  }
  return 1;
}

/** Share of a match's goals that has fallen after these ms of each half. */
export function shareOfGoals(tempo: Tempo, firstElapsed: number, secondElapsed: number): number {
  const first = shareOfHalf(0, tempo.first, tempo.calm ? calmTime(tempo.first, firstElapsed) : firstElapsed);
  return tempo.firstShare * first + (1 - tempo.firstShare) * shareOfHalf(1, tempo.second, secondElapsed);
}

/** The random time that corresponds to a real moment of a calm half. */
function calmTime(length: number, elapsed: number): number {
  const { span, tail } = ROUND_THE_CLOCK_CALM;
  const left = length - elapsed;
  if (left >= span) return elapsed;
  return left >= tail ? length - span : length - (left * span) / tail;
}

/** A moment of the half for a uniform random number. */
export function timeInHalf(tempo: Tempo, half: 0 | 1, roll: number): number {
  const length = half === 0 ? tempo.first : tempo.second;
  let remaining = roll;
  let bin = 0;
  while (bin < BINS - 1 && remaining >= shares[half][bin]!) {
    remaining -= shares[half][bin]!;
    bin += 1;
  }
  const from = bin * BIN;
  const to = bin === BINS - 1 ? length : from + BIN;
  const time = Math.min(length - SECOND, from + (remaining / shares[half][bin]!) * (to - from));
  return half === 0 && tempo.calm ? pressed(length, time) : time;
}

/** The moment to which a random time of a calm half moves. */
function pressed(length: number, time: number): number {
  const { span, tail } = ROUND_THE_CLOCK_CALM;
  const left = length - time;
  return left >= span ? time : length - (left * tail) / span;
}
