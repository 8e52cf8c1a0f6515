import * as fc from '../../support/property';
import { contendersOf, tableOf, outrightChances, type Played } from '../../../sandbox/world/outright/table.ts';
import type { DuelFixture, Fixture } from '../../../sandbox/world/engine/fixture.model.ts';
import type { Pair, WorldOutright } from '../../../sandbox/world/engine/world.model.ts';
import { outcomeOf } from '../../../sandbox/modules/betting/ruling/settlement.rules.ts';
import { rulingOf } from '../../../sandbox/modules/betting/ruling/ruling.rules.ts';
import { randomOf } from '../../../sandbox/world/engine/chance.ts';
import { beliefOf } from '../../../sandbox/world/outright/belief.ts';
import { createSeason } from '../../../sandbox/world/football/season.ts';
import { MAX_OUTRIGHT_PRICE, isAsGoodAsWon, outrightPrices } from '../../../sandbox/world/outright/outright-price.ts';
import { FB_PRICING } from '../../../sandbox/venues/fb/fb.match.ts';
import { IM_PRICING } from '../../../sandbox/venues/im/im.match.ts';
import { OB_PRICING } from '../../../sandbox/venues/ob/ob.match.ts';
import { FULL_RUN } from '../../support/seed';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { FB, SATURDAY, worldAt } from '../../support/world.ts';

const FAIR = { venue: 'fair', margin: 1, noise: 0, margins: { outright: 1 } };

/** The sum of the implied chances of a list of options. */
const overround = (options: readonly { price: string | null }[]) =>
  options.reduce((total, { price }) => total + (price === null ? 0 : 1 / Number(price)), 0);

// One world for all tests: it computes past matches only once.
const world = worldAt(SATURDAY);

describe('outrights', () => {
  afterEach(() => world.set(SATURDAY));

  test('every league has a season on sale by name and number, also in a world created again', () => {
    const titles = world.outrights(FB);
    const countOf = (sport: string) => titles.filter(({ league }) => league.sport === sport).length;
    expect(['football', 'basketball', 'tennis', 'volleyball'].map(countOf)).toEqual([17, 4, 3, 0]);
    expect(new Set(titles.map((title) => title.number)).size).toBe(titles.length);
    const again = worldAt(SATURDAY);
    for (const title of titles) {
      expect(title.number).toBeLessThan(1e9);
      expect(title.closesAt).toBeGreaterThan(SATURDAY);
      expect(title.options.some((option) => option.price !== null)).toBe(true);
      expect(again.matchById(title.id)).toEqual(title.match);
      expect(new Set(title.options.map((option) => option.number)).size).toBe(title.options.length);
    }
    for (const { match } of titles.slice(0, 3)) expect(again.markets(match, FB)).toEqual(world.markets(match, FB));
    expect(world.matchesBetween(SATURDAY, SATURDAY + 300 * DAY).some((match) => match.number >= 800_000_000)).toBe(false);
  });

  test('an outright is named by its season, as its league counts them', () => {
    const nameOf = (id: string) => world.outrights(FB).find((one) => one.league.id === id)!.name;
    expect(nameOf('eng.1')).toBe('2026-27 冠军');
    expect(nameOf('bra.1')).toBe('2026 冠军');
    // China's season is over in November: the next one is on sale.
    expect(nameOf('chn.1')).toBe('2027 冠军');
    expect(nameOf('uefa.cl')).toBe('2026-27 联赛阶段第一');
    // Seasons of the other sports follow each other all year.
    expect(nameOf('bb.nba')).toBe('第85赛季 冠军');
    expect(nameOf('tn.masters')).toBe('第80赛季 冠军');
  });

  test('every contender who can still win has a price at every venue, with the margin of the field', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * 365 }), fc.constantFrom('pavilion', 'another'), (day, seed) => {
        const at = SATURDAY + day * DAY;
        const there = worldAt(at, { seed });
        // Europe's league phase rests from December to late January: only a longer gap lies between two seasons.
        const playing = new Set(there.matchesBetween(at - 60 * DAY, at + 1).map(({ league }) => league.id));
        for (const pricing of [FB_PRICING, IM_PRICING, OB_PRICING]) {
          const titles = there.outrights(pricing);
          expect(titles).toHaveLength(24);
          for (const { options, league, name, closesAt } of titles) {
            const where = `${pricing.venue} ${league.id} ${name} ${day}`;
            const rests = league.sport === 'football' && !playing.has(league.id);
            if (rests) expect([where, options.filter(({ price }) => price === null)]).toEqual([where, []]);
            const prices = options.flatMap(({ price }) => (price === null ? [] : [Number(price)]));
            // Closed while a contender plays; a season that is as good as won stays listed, and the next one is not on sale yet.
            if (prices.length === 0 && !rests) {
              expect([where, closesAt - at < 300 * DAY]).toEqual([where, true]);
              continue;
            }
            expect(prices.length).toBeGreaterThan(1);
            expect(Math.min(...prices)).toBeGreaterThanOrEqual(1.01);
            expect(Math.max(...prices)).toBeLessThanOrEqual(MAX_OUTRIGHT_PRICE);
            expect(prices).toEqual(prices.toSorted((a, b) => a - b));
            const sum = overround(options);
            if (sum < 1.15 || sum > 1.3) throw new Error(`${where} adds up to ${sum}`);
          }
        }
      }),
      // A day in that rest, and one between two seasons.
      {
        numRuns: 5,
        examples: [
          [49, 'pavilion'],
          [250, 'another'],
        ],
      },
    );
  });

  test('an outright closes before its last matches, pays the leader of the final table', () => {
    const title = world.outrights(FB).find((one) => one.league.id === 'eng.1')!;
    expect(world.markets(title.match, FB, SATURDAY).map((market) => market.line)).toEqual(title.options.map((option) => option.number));
    expect(world.markets(title.match, FB, title.closesAt)).toEqual([]);
    expect(world.state(title.match, title.closesAt + HOUR).phase).toBe('not-started');
    const late = title.closesAt + 3 * DAY;
    const state = world.state(title.match, late);
    expect(state.phase).toBe('ended');
    expect(state.endedAt).toBeLessThan(late);

    // The same table by hand: every match of the season from the list of matches.
    world.set(late);
    const season = world
      .matchesBetween(SATURDAY - 250 * DAY, late)
      .filter((match) => match.league.id === 'eng.1' && match.kickOff <= title.closesAt + DAY)
      .slice(-380);
    const points = new Map<number, number>();
    for (const match of season) {
      const {
        score: [home, away],
      } = world.state(match, match.kickOff + 3 * HOUR);
      points.set(match.home.number, (points.get(match.home.number) ?? 0) + (home > away ? 3 : home === away ? 1 : 0));
      points.set(match.away.number, (points.get(match.away.number) ?? 0) + (away > home ? 3 : home === away ? 1 : 0));
    }
    expect(points.get(state.score[0])).toBe(Math.max(...points.values()));

    const ruling = rulingOf(state, 'full', 'outright');
    if (ruling === null || ruling === 'void' || 'brokenOff' in ruling) throw new Error('the title was not decided');
    const results = title.options.map((option) =>
      outcomeOf({ kind: 'outright', period: 'full', line: option.number, role: 'yes', scoreAtBet: null }, ruling.score),
    );
    expect(results.filter((result) => result === 'won')).toHaveLength(1);
  });

  test('a contender who can no longer win is not sold, and one who can draw level is', () => {
    const at = Date.UTC(2027, 4, 1);
    const there = worldAt(at);
    const title = there.outrights(FB).find(({ league }) => league.id === 'eng.1')!;
    const state = (match: Played['fixture']['match']) => there.state(match, match.kickOff + 3 * HOUR);
    const season = createSeason('pavilion')
      .between(Date.UTC(2026, 7, 1), title.closesAt + 3 * DAY)
      .map(({ match }) => match)
      .filter(({ league }) => league.id === 'eng.1')
      .map((match): Played => ({ fixture: { match } as Fixture, score: match.kickOff + 3 * HOUR < at ? state(match).score : null }));
    expect(season).toHaveLength(380);
    const alive = contendersOf(season, 'points');
    expect(alive.size).toBeLessThan(20);
    expect(new Set(title.options.flatMap(({ number, price }) => (price === null ? [] : [number])))).toEqual(alive);
  });

  test('probabilities at mid-season predict how often favourites win', () => {
    const seen = new Map<number, WorldOutright>();
    for (const week of [0, 60, 120]) {
      for (const title of world.outrights(FAIR, SATURDAY + week * 7 * DAY)) if (!seen.has(title.number)) seen.set(title.number, title);
    }
    let off = 0;
    let variance = 0;
    for (const title of seen.values()) {
      const best = title.options[0]!;
      if (best.price === null) continue;
      const chance = 1 / Number(best.price);
      off += (world.state(title.match, title.closesAt + 5 * DAY).score[0] === best.number ? 1 : 0) - chance;
      variance += chance * (1 - chance);
    }
    expect(seen.size).toBeGreaterThan(35);
    expect(Math.abs(off) / Math.sqrt(variance)).toBeLessThan(3.5);
  });
});

describe('prices of an outright', () => {
  /** Chances of 2 to 36 contenders, some of them next to none. */
  const chances = fc.array(fc.double({ min: -9, max: 2, noNaN: true }), { minLength: 2, maxLength: 36 }).map((logs) => {
    const weights = logs.map((log) => (log < -8 ? 0 : Math.exp(log)));
    const sum = weights.reduce((a, b) => a + b, 0);
    return sum === 0 ? [0.5, 0.5] : weights.map((weight) => weight / sum);
  });

  test('sum to the margin, rise as chances fall, and never pay more than a contender is worth', () => {
    fc.assert(
      fc.property(chances, fc.double({ min: 1.15, max: 1.3, noNaN: true }), (list, margin) => {
        fc.pre(!isAsGoodAsWon(list));
        const prices = outrightPrices(list, margin).map(Number);
        expect(prices.reduce((sum, price) => sum + 1 / price, 0)).toBeGreaterThan(margin - 0.025);
        expect(prices.reduce((sum, price) => sum + 1 / price, 0)).toBeLessThan(margin + 0.025);
        for (const [at, chance] of list.entries()) {
          expect(prices[at]).toBeGreaterThanOrEqual(1.01);
          expect(prices[at]).toBeLessThanOrEqual(MAX_OUTRIGHT_PRICE);
          expect(chance * prices[at]!).toBeLessThan(1.001);
          for (const [other, less] of list.entries()) if (less < chance) expect(prices[other]).toBeGreaterThanOrEqual(prices[at]!);
        }
      }),
    );
  });

  test('end when a contender has practically won', () => {
    expect(isAsGoodAsWon([0.995, 0.005])).toBe(true);
    expect(isAsGoodAsWon([0.98, 0.02])).toBe(false);
  });
});

describe('the table', () => {
  const team = (number: number) => ({ id: `t-${number}`, number, name: `队${number}` });
  const played = (
    home: number,
    away: number,
    score: Pair | null | 'void',
    rates = { home: 1.5, away: 1.2, rho: 0, firstShare: 0.45 },
  ): Played => ({ fixture: { match: { home: team(home), away: team(away) }, rates } as unknown as Fixture, score });

  test('ranks by points, difference and goals, and an unfinished match counts for nobody', () => {
    const season = [played(1, 2, [2, 0]), played(2, 3, [3, 1]), played(3, 1, [1, 0]), played(1, 3, 'void'), played(2, 1, null)];
    const table = tableOf(season, 'points');
    expect(table.map(({ number, points, difference, goals }) => [number, points, difference, goals])).toEqual([
      [1, 3, 1, 2],
      [2, 3, 0, 3],
      [3, 3, -1, 2],
    ]);
  });

  test('a finished season has one winner, more often the stronger of two, as the goal model predicts', () => {
    expect([...outrightChances([played(1, 2, [2, 0]), played(2, 1, [0, 0])], 'points', randomOf('a'))]).toEqual([
      [1, 1],
      [2, 0],
    ]);
    const chances = outrightChances([played(1, 2, null, { home: 2.5, away: 0.5, rho: 0, firstShare: 0.45 })], 'points', randomOf('a'));
    // P(home win) by plain summing of two Poisson counts; a draw leaves both level, and the first place to the order.
    let home = 0;
    let level = 0;
    const poisson = (mean: number, count: number): number => (count === 0 ? Math.exp(-mean) : (poisson(mean, count - 1) * mean) / count);
    for (let h = 0; h < 15; h += 1)
      for (let a = 0; a < 15; a += 1) {
        const p = poisson(2.5, h) * poisson(0.5, a);
        if (h > a) home += p;
        else if (h === a) level += p;
      }
    expect(chances.get(1)! + chances.get(2)!).toBeCloseTo(1, 9);
    expect(chances.get(1)!).toBeGreaterThan(home - 0.05);
    expect(chances.get(1)!).toBeLessThan(home + level + 0.05);
  });

  test('by matches won counts their share, and a team that missed a match can still come first', () => {
    const duel = (home: number, away: number, score: Pair | null | 'void', chance = 0.5): Played => ({
      fixture: { match: { home: team(home), away: team(away), sport: 'basketball' }, homeChance: () => chance } as unknown as DuelFixture,
      score,
    });
    const decided = [duel(1, 2, [90, 80]), duel(2, 3, [95, 90]), duel(3, 1, 'void'), duel(1, 3, [80, 99])];
    // 1 has won 1 of 2, 2 as many, 3 too: the difference of points decides.
    expect(tableOf(decided, 'wins').map(({ number, points, played: count }) => [number, points, count])).toEqual([
      [3, 1, 2],
      [2, 1, 2],
      [1, 1, 2],
    ]);
    const season = [...decided, duel(2, 1, [81, 80]), duel(3, 2, null, 0.999)];
    const chances = outrightChances(season, 'wins', randomOf('c'));
    expect(chances.get(3)).toBeGreaterThan(0.98);
    expect(contendersOf(season, 'wins')).toEqual(new Set([2, 3]));
  });

  test('uncertainty about strengths lowers the favourite’s chance and raises the others’', () => {
    const rates = { home: 1.7, away: 1.1, rho: 0, firstShare: 0.45 };
    const back = { home: 1.1, away: 1.7, rho: 0, firstShare: 0.45 };
    const season = Array.from({ length: 15 }, () => [played(1, 2, null, rates), played(2, 1, null, back)]).flat();
    const chanceAt = (deviation: number) => outrightChances(season, 'points', randomOf('b'), () => ({ mean: 0, deviation })).get(1)!;
    expect(chanceAt(0)).toBeGreaterThan(0.9);
    expect(chanceAt(0.4)).toBeLessThan(chanceAt(0) - 0.05);
    expect(chanceAt(0.4)).toBeGreaterThan(0.6);
  });
});

describe('a title of a sport without draws', () => {
  const nba = (at: number, pricing = FB) => world.outrights(pricing, at).find(({ league }) => league.id === 'bb.nba')!;

  test('pays the team that has won the largest share of its matches', () => {
    const title = nba(SATURDAY);
    const late = title.closesAt + 3 * DAY;
    const state = world.state(title.match, late);
    expect([state.sport, state.phase]).toEqual(['basketball', 'ended']);
    const won = new Map<number, number>();
    const season = world
      .matchesBetween(title.closesAt - 130 * DAY, title.closesAt + 2 * DAY, 'basketball')
      .filter((match) => match.league.id === 'bb.nba' && match.kickOff <= title.closesAt + DAY)
      .slice(-870);
    for (const match of season) {
      const { score } = world.state(match, match.kickOff + 4 * HOUR);
      const winner = score[0] > score[1] ? match.home : match.away;
      won.set(winner.number, (won.get(winner.number) ?? 0) + 1);
    }
    expect([...won.values()].reduce((a, b) => a + b, 0)).toBe(870);
    expect(won.get(state.score[0])).toBe(Math.max(...won.values()));
    expect(rulingOf(state, 'full', 'outright')).toEqual({ score: state.score });
  });

  test('is closed while a contender plays, on sale again within seconds of the end, and every venue prices the same season', () => {
    let [closed, open] = [0, 0];
    for (let day = 0; day < 12; day += 1) {
      const from = SATURDAY + day * DAY;
      for (const match of world.matchesBetween(from, from + DAY, 'basketball').filter(({ league }) => league.id === 'bb.nba')) {
        const before = nba(match.kickOff - 1);
        if (before.options.every(({ price }) => price === null)) continue;
        const sides = new Set([match.home.number, match.away.number]);
        if (!before.options.some(({ number, price }) => price !== null && Number(price) < 6 && sides.has(number))) continue;
        for (const pricing of [FB_PRICING, IM_PRICING, OB_PRICING]) {
          const during = nba(match.kickOff + 20 * MINUTE, pricing);
          expect([during.number, during.options.every(({ price }) => price === null)]).toEqual([before.number, true]);
        }
        closed += 1;
        const { endedAt } = world.state(match, match.kickOff + 4 * HOUR);
        const after = nba(endedAt! + 6_000);
        if (after.options.some(({ price }) => price !== null)) open += 1;
      }
    }
    expect(closed).toBeGreaterThan(3);
    expect(open).toBeGreaterThan(0);
  });
});

describe('a title while its matches run', () => {
  const random = randomOf('titles in play');
  const { races } = createSeason('pavilion');
  const pricings = [FB_PRICING, IM_PRICING, OB_PRICING];
  const HALF_MS = 46 * MINUTE;

  const fixturesOf = ({ league, number }: WorldOutright) =>
    races.find((race) => race.league.id === league.id)!.fixturesOf(number % 1_000_000);

  /** Chances of the title with every match that runs counted from its present score, which is level. */
  function chancesNow(title: WorldOutright, at: number): Map<number, number> {
    const race = races.find(({ league }) => league.id === title.league.id)!;
    const season = title.number % 1_000_000;
    let decided = 0;
    const played = fixturesOf(title).map((fixture): Played => {
      const { match, rates } = fixture;
      if (match.kickOff > at) return { fixture, score: null };
      const state = world.state(match, at);
      if (state.endedAt === null) {
        const left = Math.max(0, 1 - (rates.firstShare * (at - match.kickOff)) / HALF_MS);
        return { fixture: { ...fixture, rates: { ...rates, home: rates.home * left, away: rates.away * left } }, score: null };
      }
      decided += 1;
      return { fixture, score: state.phase === 'ended' ? state.score : 'void' };
    });
    const belief = beliefOf('pavilion', { race, season, match: title.match }, decided / played.length);
    return outrightChances(played, 'points', randomOf(`pavilion|title|${title.number}|${decided}`), belief);
  }

  /** Moments at which a match of a league runs. */
  const moments = Array.from({ length: FULL_RUN ? 400 : 36 }, () => {
    const day = SATURDAY + Math.floor(random() * 190) * DAY;
    const matches = world.matchesBetween(day - 12 * HOUR, day + 12 * HOUR).filter(({ league }) => league.rank < 5);
    const match = matches[Math.floor(random() * matches.length)];
    return match ? [{ match, at: match.kickOff + Math.floor(random() * 110) * MINUTE }] : [];
  }).flat();

  test('is never worth more than its price, for any result of the running matches', () => {
    let priced = 0;
    let closed = 0;
    for (const { match, at } of moments) {
      let chances: Map<number, number> | null = null;
      for (const pricing of pricings) {
        const title = world.outrights(pricing, at).find(({ league }) => league.id === match.league.id);
        if (!title) continue;
        if (title.options.every(({ price }) => price === null)) {
          closed += 1;
          continue;
        }
        chances ??= chancesNow(title, at);
        for (const { number, price } of title.options) {
          if (price === null) continue;
          priced += 1;
          expect([title.name, pricing.venue, number, at, Number(price) * chances.get(number)! <= 1]).toEqual([
            title.name,
            pricing.venue,
            number,
            at,
            true,
          ]);
        }
      }
    }
    expect(priced).toBeGreaterThan(300);
    expect(closed).toBeGreaterThan(5);
  });

  test('is closed while a match of a contender is past half time or no longer level, and on sale again after it', () => {
    let seen = 0;
    for (const { match } of moments) {
      const before = world.outrights(FB, match.kickOff).find(({ league }) => league.id === match.league.id);
      if (!before || !fixturesOf(before).some((fixture) => fixture.match.number === match.number)) continue;
      const sides = new Set([match.home.number, match.away.number]);
      if (!before.options.some(({ number, price }) => price !== null && Number(price) < 10 && sides.has(number))) continue;
      seen += 1;
      const offered = (minute: number) => {
        const at = match.kickOff + minute * MINUTE;
        const title = world.outrights(FB, at).find(({ number }) => number === before.number);
        return title ? title.options.some(({ price }) => price !== null) : null;
      };
      for (const minute of [50, 70, 90, 105]) {
        if (world.state(match, match.kickOff + minute * MINUTE).endedAt === null) expect(offered(minute)).toBe(false);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});
