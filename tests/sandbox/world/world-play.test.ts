import * as fc from '../../support/property';
import type { WorldMatch } from '../../../sandbox/world/engine/world.model.ts';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { SATURDAY, tally, worldAt } from '../../support/world.ts';

const world = worldAt(SATURDAY + 60 * DAY);
const matches = world.matchesBetween(SATURDAY, SATURDAY + 2 * DAY);
const anyMatch = fc.constantFrom(...matches);
const ORDER = ['not-started', 'first-half', 'half-time', 'second-half', 'ended'];

/** World ms at which a phase of the match begins. */
function startOf(match: WorldMatch, phase: string): number {
  let [low, high] = [match.kickOff - MINUTE, match.kickOff + 3 * HOUR];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (ORDER.indexOf(world.state(match, middle).phase) >= ORDER.indexOf(phase)) high = middle;
    else low = middle;
  }
  return high;
}

describe('a match in play', () => {
  test('goes through its phases in order; scores, corners and cards only grow and equal the incidents', () => {
    fc.assert(
      fc.property(anyMatch, fc.array(fc.integer({ min: -10, max: 150 * 60 }), { minLength: 2, maxLength: 12 }), (match, seconds) => {
        const states = seconds.toSorted((a, b) => a - b).map((second) => world.state(match, match.kickOff + second * 1000));
        for (const [index, state] of states.entries()) {
          expect(state.score).toEqual(tally(state, 'goal'));
          expect(state.corners).toEqual(tally(state, 'corner'));
          expect(state.yellow).toEqual(tally(state, 'yellow'));
          expect(state.red).toEqual(tally(state, 'red'));
          const before = states[index - 1];
          if (!before) continue;
          expect(ORDER.indexOf(state.phase)).toBeGreaterThanOrEqual(ORDER.indexOf(before.phase));
          expect(state.incidents.slice(0, before.incidents.length)).toEqual(before.incidents);
          if (before.phase === state.phase) expect(state.seconds).toBeGreaterThanOrEqual(before.seconds);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the half-time score', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const half = startOf(match, 'half-time');
        const at = world.state(match, half);
        expect(at.halfScore).toEqual(at.score);
        expect(world.state(match, half - 1).halfScore).toBeNull();
        expect(world.state(match, match.kickOff + 3 * HOUR).halfScore).toEqual(at.score);
        expect(at.running).toBe(false);
        expect(startOf(match, 'second-half') - half).toBe(15 * MINUTE);
      }),
      { numRuns: 100 },
    );
  });

  test('has a clock that runs on through stoppage time and restarts at 45:00', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        expect(world.state(match, match.kickOff - 1).phase).toBe('not-started');
        expect(world.state(match, match.kickOff)).toMatchObject({
          phase: 'first-half',
          seconds: 0,
          running: true,
          injury: 0,
          score: [0, 0],
        });
        const last = world.state(match, startOf(match, 'half-time') - 1);
        expect(last.seconds).toBeGreaterThanOrEqual(2700 + 59);
        expect(last.injury).toBeGreaterThanOrEqual(1);
        expect(Math.floor((last.seconds - 2700) / 60)).toBeLessThanOrEqual(last.injury + 1);
        expect(world.state(match, startOf(match, 'second-half')).seconds).toBe(2700);
        const end = startOf(match, 'ended');
        expect(world.state(match, end)).toMatchObject({ phase: 'ended', endedAt: end, running: false, suspended: null, seconds: 5400 });
        expect(world.state(match, end - 1).endedAt).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  test('has incidents at the minute that the clock showed', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        for (const incident of world.state(match, match.kickOff + 3 * HOUR).incidents) {
          const { seconds, phase } = world.state(match, incident.at);
          const limit = phase === 'first-half' ? 45 : 90;
          const minute = Math.floor(seconds / 60) + 1;
          expect(incident.minute).toBe(Math.min(limit, minute));
          expect(incident.stoppage).toBe(Math.max(0, minute - limit));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('sells nothing for a while around a goal and a red card', () => {
    const withGoals = matches.filter((match) => world.state(match, match.kickOff + 3 * HOUR).incidents.length > 0).slice(0, 200);
    for (const match of withGoals) {
      for (const incident of world.state(match, match.kickOff + 3 * HOUR).incidents) {
        if (incident.type !== 'goal' && incident.type !== 'red') continue;
        for (const offset of [0, 10_000, 20_000]) {
          const state = world.state(match, incident.at + offset);
          if (state.phase !== 'ended') expect(state.suspended).not.toBeNull();
        }
      }
    }
    const stopped = withGoals.filter((match) => world.state(match, match.kickOff + 30 * MINUTE).suspended !== null);
    expect(stopped.length).toBeLessThan(20);
  });

  test('scores as often as the model predicts', () => {
    const past = world.matchesBetween(SATURDAY, SATURDAY + 12 * DAY);
    let [goals, first, corners, yellow] = [0, 0, 0, 0];
    for (const match of past) {
      const end = world.state(match, match.kickOff + 3 * HOUR);
      goals += end.score[0] + end.score[1];
      first += end.halfScore![0] + end.halfScore![1];
      corners += end.corners[0] + end.corners[1];
      yellow += end.yellow[0] + end.yellow[1];
    }
    expect(goals / past.length).toBeGreaterThan(2.4);
    expect(goals / past.length).toBeLessThan(3.3);
    expect(first / goals).toBeGreaterThan(0.41);
    expect(first / goals).toBeLessThan(0.48);
    expect(corners / past.length).toBeGreaterThan(8);
    expect(corners / past.length).toBeLessThan(11);
    expect(yellow / past.length).toBeGreaterThan(3);
    expect(yellow / past.length).toBeLessThan(5);
  });

  test('is the same with its states and prices in a world created again', () => {
    const again = worldAt(SATURDAY);
    const at = SATURDAY + 40 * MINUTE;
    again.set(at);
    for (const match of again.live()) {
      expect(again.state(match)).toEqual(world.state(match, at));
      expect(again.markets(match, { venue: 'IMTY', margin: 1.05, noise: 0.02 })).toEqual(
        world.markets(match, { venue: 'IMTY', margin: 1.05, noise: 0.02 }, at),
      );
    }
  });
});
