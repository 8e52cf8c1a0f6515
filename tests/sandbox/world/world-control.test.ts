import * as fc from '../../support/property';
import type { ControlEvent, WorldMatch } from '../../../sandbox/world/engine/world.model.ts';
import { HOUR, MINUTE } from '../../support/time.ts';
import { FB, SATURDAY, tally, worldAt } from '../../support/world.ts';

const plain = worldAt(SATURDAY + 24 * HOUR);
const match = plain.matchesBetween(SATURDAY, SATURDAY + HOUR).find((one) => one.league.rank === 5)!;
const at = (minutes: number) => match.kickOff + minutes * MINUTE;
const event = (type: ControlEvent['type'], minutes: number, more: Partial<ControlEvent> = {}): ControlEvent => ({
  matchId: match.id,
  type,
  at: at(minutes),
  ...more,
});
const worldAfter = (...control: ControlEvent[]) => worldAt(SATURDAY + 24 * HOUR, { control });
const stateAt = (one: WorldMatch, minutes: number, ...control: ControlEvent[]) => worldAfter(...control).state(one, at(minutes));

const homePrice = (...control: ControlEvent[]) =>
  Number(
    worldAfter(...control)
      .markets(match, FB, at(12))
      .find((market) => market.kind === 'winner' && market.period === 'full')!.options[0]!.price,
  );

describe('control events', () => {
  test('a goal counts from its moment on, suspends the sale, and remains', () => {
    const goal = event('goal', 20, { side: 'away' });
    const before = plain.state(match, at(20) - 1);
    expect(stateAt(match, 19.99, goal)).toEqual(plain.state(match, at(19.99)));
    const then = stateAt(match, 20, goal);
    expect(then.score).toEqual([before.score[0], before.score[1] + 1]);
    expect(then.suspended).toBe('goal');
    expect(then.incidents.at(-1)).toEqual({ type: 'goal', side: 'away', minute: 21, stoppage: 0, at: at(20) });
    const [end, plainEnd] = [stateAt(match, 180, goal), plain.state(match, at(180))];
    expect(end.score).toEqual([plainEnd.score[0], plainEnd.score[1] + 1]);
    expect(end.halfScore).toEqual([plainEnd.halfScore![0], plainEnd.halfScore![1] + 1]);
    expect(
      worldAfter(goal)
        .markets(match, FB, at(20) + 1000)
        .every((market) => market.options.every((option) => option.price === null)),
    ).toBe(true);
  });

  test('other matches and other timeframes are unaffected', () => {
    const goal = event('goal', 20);
    const other = plain.matchesBetween(SATURDAY, SATURDAY + HOUR).find((one) => one.id !== match.id)!;
    expect(worldAfter(goal).state(other, at(60))).toEqual(plain.state(other, at(60)));
    expect(stateAt(match, 180, event('goal', -5))).toEqual(plain.state(match, at(180)));
    expect(stateAt(match, 180, event('goal', 170), event('corner', 175))).toEqual(plain.state(match, at(180)));
  });

  test('shows the minute that a tester gave', () => {
    expect(stateAt(match, 21, event('goal', 20, { minute: 58 })).incidents.filter((one) => one.minute === 58)).toHaveLength(1);
  });

  test('cards are red unless yellow is given, and corners are counted', () => {
    const plainEnd = plain.state(match, at(180));
    const end = stateAt(
      match,
      180,
      event('card', 30, { side: 'home' }),
      event('card', 31, { side: 'away', colour: 'yellow' }),
      event('corner', 32, { side: 'away' }),
    );
    expect(end.red).toEqual([plainEnd.red[0] + 1, plainEnd.red[1]]);
    expect(end.yellow).toEqual([plainEnd.yellow[0], plainEnd.yellow[1] + 1]);
    expect(end.corners).toEqual([plainEnd.corners[0], plainEnd.corners[1] + 1]);
    expect(stateAt(match, 30.1, event('card', 30)).suspended).toBe('card');
  });

  test('a red card raises the other side’s chance', () => {
    expect(homePrice(event('card', 10, { side: 'away' }))).toBeLessThan(homePrice());
  });

  test('suspend stops the sale until resume', () => {
    const hold = [event('suspend', 10), event('resume', 15)];
    expect(stateAt(match, 12, ...hold).suspended).toBe('control');
    expect(stateAt(match, 15, ...hold).suspended).toBe(plain.state(match, at(15)).suspended);
    expect(stateAt(match, 60, event('suspend', -10)).suspended).toBe('control');
    expect(stateAt(match, -5, event('suspend', -10)).suspended).toBe('control');
  });

  test('a goal entered right before the finish counts, one entered after it does not', () => {
    const score = plain.state(match, at(70) - 1).score;
    expect(stateAt(match, 90, event('goal', 70), event('finish', 70)).score).toEqual([score[0] + 1, score[1]]);
    expect(stateAt(match, 90, event('finish', 70), event('goal', 70)).score).toEqual(score);
  });

  test('finish ends a match at that moment with its current score', () => {
    const end = stateAt(match, 90, event('finish', 70));
    expect(end).toMatchObject({ phase: 'ended', endedAt: at(70), score: plain.state(match, at(70) - 1).score });
    expect(end.halfScore).toEqual(plain.state(match, at(70)).halfScore);
    expect(worldAfter(event('finish', 70)).markets(match, FB, at(70))).toEqual([]);
    expect(
      worldAfter(event('finish', 70))
        .live(at(80))
        .map((one) => one.id),
    ).not.toContain(match.id);
    expect(stateAt(match, 90, event('finish', 20)).halfScore).toEqual(plain.state(match, at(20) - 1).score);
  });

  test('abandon stops a match, and cancels it before kick-off', () => {
    expect(stateAt(match, 90, event('abandon', 60))).toMatchObject({ phase: 'abandoned', endedAt: at(60) });
    expect(stateAt(match, 90, event('abandon', 60)).halfScore).not.toBeNull();
    expect(stateAt(match, 90, event('abandon', 30)).halfScore).toBeNull();
    expect(stateAt(match, 1, event('abandon', -30)).phase).toBe('cancelled');
  });

  test('whatever the events, scores equal the incidents and never shrink', () => {
    const anyEvent = fc.record({
      matchId: fc.constant(match.id),
      type: fc.constantFrom<ControlEvent['type']>('goal', 'card', 'corner', 'suspend', 'resume', 'finish', 'abandon'),
      side: fc.constantFrom('home' as const, 'away' as const),
      at: fc.integer({ min: at(-20), max: at(130) }),
    });
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 8 }), (control) => {
        const world = worldAfter(...control);
        let last = [0, 0];
        for (let minute = -25; minute <= 140; minute += 5) {
          const state = world.state(match, at(minute));
          expect(state.score).toEqual(tally(state, 'goal'));
          expect(state.score[0] >= last[0]! && state.score[1] >= last[1]!).toBe(true);
          last = [...state.score];
        }
      }),
      { numRuns: 150 },
    );
  });
});
