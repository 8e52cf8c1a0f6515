import { randomOf } from '../../../sandbox/world/engine/chance.ts';
import type { MatchState, WorldMatch, WorldSport } from '../../../sandbox/world/engine/world.model.ts';
import { lateInFourth, longAfter } from '../../support/book.ts';
import { FULL_RUN, TEST_SEED } from '../../support/seed';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

jest.setTimeout(3_600_000);

type World = ReturnType<typeof worldAt>;

const SEEDS = [...new Set(['pavilion', `ends ${TEST_SEED}`])];
const SPORTS = ['football', 'basketball', 'tennis'] as const;

const endsOf = (world: World, matches: readonly WorldMatch[]) =>
  matches.map((match) => world.state(match, longAfter(match)).endedAt!).toSorted((a, b) => a - b);

describe.each(SEEDS)('the end of a match, seed %s', (seed) => {
  test.each(SPORTS)('is less than ten minutes away at 99 of 100 moments in %s', (sport) => {
    const days = FULL_RUN ? 20 : 5;
    const world = worldAt(SATURDAY + (days + 1) * DAY, { seed });
    const results = endsOf(world, world.matchesBetween(SATURDAY - 6 * HOUR, SATURDAY + days * DAY, sport));
    let late = 0;
    let moments = 0;
    let next = 0;
    for (let at = SATURDAY; at < SATURDAY + (days - 1) * DAY; at += 30_000) {
      while (results[next]! <= at) next += 1;
      moments += 1;
      if (results[next]! - at > 10 * MINUTE) late += 1;
    }
    expect(late / moments).toBeLessThan(0.01);
  });
});

/** A moment at which a match may end soon, and whether it did. */
interface Decisive {
  at: number;
  ended: boolean;
}

/** The side that is a point from the match by the scoreboard of a tennis match; null for neither. */
function matchPointOf({ score, periodScores, points }: MatchState): 0 | 1 | null {
  const games = periodScores.at(-1);
  if (!points || !games) return null;
  for (const own of [0, 1] as const) {
    const other = own === 0 ? 1 : 0;
    if (score[own] !== 1) continue;
    const tieBreak = games[0] === 6 && games[1] === 6;
    const [mine, theirs] = [points[own], points[other]];
    const lastOfGame = tieBreak
      ? Number(mine) >= 6 && Number(mine) > Number(theirs)
      : mine === 'A' || (mine === '40' && theirs !== '40' && theirs !== 'A');
    if (lastOfGame && (tieBreak || (games[own] >= 5 && games[own] - games[other] >= 1))) return own;
  }
  return null;
}

/** Moments of each sport at which its match ends with the next event, or goes on for long. */
const DECISIVE: Readonly<Record<Exclude<WorldSport, 'football'>, (world: World, match: WorldMatch) => Decisive[]>> = {
  tennis(world, match) {
    if (match.format !== 3) return [];
    const end = world.state(match, longAfter(match)).endedAt!;
    const found: Decisive[] = [];
    let known = '';
    let step = MINUTE;
    for (let at = match.kickOff + 30 * MINUTE; at < end; at += step) {
      const state = world.state(match, at);
      const isLate = Math.max(...state.score) === 1 && Math.max(...(state.periodScores.at(-1) ?? [0])) >= 5;
      step = isLate ? 12_000 : MINUTE;
      const key = `${String(state.points)} ${String(state.periodScores.at(-1))}`;
      if (key === known || matchPointOf(state) === null) continue;
      known = key;
      // The next point falls within 50 seconds; at a change of ends or a new set there is no match point.
      found.push({ at, ended: end <= at + 50_000 });
    }
    return found;
  },
  basketball(world, match) {
    const at = lateInFourth(world, match, 20);
    if (at === null) return [];
    const [home, away] = world.state(match, at).score;
    return Math.abs(home - away) <= 3 ? [{ at, ended: world.state(match, at + 21_000).endedAt !== null }] : [];
  },
  volleyball(world, match) {
    // The fourth set at two to one, late in it: a fifth set follows or not.
    const isLate = ({ phase, periodScores }: MatchState) => phase === 'set-4' && Math.max(...periodScores[3]!) >= 18;
    const end = world.state(match, longAfter(match)).endedAt!;
    for (let at = match.kickOff + HOUR / 2; at < end; at += MINUTE) {
      if (isLate(world.state(match, at))) return [{ at, ended: world.state(match, longAfter(match)).periodScores.length === 4 }];
    }
    return [];
  },
};

const DAYS = { tennis: FULL_RUN ? 40 : 2, basketball: FULL_RUN ? 120 : 8, volleyball: FULL_RUN ? 600 : 40 };
/** Few matches of volleyball run side by side, so that ends lie further apart. */
const WINDOW = { tennis: MINUTE, basketball: MINUTE, volleyball: 10 * MINUTE };

describe.each(SEEDS.flatMap((seed) => (['tennis', 'basketball', 'volleyball'] as const).map((sport) => ({ seed, sport }))))(
  'matches of $sport that may end now, seed $seed',
  ({ seed, sport }) => {
    test('end as often after another match’s end as without one, however recent that was', () => {
      const days = DAYS[sport];
      const random = randomOf(`ends|${seed}|${TEST_SEED}`);
      const from = SATURDAY + Math.floor(random() * 100) * DAY;
      const world = worldAt(from + (days + 1) * DAY, { seed });
      const matches = world.matchesBetween(from, from + days * DAY, sport);
      const results = endsOf(world, matches);
      const moments = matches.flatMap((match) => DECISIVE[sport](world, match));
      const lastBefore = (at: number) => results[results.findIndex((end) => end > at) - 1] ?? 0;
      const waits = moments.map(({ at }) => at - lastBefore(at));
      let compared = 0;
      for (let windows = 1; windows <= 10; windows += 1) {
        const counts = { after: { ended: 0, all: 0 }, without: { ended: 0, all: 0 } };
        for (const [index, { ended }] of moments.entries()) {
          const group = counts[waits[index]! <= windows * WINDOW[sport] ? 'after' : 'without'];
          group.all += 1;
          if (ended) group.ended += 1;
        }
        const { after, without } = counts;
        if (after.all < 20 || without.all < 20) continue;
        compared += 1;
        const share = (after.ended + without.ended) / (after.all + without.all);
        const error = Math.sqrt(share * (1 - share) * (1 / after.all + 1 / without.all));
        const apart = Math.abs(after.ended / after.all - without.ended / without.all);
        expect({ windows, ...counts, even: apart / error < 3.7 }).toEqual({ windows, ...counts, even: true });
      }
      expect(moments.length).toBeGreaterThan(60);
      expect(compared).toBeGreaterThan(3);
    });
  },
);
