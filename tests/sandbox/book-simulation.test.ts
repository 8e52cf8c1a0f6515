import { cashOutRate, RATE_UNIT, valueOf } from '../../sandbox/bet/cash-out.rules.ts';
import { rulingOf } from '../../sandbox/bet/ruling.rules.ts';
import { outcomeAlready, outcomeOf } from '../../sandbox/bet/settlement.rules.ts';
import { wagerOf } from '../../sandbox/bet/verdict.rules.ts';
import { factorOf } from '../../sandbox/bet/combination.rules.ts';
import { randomOf } from '../../sandbox/world/chance.ts';
import type { MatchState, OptionRole, WorldMarket, WorldMatch } from '../../sandbox/world/world.model.ts';
import { FULL_RUN } from '../support/seed';
import { DAY, HOUR, MINUTE } from '../support/time.ts';
import { FB, SATURDAY, worldAt } from '../support/world.ts';

jest.setTimeout(600_000);

type World = ReturnType<typeof worldAt>;
type Leg = Parameters<typeof valueOf>[0];

const SLOT = 5 * MINUTE;
/** What every bet at the venue loses at least, on average. */
const HOUSE = -0.02;

/** What bets of one unit each brought. */
class Purse {
  bets = 0;
  private sum = 0;
  private squares = 0;

  add(back: number): void {
    const gain = back - 1;
    this.bets += 1;
    this.sum += gain;
    this.squares += gain * gain;
  }

  /** What a unit brought beyond itself: -0.05 lost 5 %. */
  get mean(): number {
    return this.sum / this.bets;
  }

  /** Standard error of the mean. */
  get error(): number {
    return Math.sqrt((this.squares / this.bets - this.mean ** 2) / this.bets);
  }
}

const worth = ({ top, bottom }: { top: bigint; bottom: bigint }) => Number(top) / Number(bottom);

function legOf(match: WorldMatch, { kind, period, line }: WorldMarket, role: OptionRole, price: string, state: MatchState): Leg {
  const [homeAtBet, awayAtBet] = state.score;
  return { sport: match.sport, kind, period, line, role, price, inPlay: state.phase !== 'not-started', homeAtBet, awayAtBet };
}

/** What a leg brings in the end. */
function endOf(world: World, match: WorldMatch, leg: Leg): number {
  const ruling = rulingOf(world.state(match, match.kickOff + 9 * HOUR), leg.period, leg.kind);
  if (ruling === null) throw new Error('the match has no end');
  if (ruling === 'void') return 1;
  const wager = wagerOf(leg);
  const outcome = 'brokenOff' in ruling ? (outcomeAlready(wager, ruling.brokenOff) ?? 'void') : outcomeOf(wager, ruling.score);
  return worth(factorOf(leg.price, outcome));
}

/** What the venue offers for a leg now, what it is worth, and what it brings at least; null while it names no price. */
function offerFor(world: World, match: WorldMatch, leg: Leg, at: number) {
  if (world.state(match, at).suspended !== null) return null;
  const prospects = world.prospects(match, leg.kind, leg.period, at);
  if (!prospects) return null;
  const value = valueOf(leg, prospects);
  const offer = Number(cashOutRate(1, [value]) ?? 0n) / Number(RATE_UNIT);
  return { offer, fair: worth(value.fair), least: worth(value.min) };
}

/** What a bet on 平局退款 is worth by the venue's prices without its margin; null where they do not say. */
function worthByPrices(world: World, match: WorldMatch, leg: Leg, at: number): number | null {
  const markets = world.markets(match, { ...FB, margin: 1 }, at);
  const chanceOf = (kind: WorldMarket['kind'], role: OptionRole) => {
    const market = markets.find((one) => one.kind === kind && one.period === 'full');
    const price = market?.options.find((option) => option.role === role)?.price;
    return price ? 1 / Number(price) : null;
  };
  const [draw, win] = [chanceOf('winner', 'draw'), chanceOf('draw-no-bet', leg.role)];
  return draw === null || win === null ? null : draw + (1 - draw) * win * Number(leg.price);
}

describe('cashing a bet out', () => {
  const wanted = FULL_RUN ? 40_000 : 3_000;
  /** Bets that are never given up count by what they were worth when they were made: the price's margin, without the luck. */
  const purse = new Purse();
  const luck = new Purse();
  const wrong: object[] = [];
  let offers = 0;
  let compared = 0;
  let unpriced = 0;
  let ahead = 0;
  let aheadOffered = 0;

  beforeAll(() => {
    const random = randomOf('simulation|draw-no-bet');
    for (let day = 0; purse.bets < wanted; day += 1) {
      const world = worldAt(SATURDAY + (day + 2) * DAY);
      for (const match of world.matchesBetween(SATURDAY + day * DAY, SATURDAY + (day + 1) * DAY)) {
        const at = match.kickOff + Math.floor((5 + random() * 95) * MINUTE);
        const state = world.state(match, at);
        const market = world.markets(match, FB, at).find(({ kind }) => kind === 'draw-no-bet');
        const option = market?.options.find(({ price }) => price !== null && Number(price) >= 4);
        if (!market || !option) continue;
        const leg = legOf(match, market, option.role, option.price!, state);
        const worthThen = worthByPrices(world, match, leg, at);
        if (worthThen === null) continue;
        const end = endOf(world, match, leg);
        let back = end;
        for (let later = at + 8 * MINUTE; later < match.kickOff + 115 * MINUTE; later += 12 * MINUTE) {
          const seen = offerFor(world, match, leg, later);
          if (!seen) continue;
          offers += 1;
          if (seen.offer > seen.fair + 0.0002 || seen.offer < seen.least - 0.0002) wrong.push({ match: match.id, later, ...seen });
          const fair = worthByPrices(world, match, leg, later);
          if (fair !== null) compared += 1;
          if (fair === null || seen.offer <= 1.15 * fair) continue;
          back = seen.offer;
          break;
        }
        purse.add(worthThen + back - end);
        luck.add(back);
      }
    }
  });

  test('loses the margin on 平局退款 at 4.00 and more when cashed out at offers 15 % above the price', () => {
    expect(purse.bets).toBeGreaterThanOrEqual(3_000);
    expect(compared).toBeGreaterThan(3_000);
    expect(purse.mean + purse.error).toBeLessThan(HOUSE);
    // What the bets really brought differs by luck alone.
    expect(Math.abs(luck.mean - purse.mean)).toBeLessThan(3 * luck.error);
  });

  test('no offer is above the bet’s value or below its certain payout', () => {
    expect(offers).toBeGreaterThan(3_000);
    expect(wrong).toEqual([]);
  });

  test('a bettor two goals ahead has an offer while anything of the match is sold', () => {
    const world = worldAt(SATURDAY + 3 * DAY);
    for (const match of world.matchesBetween(SATURDAY, SATURDAY + DAY)) {
      for (const minute of [65, 80, 95]) {
        const at = match.kickOff + minute * MINUTE;
        const state = world.state(match, at);
        if (state.endedAt !== null || state.suspended !== null || state.score[0] - state.score[1] < 2) continue;
        ahead += 1;
        const market = { kind: 'winner', period: 'full', line: null } as WorldMarket;
        const seen = offerFor(world, match, legOf(match, market, 'home', '2.10', { ...state, phase: 'not-started' }), at);
        if (seen) aheadOffered += 1;
        else unpriced += 1;
      }
    }
    expect(ahead).toBeGreaterThan(30);
    expect({ aheadOffered, unpriced }).toEqual({ aheadOffered: ahead, unpriced: 0 });
  });
});

/** Who is a point from the match, where a scoreboard says so; null otherwise. */
function matchPointOf({ score, periodScores, points }: MatchState, max: number): 'home' | 'away' | null {
  const games = periodScores.at(-1);
  if (!points || !games) return null;
  for (const [own, other, side] of [
    [0, 1, 'home'],
    [1, 0, 'away'],
  ] as const) {
    if (score[own] + 1 <= max / 2) continue;
    const tieBreak = games[0] === 6 && games[1] === 6;
    const [mine, theirs] = [points[own], points[other]];
    if (tieBreak ? Number(mine) >= 6 && Number(mine) > Number(theirs) : mine === 'A' || (mine === '40' && !['40', 'A'].includes(theirs))) {
      if (tieBreak || (games[own] + 1 >= 6 && games[own] + 1 - games[other] >= 2) || games[own] + 1 === 7) return side;
    }
  }
  return null;
}

/** Whether the match can be over within a game, so that a step of seconds is worth its time. */
const nearItsEnd = ({ score, periodScores }: MatchState, max: number) =>
  Math.max(...score) + 1 > max / 2 && Math.max(...(periodScores.at(-1) ?? [0])) >= 4;

describe('the time of day', () => {
  const wanted = FULL_RUN ? 40_000 : 3_000;
  /** Bets kept to the end, and the same bets given up at the first offer after 75 seconds. */
  const holding = new Purse();
  const selling = new Purse();

  beforeAll(() => {
    for (let day = 0; holding.bets < wanted; day += 1) {
      const world = worldAt(SATURDAY + (day + 2) * DAY);
      for (const match of world.matchesBetween(SATURDAY + day * DAY, SATURDAY + (day + 1) * DAY, 'tennis')) {
        if (match.league.rank < 5) continue;
        const end = world.state(match, match.kickOff + 9 * HOUR).endedAt!;
        let known = '';
        let step = MINUTE;
        for (let at = match.kickOff + 30 * MINUTE; at < end; at += step) {
          const state = world.state(match, at);
          step = nearItsEnd(state, match.format) ? 20_000 : MINUTE;
          const side = matchPointOf(state, match.format);
          const key = `${side} ${String(state.points)} ${String(state.periodScores.at(-1))}`;
          if (!side || key === known) continue;
          known = key;
          const untilMark = SLOT - (at % SLOT);
          if (state.suspended !== null || (untilMark > 15_000 && untilMark < 75_000)) continue;
          const role = side === 'home' ? 'away' : 'home';
          const market = world.markets(match, FB, at).find(({ kind, period }) => kind === 'winner' && period === 'full');
          const price = market?.options.find((option) => option.role === role)?.price;
          if (!market || !price) continue;
          const leg = legOf(match, market, role, price, state);
          const last = endOf(world, match, leg);
          holding.add(last);
          let back = last;
          for (let later = at + 75_000; later < end; later += 10_000) {
            const seen = offerFor(world, match, leg, later);
            if (!seen) continue;
            back = seen.offer;
            break;
          }
          selling.add(back);
        }
      }
    }
  });

  test('gives no edge at match point to backing the player who faces it', () => {
    expect(holding.bets).toBeGreaterThanOrEqual(3_000);
    expect(selling.mean + selling.error).toBeLessThan(HOUSE);
    // Held to the end the bets are long shots, whose luck takes ten times as many to even out.
    expect(holding.mean - 2 * holding.error).toBeLessThan(HOUSE);
    if (FULL_RUN) expect(holding.mean + holding.error).toBeLessThan(HOUSE);
  });

  test('does not show whether overtime follows: fourth quarters end at any moment of their five minutes', () => {
    const bins = Array.from({ length: 10 }, () => ({ over: 0, on: 0 }));
    const world = worldAt(SATURDAY + 12 * DAY);
    for (const match of world.matchesBetween(SATURDAY, SATURDAY + 10 * DAY, 'basketball')) {
      if (match.league.rank < 5) continue;
      const last = world.state(match, match.kickOff + 9 * HOUR);
      // The fourth stop of the sale begins ten seconds before the quarter ends.
      const stops = world.saleChanges(match, match.kickOff + 9 * HOUR).filter((change) => change > match.kickOff && change < last.endedAt!);
      const overtime = last.periodScores.length > 4;
      const results = overtime ? stops.toSorted((a, b) => a - b)[6]! + 10_000 : last.endedAt!;
      bins[Math.floor(((results % SLOT) / SLOT) * bins.length)]![overtime ? 'on' : 'over'] += 1;
    }
    const all = bins.reduce((sum, { over, on }) => ({ over: sum.over + over, on: sum.on + on }), { over: 0, on: 0 });
    expect(all.over).toBeGreaterThan(2_500);
    expect(all.on).toBeGreaterThan(30);
    for (const kind of ['over', 'on'] as const) {
      const even = all[kind] / bins.length;
      const chiSquare = bins.reduce((sum, bin) => sum + (bin[kind] - even) ** 2 / even, 0);
      // 99.9 % of even draws over ten bins lie below.
      expect(chiSquare).toBeLessThan(27.9);
    }
  });
});
