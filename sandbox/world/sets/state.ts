import { stopIn } from '../engine/stops.ts';
import type { SetPeriod } from '../engine/market.model.ts';
import type { MatchState, Pair, WorldPhase } from '../engine/world.model.ts';
import type { SetScript } from './script.ts';

const NONE: Pair = [0, 0];

/** Name of a set by its index. */
export function setName(index: number): SetPeriod {
  return (['set-1', 'set-2', 'set-3', 'set-4', 'set-5'] as const)[index]!;
}

/** The phase if it needs no scoreboard; null while the match runs. */
export function setsPhase(script: SetScript, at: number): 'not-started' | 'ended' | 'abandoned' | 'cancelled' | null {
  if (at >= script.endAt) {
    if (!script.abandoned) return 'ended';
    return script.endAt < script.kickOff ? 'cancelled' : 'abandoned';
  }
  return at < script.kickOff ? 'not-started' : null;
}

/** The state of a match of sets at a moment of world time; `score` counts sets, `figures` are those of each set that began. */
export function setsState(
  script: SetScript,
  at: number,
  { sport, sets, figures }: { sport: MatchState['sport']; sets: Pair; figures: readonly Pair[] },
): MatchState {
  const fixed = setsPhase(script, at);
  const phase: WorldPhase = fixed ?? setName(figures.length - 1);
  const played = phase !== 'not-started' && phase !== 'cancelled';
  const over = fixed !== null && fixed !== 'not-started';
  return {
    sport,
    phase,
    seconds: 0,
    running: false,
    left: null,
    injury: 0,
    score: played ? [sets[0], sets[1]] : NONE,
    periodScores: played ? figures.map(([home, away]) => [home, away] as const) : [],
    periodsDone: played ? sets[0] + sets[1] : 0,
    points: null,
    server: null,
    halfScore: null,
    corners: NONE,
    yellow: NONE,
    red: NONE,
    suspended: over ? null : stopIn(script.stops, at),
    incidents: [],
    endedAt: over ? script.endAt : null,
  };
}
