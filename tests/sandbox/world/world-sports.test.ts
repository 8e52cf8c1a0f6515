import type { ControlEvent, Pair, WorldSport } from '../../../sandbox/world/engine/world.model.ts';
import { rulingOf } from '../../../sandbox/modules/betting/ruling/ruling.rules.ts';
import { outcomeAlready } from '../../../sandbox/modules/betting/ruling/settlement.rules.ts';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { FB, SATURDAY, worldAt, costInReferences } from '../../support/world.ts';

const SPORTS = ['basketball', 'tennis'] as const;
/** No match of any sport lasts so long. */
const LONG = 9 * HOUR;

describe.each(SPORTS)('the world of %s', (sport) => {
  test('has live matches at every hour, matches still to come today, and early ones', () => {
    const world = worldAt(SATURDAY);
    for (let step = 0; step < 150; step += 1) {
      const at = SATURDAY + step * 37 * MINUTE;
      world.set(at);
      const live = world.live(at, sport);
      expect(live.length).toBeGreaterThanOrEqual(10);
      expect(live.length).toBeLessThan(80);
      expect(world.matchesBetween(at + DAY, at + 8 * DAY, sport).length).toBeGreaterThan(60);
      const midnight = Math.ceil((at + 1 + 8 * HOUR) / DAY) * DAY - 8 * HOUR;
      if (midnight - at > HOUR) expect(world.matchesBetween(at, midnight, sport).length).toBeGreaterThanOrEqual(5);
      // Prices are there where the sale has not stopped for a moment.
      if (step % 5 === 0)
        expect(
          live.some((match) => world.markets(match, FB).some((market) => market.options.every((option) => option.price !== null))),
        ).toBe(true);
    }
  });

  test('starts no team or player twice within eighteen hours', () => {
    const world = worldAt(SATURDAY + 30 * DAY);
    const last = new Map<string, number>();
    for (const match of world.matchesBetween(SATURDAY - DAY, SATURDAY + 12 * DAY, sport)) {
      expect(match.home.id).not.toBe(match.away.id);
      for (const team of [match.home, match.away]) {
        expect(match.kickOff - (last.get(team.id) ?? 0)).toBeGreaterThan(18 * HOUR);
        last.set(team.id, match.kickOff);
      }
    }
  });

  test('has numbers that are unique over all sports, Chinese names, and the same matches in a world created again', () => {
    const world = worldAt(SATURDAY + 10 * DAY);
    const again = worldAt(SATURDAY + 400 * DAY);
    const matches = world.matchesBetween(SATURDAY, SATURDAY + 2 * DAY, sport);
    const others = world.matchesBetween(SATURDAY, SATURDAY + 2 * DAY);
    expect(new Set([...matches, ...others].map((match) => match.number)).size).toBe(matches.length + others.length);
    const teams = new Map([...matches, ...others].flatMap((match) => [match.home, match.away]).map((team) => [team.id, team]));
    expect(new Set([...teams.values()].map((team) => team.number)).size).toBe(teams.size);
    for (const match of matches) {
      expect(match.sport).toBe(sport);
      expect(match.number).toBeLessThan(1e9);
      expect(again.matchById(match.id)).toEqual(match);
      for (const team of [match.home, match.away]) expect(team.name).toMatch(/^[\p{Script=Han}·U0-9]+$/u);
    }
    const numbers = [...world.leagues(), ...world.leagues('basketball'), ...world.leagues('tennis')].map((one) => one.number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('gives the same states and prices when read twice, in another order or after a restart', () => {
    const one = worldAt(SATURDAY + DAY);
    const other = worldAt(SATURDAY + DAY);
    const matches = one.matchesBetween(SATURDAY, SATURDAY + 6 * HOUR, sport);
    const seen = matches.map((match) =>
      [30, 77, 10].map((minutes) => [
        one.state(match, match.kickOff + minutes * MINUTE),
        one.markets(match, FB, match.kickOff + minutes * MINUTE),
      ]),
    );
    const back = matches
      .toReversed()
      .map((match) =>
        [10, 77, 30]
          .map((minutes) => [
            other.state(match, match.kickOff + minutes * MINUTE),
            other.markets(match, FB, match.kickOff + minutes * MINUTE),
          ])
          .toReversed(),
      );
    const order = ([a, b, c]: (typeof seen)[number]) => [a, b, c];
    expect(back.toReversed().map(([a, b, c]) => order([a, b, c] as (typeof seen)[number]))).toEqual(seen.map(([a, b, c]) => [a, b, c]));
    expect(worldAt(SATURDAY, { seed: 'x' }).live(SATURDAY, sport)).not.toEqual(worldAt(SATURDAY).live(SATURDAY, sport));
  });

  test('has the venue’s margin as over-round', () => {
    const world = worldAt(SATURDAY);
    let seen = 0;
    let sum = 0;
    for (const match of world.live(SATURDAY, sport))
      for (const market of world.markets(match, { ...FB, margin: 1.05 })) {
        const prices = market.options.map((option) => Number(option.price));
        if (prices.some((price) => price < 1.15 || price > 10)) continue;
        seen += 1;
        const over = prices.reduce((all, price) => all + 1 / price, 0) - 1.05;
        // Prices are rounded; a price that has drifted too far is cut, which adds to the margin.
        expect(over).toBeGreaterThan(-0.012);
        expect(over).toBeLessThan(0.05);
        sum += over;
      }
    expect(seen).toBeGreaterThan(40);
    expect(Math.abs(sum / seen)).toBeLessThan(0.006);
  });

  test('moves the main lines in play and suspends the sale now and then', () => {
    const world = worldAt(SATURDAY);
    const matches = world.live(SATURDAY, sport).slice(0, 8);
    const jumping = matches.filter((match) => {
      const mains = Array.from(
        { length: 8 },
        (_, step) =>
          world
            .markets(match, FB, match.kickOff + (3 + step * 5) * MINUTE)
            .find((market) => market.kind === 'total' && market.period === 'full' && market.main)?.line,
      );
      return new Set(mains).size > 2;
    });
    expect(jumping.length).toBeGreaterThan(matches.length * 0.8);
    const stops = matches.filter((match) =>
      Array.from({ length: 900 }, (_, step) => world.state(match, match.kickOff + step * 5000).suspended).includes('break'),
    );
    expect(stops.length).toBeGreaterThan(matches.length * 0.8);
  });

  test('has half and whole lines in order, one main line, and unique keys', () => {
    const world = worldAt(SATURDAY);
    for (const match of [...world.live(SATURDAY, sport), ...world.matchesBetween(SATURDAY, SATURDAY + DAY, sport).slice(0, 20)]) {
      const markets = world.markets(match, FB);
      const keys = markets.map((market) => `${market.period} ${market.kind} ${market.line}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const group of new Set(markets.map((market) => `${market.period} ${market.kind}`))) {
        const own = markets.filter((market) => `${market.period} ${market.kind}` === group);
        expect(own.filter((market) => market.main)).toHaveLength(1);
        const lines = own.map((market) => market.line ?? 0);
        expect(lines).toEqual(lines.toSorted((a, b) => a - b));
        for (const line of lines) expect(line % 2 === 0).toBe(true);
      }
    }
  });
});

/** A test's own match, and a world in which the given course happened to it. */
function controlled(sport: WorldSport, minutes: number, ...events: Omit<ControlEvent, 'matchId' | 'at'>[]) {
  const plain = worldAt(SATURDAY + DAY);
  const match = plain.matchesBetween(SATURDAY, SATURDAY + DAY, sport).find((one) => one.league.rank === 1)!;
  const at = match.kickOff + minutes * MINUTE;
  const world = worldAt(SATURDAY + DAY, { control: events.map((event) => ({ ...event, matchId: match.id, at })) });
  return { plain, world, match, at };
}

describe.each(SPORTS)('control events in %s', (sport) => {
  test('finish ends a match with its score, abandon stops it, and before the start cancels it', () => {
    const { plain, world, match, at } = controlled(sport, 40, { type: 'finish' });
    const before = plain.state(match, at);
    expect(world.state(match, at + 1)).toMatchObject({
      phase: 'ended',
      score: before.score,
      periodScores: before.periodScores,
      endedAt: at,
    });
    expect(world.live(at + 1, sport).some((one) => one.id === match.id)).toBe(false);
    expect(world.markets(match, FB, at + 1)).toEqual([]);
    expect(world.state(match, at - 1)).toEqual(plain.state(match, at - 1));

    const broken = controlled(sport, 40, { type: 'abandon' });
    expect(broken.world.state(broken.match, broken.at).phase).toBe('abandoned');
    const off = controlled(sport, -5, { type: 'abandon' });
    expect(off.world.state(off.match, off.match.kickOff + HOUR).phase).toBe('cancelled');
  });

  test('suspend stops the sale until resume', () => {
    const { world, match, at } = controlled(sport, 30, { type: 'suspend' });
    expect(world.state(match, at + MINUTE).suspended).toBe('control');
    expect(world.markets(match, FB, at + MINUTE).every((market) => market.options.every((option) => option.price === null))).toBe(true);
  });

  test('events outside play change nothing', () => {
    const early = controlled(sport, -5, { type: 'goal' }, { type: 'finish' });
    expect(early.world.state(early.match, early.match.kickOff + HOUR)).toEqual(early.plain.state(early.match, early.match.kickOff + HOUR));
    const late = controlled(sport, 500, { type: 'goal' }, { type: 'finish' }, { type: 'abandon' });
    expect(late.world.state(late.match, late.at + HOUR)).toEqual(late.plain.state(late.match, late.at + HOUR));
  });
});

test('a goal is two points in basketball, and can lead to overtime', () => {
  const { plain, world, match, at } = controlled('basketball', 20, { type: 'goal', side: 'away' });
  const before = plain.state(match, at - 1).score;
  expect(world.state(match, at).score).toEqual([before[0], before[1] + 2]);

  // The same match again, level a second before the end.
  const end = plain.state(match, match.kickOff + LONG);
  const gap = end.score[0] - end.score[1];
  const last = end.endedAt! - 1000;
  const odd = Math.abs(gap) % 2;
  const control = Array.from({ length: (Math.abs(gap) - odd) / 2 }, (): ControlEvent => ({
    matchId: match.id,
    type: 'goal',
    side: gap > 0 ? 'away' : 'home',
    at: last,
  }));
  const endState = worldAt(SATURDAY + DAY, { control }).state(match, match.kickOff + LONG);
  expect(endState.phase).toBe('ended');
  if (odd === 0) expect(endState.periodScores).toHaveLength(5);
  else expect(Math.abs(endState.score[0] - endState.score[1])).toBe(1);
});

test('a goal wins the current game in tennis, and play continues from there', () => {
  const { plain, world, match, at } = controlled('tennis', 20, { type: 'goal', side: 'home' });
  const before = plain.state(match, at);
  const after = world.state(match, at);
  const games = (scores: typeof before.periodScores) => scores.reduce((sum, [home]) => sum + home, 0);
  expect(games(after.periodScores)).toBe(games(before.periodScores) + 1);
  expect(after.points).toEqual(['0', '0']);
  expect(after.server).not.toBe(before.server);
  expect(world.state(match, match.kickOff + LONG).phase).toBe('ended');
});

test('a retirement in tennis settles complete sets and decided markets, and voids the rest', () => {
  const world = worldAt(SATURDAY + 60 * DAY);
  const retired = world
    .matchesBetween(SATURDAY - 50 * DAY, SATURDAY + 50 * DAY, 'tennis')
    .filter((match) => match.league.rank < 5 && world.state(match, match.kickOff + LONG).phase === 'abandoned');
  expect(retired.length).toBeGreaterThan(5);
  for (const match of retired) {
    const state = world.state(match, match.kickOff + LONG);
    expect(state.points).toBeNull();
    const games = state.periodScores.reduce(([home, away], [h, a]) => [home + h, away + a] as const, [0, 0] as Pair);
    for (const kind of ['winner', 'set-total'] as const) expect(rulingOf(state, 'full', kind)).toEqual({ brokenOff: state.score });
    expect(rulingOf(state, 'full', 'total')).toEqual({ brokenOff: games });
    const passed = { kind: 'total', period: 'full', line: 4 * (games[0] + games[1]) - 2, role: 'over', scoreAtBet: null } as const;
    expect([outcomeAlready(passed, games), outcomeAlready({ ...passed, line: passed.line + 4 }, games)]).toEqual(['won', null]);
    expect(outcomeAlready({ ...passed, kind: 'winner', line: null, role: 'home' }, state.score)).toBeNull();
    const sets = state.periodScores.map((score, index) => (index < state.periodsDone ? { score } : { brokenOff: score }));
    expect((['set-1', 'set-2', 'set-3'] as const).slice(0, sets.length).map((period) => rulingOf(state, period, 'winner'))).toEqual(sets);
  }
});

test.each(SPORTS)('%s: a list of sixty matches is computed within its budget', (sport) => {
  const world = worldAt(SATURDAY);
  const list = [...world.live(SATURDAY, sport), ...world.matchesBetween(SATURDAY, SATURDAY + DAY, sport)].slice(0, 60);
  const request = (at: number) => list.forEach((match) => [world.state(match, at), world.markets(match, FB, at)]);
  for (let step = 0; step < 5; step += 1) request(SATURDAY + step * 20_000);
  expect(costInReferences((round) => request(SATURDAY + 100_000 + round * 20_000))).toBeLessThan(4);
});
