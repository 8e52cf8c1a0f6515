import { HOUR, MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { hash, unitAt } from './chance.ts';
import type { Rates } from './fixture.model.ts';
import type { MatchState } from './world.model.ts';

/** Size of the price drift of expected goals: the slow part, and the small step from one price to the next. */
const SLOW_DRIFT = 0.03;
const NOISE = 0.005;

/** ms before the end of a period from which prices are made each second and no venue lags behind. */
export const RUSH = 90 * SECOND;

/**
 * The moment prices were last made: in play every 6 to 13 s, each match in its own rhythm, and each second if the period's clock
 * has less than `RUSH` left; before kick-off every one to three minutes.
 */
export function pricedAt(matchId: string, phase: MatchState['phase'], at: number, left = Number.POSITIVE_INFINITY): number {
  const own = hash(matchId);
  const usual = phase === 'not-started' ? (60 + (own % 120)) * SECOND : (6 + (own % 8)) * SECOND;
  const step = left < RUSH ? SECOND : usual;
  return Math.floor(at / step) * step;
}

/** The rates with price drift at a moment: the model's, changed a little by a slow and a fast part that depend on (seed, match, time). */
export function driftedRates(seed: string, matchId: string, rates: Rates, phase: MatchState['phase'], at: number): Rates {
  const factorOf = (side: string) => Math.exp(driftAt(seed, matchId, side, phase, at, { slowDrift: SLOW_DRIFT, noise: NOISE }));
  return { ...rates, home: rates.home * factorOf('home'), away: rates.away * factorOf('away') };
}

/** Price drift at a moment, within ± the given sizes: a smooth slow part, and a random step each second. */
export function driftAt(
  seed: string,
  matchId: string,
  side: string,
  phase: MatchState['phase'],
  at: number,
  size: { slowDrift: number; noise: number },
): number {
  const period = phase === 'not-started' ? 2 * HOUR : 4 * MINUTE;
  const own = hash(`${seed}|drift|${matchId}|${side}`);
  return size.slowDrift * slowDrift(own, at / period) + size.noise * (unitAt(own, Math.floor(at / SECOND)) * 2 - 1);
}

/** A smooth curve in [-1, 1] through a random height at every whole number. */
export function slowDrift(own: number, x: number): number {
  const index = Math.floor(x);
  const part = x - index;
  const ease = part * part * (3 - 2 * part);
  const height = (i: number) => unitAt(own, i) * 2 - 1;
  return height(index) * (1 - ease) + height(index + 1) * ease;
}
