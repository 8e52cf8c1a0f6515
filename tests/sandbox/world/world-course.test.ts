import * as fc from '../../support/property';
import { toFbMatch } from '../../../sandbox/venues/fb/fb.match.ts';
import { toImMatch } from '../../../sandbox/venues/im/im.match.ts';
import { obScores } from '../../../sandbox/venues/ob/ob.match.ts';
import type { MatchTimeline, TimelineEvent, TimelineFigure } from '../../../sandbox/world/engine/timeline.model.ts';
import type { ControlEvent, Pair, WorldMatch, WorldSport } from '../../../sandbox/world/engine/world.model.ts';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

const world = worldAt(SATURDAY + 60 * DAY);
const matchesOf = (sport: WorldSport) => world.matchesBetween(SATURDAY, SATURDAY + DAY, sport);
const FOOTBALL = matchesOf('football');
const ALL = [...FOOTBALL.slice(0, 200), ...matchesOf('basketball').slice(0, 60), ...matchesOf('tennis').slice(0, 60)];
const anyMatch = fc.constantFrom(...ALL);
/** Seconds after kick-off, from before it to well after the end. */
const anySecond = fc.integer({ min: -300, max: 4 * 3600 });

const countOf = (course: MatchTimeline, kind: TimelineEvent['kind']): Pair => {
  const of = (side: string) => course.events.filter((event) => event.kind === kind && event.side === side).length;
  return [of('home'), of('away')];
};
const figure = (course: MatchTimeline, kind: TimelineFigure['kind']): Pair => {
  const found = course.figures.find((one) => one.kind === kind);
  return found ? [found.home, found.away] : [0, 0];
};
const sum = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);

describe('the timeline of a match', () => {
  test('has at every moment the counts that the three venues show', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FOOTBALL), anySecond, (match, second) => {
        const at = match.kickOff + second * 1000;
        world.set(at);
        const course = world.timeline(match);
        const pairs = {
          goal: countOf(course, 'goal'),
          corner: countOf(course, 'corner'),
          yellow: countOf(course, 'yellow'),
          red: countOf(course, 'red'),
        };
        expect([figure(course, 'corners'), figure(course, 'yellow'), figure(course, 'red')]).toEqual([
          pairs.corner,
          pairs.yellow,
          pairs.red,
        ]);

        const { nsg } = toFbMatch(world, match, { detail: false, oddsType: 1 });
        const fb = (type: number) => nsg.find(({ pe, tyg }) => pe === 1001 && tyg === type)?.sc ?? [0, 0];
        expect([fb(5), fb(6), fb(7), fb(8)]).toEqual([pairs.goal, pairs.corner, pairs.yellow, pairs.red]);

        const msc = obScores(match, world.state(match));
        const ob = (key: string) => (msc.find((text) => text.startsWith(`${key}|`))?.split('|')[1] ?? '0:0').split(':').map(Number);
        expect([ob('S1'), ob('S5'), ob('S12'), ob('S11')]).toEqual([pairs.goal, pairs.corner, pairs.yellow, pairs.red]);

        const im = toImMatch(world, match, at, { oddsType: 3 });
        for (const { HomeScore, AwayScore } of im.RelatedScores) expect([HomeScore, AwayScore]).toEqual(pairs.corner);
        if (im.HomeScore !== null) {
          expect([Number(im.HomeScore), Number(im.AwayScore)]).toEqual(pairs.goal);
          expect([Number(im.HomeRedCard), Number(im.AwayRedCard)]).toEqual(pairs.red);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('contains nothing of the future, and later repeats what it reported', () => {
    fc.assert(
      fc.property(anyMatch, anySecond, fc.integer({ min: 0, max: 3600 }), (match, second, more) => {
        const at = match.kickOff + second * 1000;
        const [now, later] = [world.timeline(match, at), world.timeline(match, at + more * 1000)];
        expect(now.events.every((event) => event.at <= at)).toBe(true);
        expect(now.events.map((event) => event.at)).toEqual(now.events.map((event) => event.at).toSorted((a, b) => a - b));
        expect(later.events.slice(0, now.events.length)).toEqual(now.events);
        // The running minute is still growing.
        expect(later.momentum.slice(0, Math.max(0, now.momentum.length - 1))).toEqual(now.momentum.slice(0, -1));
        const counted = now.figures.filter(({ kind }) => kind !== 'possession');
        expect(counted.filter(({ kind, home, away }) => figure(later, kind)[0] < home || figure(later, kind)[1] < away)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('agrees with the current score and with itself', () => {
    fc.assert(
      fc.property(anyMatch, anySecond, (match, second) => {
        const at = match.kickOff + second * 1000;
        const [course, state] = [world.timeline(match, at), world.state(match, at)];
        if (state.phase === 'not-started') {
          expect(course).toMatchObject({ events: [], momentum: [], figures: [], periods: [] });
          return;
        }
        expect(course.events[0]).toMatchObject({ kind: 'start', score: [0, 0] });
        expect(course.events.at(-1)!.kind === 'full' || course.events.at(-1)!.kind === 'abandoned').toBe(state.endedAt !== null);
        expect(course.momentum.flatMap(({ home, away }) => [home, away]).every((value) => Number.isInteger(value) && value >= 0)).toBe(
          true,
        );
        if (match.sport === 'tennis') {
          expect(course.periods).toEqual(state.periodScores);
          const sets = course.events.filter(({ kind }) => kind === 'set');
          expect([sets.filter(({ side }) => side === 'home').length, sets.filter(({ side }) => side === 'away').length]).toEqual(
            state.score,
          );
          expect(sets.map(({ score }) => score)).toEqual(state.periodScores.slice(0, sets.length));
          expect(sum(course.momentum.map(({ home, away }) => [home, away]))).toEqual(figure(course, 'points'));
          return;
        }
        expect(sum(course.periods)).toEqual(state.score);
        if (match.sport === 'basketball') {
          expect(sum(course.momentum.map(({ home, away }) => [home, away]))).toEqual(state.score);
          const made = ['threes', 'twos', 'frees'].map((kind) => figure(course, kind as TimelineFigure['kind']));
          expect([0, 1].map((which) => 3 * made[0]![which]! + 2 * made[1]![which]! + made[2]![which]!)).toEqual(state.score);
          return;
        }
        const shots = [figure(course, 'shots'), figure(course, 'on-target')] as const;
        for (const which of [0, 1] as const) {
          expect(shots[0][which]).toBeGreaterThanOrEqual(shots[1][which]);
          expect(shots[1][which]).toBeGreaterThanOrEqual(state.score[which]);
        }
        expect(figure(course, 'possession')[0] + figure(course, 'possession')[1]).toBe(100);
        expect(Math.max(...course.momentum.flatMap(({ home, away }) => [home, away]))).toBeLessThanOrEqual(9);
        const half = course.events.find(({ kind }) => kind === 'half');
        if (half) expect(half.score).toEqual(state.halfScore);
        expect(course.events.at(-1)!.score).toEqual(state.score);
      }),
      { numRuns: 500 },
    );
  });

  test('is the same in a world created again', () => {
    const again = worldAt(SATURDAY + 90 * DAY);
    for (const match of ALL)
      expect(again.timeline(again.matchByNumber(match.number)!, match.kickOff + HOUR)).toEqual(world.timeline(match, match.kickOff + HOUR));
  });

  test('gives an attacking side more of the momentum, and as many shots as usual', () => {
    const results = FOOTBALL.map((match) => world.timeline(match, match.kickOff + 3 * HOUR));
    const mean = (kind: TimelineFigure['kind']) =>
      sum(results.map((course) => figure(course, kind))).map((total) => total / results.length);
    expect(mean('possession')[0]).toBeGreaterThan(mean('possession')[1]!);
    for (const side of mean('shots')) expect(side).toBeGreaterThan(5);
    for (const side of mean('shots')) expect(side).toBeLessThan(16);
  });
});

describe('control events in a timeline', () => {
  const match = FOOTBALL.find((one) => one.league.rank === 5)!;
  const controlEvent = (one: WorldMatch, type: ControlEvent['type'], minutes: number, more: Partial<ControlEvent> = {}): ControlEvent => ({
    matchId: one.id,
    type,
    at: one.kickOff + minutes * MINUTE,
    ...more,
  });

  test('appear at their minute with the score after them, and change nothing before', () => {
    const events = [
      controlEvent(match, 'goal', 20, { side: 'away' }),
      controlEvent(match, 'card', 21),
      controlEvent(match, 'corner', 22, { side: 'away', minute: 30 }),
    ];
    const touched = worldAt(SATURDAY + DAY, { control: events });
    const course = touched.timeline(match, match.kickOff + 23 * MINUTE);
    const plain = world.timeline(match, match.kickOff + 20 * MINUTE - 1);
    expect(course.events.slice(0, plain.events.length)).toEqual(plain.events);
    expect(course.momentum.slice(0, 20)).toEqual(plain.momentum);
    const [home, away] = plain.events.at(-1)!.score;
    expect(course.events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'goal', side: 'away', minute: 21, added: 0, score: [home, away + 1] }),
        expect.objectContaining({ kind: 'red', side: 'home', minute: 22 }),
        expect.objectContaining({ kind: 'corner', side: 'away', minute: 30 }),
      ]),
    );
  });

  test('a match ended by a tester ends its timeline, and a cancelled one has none', () => {
    const at = match.kickOff + 3 * HOUR;
    const finished = worldAt(at, { control: [controlEvent(match, 'goal', 30), controlEvent(match, 'finish', 30)] }).timeline(match);
    expect(finished.events.slice(-2).map(({ kind }) => kind)).toEqual(['goal', 'full']);
    expect(finished.momentum.at(-1)).toMatchObject({ period: 1, minute: 31 });
    expect(
      worldAt(at, { control: [controlEvent(match, 'abandon', 50)] })
        .timeline(match)
        .events.at(-1),
    ).toMatchObject({ kind: 'abandoned' });
    expect(worldAt(at, { control: [controlEvent(match, 'abandon', -5)] }).timeline(match)).toMatchObject({ events: [], figures: [] });
  });

  test.each(['basketball', 'tennis'] as const)('a goal in %s is in the timeline with its score', (sport) => {
    const one = matchesOf(sport)[10]!;
    const touched = worldAt(SATURDAY + 2 * DAY, {
      control: [controlEvent(one, 'goal', 12), controlEvent(one, 'goal', 20, { side: 'away' })],
    });
    for (const minutes of [11, 13, 21, 60, 90, 240]) {
      const at = one.kickOff + minutes * MINUTE;
      const [course, state] = [touched.timeline(one, at), touched.state(one, at)];
      expect(course.periods).toEqual(state.periodScores);
      if (sport === 'basketball') expect(sum(course.momentum.map(({ home, away }) => [home, away]))).toEqual(state.score);
      else expect(figure(course, 'games')).toEqual(sum(state.periodScores));
    }
  });

  test('an outright has no timeline', () => {
    const numbers = world
      .leagues()
      .flatMap(({ number }) => Array.from({ length: 40 }, (_, season) => 800_000_000 + number * 1_000_000 + season));
    const title = numbers.map((number) => world.matchByNumber(number)).find((one) => one !== null);
    expect(title!.away.name).toBe('');
    expect(world.timeline(title!, title!.kickOff + DAY)).toMatchObject({ events: [], momentum: [], figures: [] });
  });
});
