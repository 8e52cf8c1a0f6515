import * as fc from '../../support/property';
import { results } from '../../../sandbox/venues/fb/result.handlers.ts';
import { createBasketball } from '../../../sandbox/world/basketball/basketball.ts';
import { createRoundTheClock } from '../../../sandbox/world/football/round-the-clock.ts';
import { createSeason } from '../../../sandbox/world/football/season.ts';
import { createTennis } from '../../../sandbox/world/tennis/tennis.ts';
import { createVolleyball } from '../../../sandbox/world/volleyball/volleyball.ts';
import type { LeagueSeasons } from '../../../sandbox/world/engine/league-seasons.ts';
import type { ControlEvent, MatchPast, PastResult, WorldMatch, WorldSport } from '../../../sandbox/world/engine/world.model.ts';
import { DAY, HOUR } from '../../support/time.ts';
import { costInReferences, FB, SATURDAY, worldAt } from '../../support/world.ts';

const world = worldAt(SATURDAY);
const numbersOf = (list: readonly PastResult[]) => list.map(({ match }) => match.number);
const everyResult = ({ form, meetings }: MatchPast) => [...form.home, ...form.away, ...meetings];
const plays = (match: WorldMatch, team: number) => match.home.number === team || match.away.number === team;

/** The first matches of a few leagues of a sport that begin on a day. */
function sampleOf(sport: WorldSport, from: number, count: number): WorldMatch[] {
  const seen = new Map<number, WorldMatch>();
  for (const match of worldAt(from).matchesBetween(from, from + DAY, sport)) {
    if (!seen.has(match.league.number)) seen.set(match.league.number, match);
  }
  return [...seen.values()].slice(0, count);
}

/** Finished matches of a team in the days before a moment, newest first, by the lists of matches alone. */
function finishedOf(match: WorldMatch, team: number, at: number, days: number): WorldMatch[] {
  return worldAt(at)
    .matchesBetween(at - days * DAY, match.kickOff, match.sport)
    .filter((one) => plays(one, team) && one.kickOff < at && world.state(one, at).phase === 'ended')
    .toReversed();
}

describe.each(['football', 'basketball', 'tennis', 'volleyball'] as const)('%s', (sport) => {
  const moments = [SATURDAY, SATURDAY + 9 * HOUR, SATURDAY + 40 * DAY];

  test.each(moments)('form is the newest finished matches of a team, with their scores (%#)', async (at) => {
    for (const match of sampleOf(sport, at, 12)) {
      const { form } = await world.past(match, at);
      for (const side of ['home', 'away'] as const) {
        const team = match[side].number;
        for (const { match: one, score } of form[side]) {
          const state = world.state(one, at);
          expect(plays(one, team)).toBe(true);
          expect([state.phase, state.score]).toEqual(['ended', score]);
          expect(one.kickOff).toBeLessThan(match.kickOff);
        }
        const known = finishedOf(match, team, at, 20).map(({ number }) => number);
        expect(known.slice(0, 6)).toEqual(numbersOf(form[side]).slice(0, known.length));
        expect(form[side].length).toBe(6);
      }
    }
  });

  test('meetings are matches of both teams, at most ten, newest first, home and away', async () => {
    let met = 0;
    for (const match of sampleOf(sport, SATURDAY + 20 * DAY, 12)) {
      const { meetings } = await world.past(match, SATURDAY + 20 * DAY);
      expect(meetings.length).toBeLessThanOrEqual(10);
      for (const { match: one } of meetings) expect(plays(one, match.home.number) && plays(one, match.away.number)).toBe(true);
      const kickOffs = meetings.map(({ match: one }) => one.kickOff);
      expect(kickOffs).toEqual(kickOffs.toSorted((a, b) => b - a));
      if (meetings.length > 2) expect(new Set(meetings.map(({ match: one }) => one.home.number)).size).toBe(2);
      met += meetings.length;
    }
    expect(met).toBeGreaterThan(20);
  });

  test('reports nothing that ends later: neither results, nor the score of a match that runs', async () => {
    const [match] = sampleOf(sport, SATURDAY + 2 * DAY, 1);
    const seen: MatchPast[] = [];
    for (let at = SATURDAY; at < match!.kickOff + 4 * HOUR; at += 3.7 * HOUR) {
      const past = await world.past(match!, at);
      for (const { match: one } of everyResult(past)) expect(world.state(one, at).endedAt).toBeLessThanOrEqual(at);
      seen.push(past);
    }
    // Read again from the end, and by a world that has read nothing before.
    for (const [index, past] of [...seen.entries()].toReversed()) {
      const at = SATURDAY + index * 3.7 * HOUR;
      expect(await world.past(match!, at)).toEqual(past);
      if (index % 4 === 0) expect(await worldAt(at).past(match!, at)).toEqual(past);
    }
  });
});

describe('the table', () => {
  const moments = [SATURDAY, SATURDAY + 5 * HOUR, SATURDAY + 33 * DAY, SATURDAY + 120 * DAY];

  test.each(moments)('adds up in every league (%#)', async (at) => {
    for (const match of [...sampleOf('football', at, 14), ...sampleOf('basketball', at, 3)]) {
      const { table } = await world.past(match, at);
      if (!table) continue;
      const { rows, ranking } = table;
      const sum = (read: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + read(row), 0);
      expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
      expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
      expect(sum(({ drawn }) => drawn) % 2).toBe(0);
      for (const { played, won, drawn, lost, points, form, team } of rows) {
        expect(won + drawn + lost).toBe(played);
        expect(points).toBe(3 * won + drawn);
        expect(form).toHaveLength(Math.min(5, played));
        expect(rows.filter((row) => row.team.number === team.number)).toHaveLength(1);
      }
      expect(rows.some(({ team }) => team.number === match.home.number) && rows.some(({ team }) => team.number === match.away.number)).toBe(
        true,
      );
      const worth = rows.map(({ points, won, played }) => (ranking === 'points' ? points : won / Math.max(1, played)));
      expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    }
  });

  test('counts the finished matches of the season, as the lists of matches have them', async () => {
    const season = createSeason('pavilion')
      .seasons()
      .find(({ league }) => league.id === 'eng.1')!;
    const at = SATURDAY + 60 * DAY;
    const match = worldAt(at)
      .matchesBetween(at, at + 7 * DAY)
      .find(({ league }) => league.id === 'eng.1');
    const finished = worldAt(at)
      .matchesBetween(at - 200 * DAY, at)
      .filter((one) => one.league.id === 'eng.1' && season.seasonOf(one) === season.seasonOf(match!))
      .map((one) => ({ one, state: world.state(one, at) }))
      .filter(({ state }) => state.phase === 'ended');
    const { table } = await world.past(match!, at);
    for (const { team, played, scored, conceded } of table!.rows) {
      const own = finished.filter(({ one }) => plays(one, team.number));
      expect(played).toBe(own.length);
      const goals = (mine: boolean) =>
        own.reduce((sum, { one, state }) => sum + state.score[(one.home.number === team.number) === mine ? 0 : 1], 0);
      expect([scored, conceded]).toEqual([goals(true), goals(false)]);
    }
    expect(table!.rows[0]!.played).toBeGreaterThan(10);
  });

  test('does not exist before the first result of a season, nor in sports without one', async () => {
    const match = worldAt(SATURDAY)
      .matchesBetween(Date.UTC(2027, 7, 1), Date.UTC(2027, 8, 1))
      .find(({ league }) => league.id === 'eng.1');
    expect((await world.past(match!, match!.kickOff - HOUR)).table).toBeNull();
    for (const sport of ['tennis', 'volleyball'] as const)
      expect((await world.past(sampleOf(sport, SATURDAY, 1)[0]!, SATURDAY)).table).toBeNull();
  });
});

test('FB’s 赛果 has every result of its days, with the same score', async () => {
  const at = SATURDAY + 10 * HOUR;
  const now = worldAt(at);
  const listed = new Map<string, string>();
  for (let back = 0; back < 6; back += 1) {
    const page = results(now, {
      beginTime: at - (back + 1) * DAY,
      endTime: at - back * DAY,
      current: 1,
      size: 1000,
      sportId: 1,
      languageType: 'CMN',
    } as never);
    for (const { ts, bt, nsg } of page.records as { ts: { na: string }[]; bt: number; nsg: { pe: number; tyg: number; sc: number[] }[] }[])
      listed.set(`${bt} ${ts.map(({ na }) => na).join(' ')}`, String(nsg.find(({ pe, tyg }) => pe === 1001 && tyg === 5)?.sc ?? [0, 0]));
  }
  let compared = 0;
  for (const match of sampleOf('football', at, 40)) {
    for (const { match: one, score } of everyResult(await now.past(match, at))) {
      if (one.kickOff < at - 6 * DAY) continue;
      expect(listed.get(`${one.kickOff} ${one.home.name} ${one.away.name}`)).toBe(String(score));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(30);
});

test('a title has no past', async () => {
  const [title] = world.outrights(FB);
  expect(await world.past(title!.match)).toEqual({ form: { home: [], away: [] }, meetings: [], table: null });
});

describe('a tester’s events', () => {
  const at = SATURDAY + 11 * HOUR;
  const running = worldAt(at)
    .live(at)
    .find((one) => world.state(one, at).phase === 'first-half')!;
  const next = async (control: ControlEvent[], when = at + 5 * 60_000) => {
    const changed = worldAt(when, { control });
    const later = changed.matchesBetween(when, when + 9 * DAY).find((one) => plays(one, running.home.number));
    const match = later ?? { ...running, kickOff: when + DAY };
    return changed.past(match, when);
  };

  test('a goal in a match that runs changes nothing, its end makes it a result, and an abandoned one never is', async () => {
    const event = (type: ControlEvent['type']): ControlEvent => ({ matchId: running.id, type, side: 'home', at });
    const before = await next([]);
    expect(await next([event('goal')])).toEqual(before);
    const after = await next([event('finish')]);
    expect(numbersOf(everyResult(after))).toContain(running.number);
    expect(numbersOf(everyResult(await next([event('abandon')], at + DAY)))).not.toContain(running.number);
  });
});

test.each([SATURDAY, SATURDAY + 30 * 364 * DAY])('costs little once its tables are known, however old the world is (%#)', async (at) => {
  const old = worldAt(at);
  const matches = (['football', 'basketball', 'tennis', 'volleyball'] as const).flatMap((sport) => sampleOf(sport, at, 5));
  for (const match of matches) await old.past(match, at);
  let seconds = 0;
  const cost = costInReferences(() => {
    // A second later each time; without a pause, a call ends before it returns.
    for (let call = 0; call < 100; call += 1) void old.past(matches[call % matches.length]!, at + (seconds += 1) * 1000);
  });
  expect(cost).toBeLessThan(3);
});

describe('seasons of leagues', () => {
  const none = () => [];
  const engines: Readonly<Record<string, { between(from: number, to: number): WorldMatch[]; seasons(): readonly LeagueSeasons[] }>> = {
    season: (({ between, seasons }) => ({ between: (from, to) => between(from, to).map(({ match }) => match), seasons }))(
      createSeason('pavilion'),
    ),
    'round the clock': (({ between, seasons }) => ({ between: (from, to) => between(from, to).map(({ match }) => match), seasons }))(
      createRoundTheClock('pavilion', false),
    ),
    ...Object.fromEntries(
      Object.entries({
        basketball: createBasketball('pavilion', false, none),
        tennis: createTennis('pavilion', false, none),
        volleyball: createVolleyball('pavilion', false, none),
      }).map(([name, { between, seasons }]) => [name, { between: (from: number, to: number) => [...between(from, to, to)], seasons }]),
    ),
  };

  test.each(Object.keys(engines))('%s: a season contains each of its matches, and each meeting of two teams', (name) => {
    const { between, seasons } = engines[name]!;
    const leagues = new Map(seasons().map((one) => [one.league.number, one]));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (day) => {
        const from = SATURDAY - day * DAY;
        for (const match of between(from, from + 4 * HOUR).slice(0, 3)) {
          const league = leagues.get(match.league.number)!;
          const season = league.seasonOf(match);
          const matches = league.matchesOf(season);
          expect(matches.filter(({ number }) => number === match.number)).toEqual([match]);
          expect(matches.map(({ kickOff }) => kickOff)).toEqual(matches.map(({ kickOff }) => kickOff).toSorted((a, b) => a - b));
          expect(league.meetingsOf(season, match.home, match.away)).toEqual(
            matches.filter((one) => plays(one, match.home.number) && plays(one, match.away.number)),
          );
          for (const team of [match.home, match.away]) expect(league.teams.some(({ number }) => number === team.number)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});
