import { GAMES, type GameCode } from '../../../../sandbox/modules/community/game/game-catalog';
import { dealBaccarat, BACCARAT_PAYS, BACCARAT_SIDES } from '../../../../sandbox/modules/community/game/rules/baccarat.rules';
import { DICE_BETS, diceRate, throwDice, diceWin } from '../../../../sandbox/modules/community/game/rules/dice.rules';
import { roundRandomOf, hashOfSeed, type RandomSource } from '../../../../sandbox/modules/community/game/rules/round-random';
import { castNet, FISH } from '../../../../sandbox/modules/community/game/rules/fishing.rules';
import {
  canStep,
  highLowPayout,
  offerOf,
  playHighLow,
  stepHighLow,
  stopAtCap,
  type HighLowGuess,
  type HighLowStep,
} from '../../../../sandbox/modules/community/game/rules/high-low.rules';
import { SERIES_BETS, playSeries, seriesRate, seriesWin } from '../../../../sandbox/modules/community/game/rules/series.rules';
import { SLOT_WHEELS, spin } from '../../../../sandbox/modules/community/game/rules/slot.rules';
import { betName } from '../../../../sandbox/modules/community/game/round.copy';
import { tableLimits, topRateOf } from '../../../../sandbox/modules/community/game/table-limit.rules';
import {
  closesAt,
  drawRate,
  drawWin,
  resultAt,
  closedDrawNumbers,
  openDraws,
  periodName,
  teamsOf,
  type TimetableGame,
} from '../../../../sandbox/modules/community/game/timetable.rules';
import * as fc from '../../../support/property';
import { numberOf, TEST_SEED } from '../../../support/seed';

/**
 * Calls `play` once for every sequence of choices there is, with the sequence's probability. It walks the choices that `play`
 * itself makes, so no rule is written a second time here.
 */
function everyOutcome(play: (random: RandomSource) => void | false, visit: (likely: number) => void): void {
  const path: number[] = [];
  for (;;) {
    const counts: number[] = [];
    let likely = 1;
    let depth = 0;
    const choose = (count: number) => {
      const choice = path[depth] ?? 0;
      counts[depth] = count;
      path[depth] = choice;
      depth += 1;
      return choice;
    };
    play({
      below: (count) => {
        likely /= count;
        return choose(count);
      },
      chance: (hits, total) => {
        const hit = choose(2) === 0;
        likely *= hit ? hits / total : 1 - hits / total;
        return hit;
      },
    });
    visit(likely);
    path.length = depth;
    while (path.length > 0 && path.at(-1)! + 1 >= counts[path.length - 1]!) path.pop();
    if (path.length === 0) return;
    path[path.length - 1]! += 1;
  }
}

/** Average return of a bet, in hundredths of a percent of the stake. */
function returnOf(play: (random: RandomSource) => number): number {
  let rate = 0;
  let sum = 0;
  let whole = 0;
  everyOutcome(
    (random) => {
      rate = play(random);
    },
    (likely) => {
      sum += likely * rate;
      whole += likely;
    },
  );
  expect(whole).toBeCloseTo(1, 9);
  return sum * 100;
}

/** The bets whose return, as it is printed, is the best and the worst, by their names. */
function extremes(returns: Readonly<Record<string, number>>, nameOf: (bet: string) => string) {
  const all = Object.values(returns).map((value) => Math.floor(value + 1e-6));
  const named = (value: number) =>
    Object.keys(returns)
      .filter((bet) => Math.floor(returns[bet]! + 1e-6) === value)
      .map(nameOf)
      .join('、');
  return { best: named(Math.max(...all)), worst: named(Math.min(...all)) };
}

/** The printed returns are rounded down. */
const printed = (returns: readonly number[]) => ({
  best: Math.floor(Math.max(...returns) + 1e-6),
  worst: Math.floor(Math.min(...returns) + 1e-6),
});

describe('average return over all outcomes', () => {
  it('names the best and the worst bet of every game whose bets differ', () => {
    for (const { returns, returnBets } of Object.values(GAMES)) expect(returnBets.best !== '').toBe(returns.best !== returns.worst);
  });

  it('琉璃转轮 returns the share that its page states', () => {
    expect(printed([returnOf((random) => spin(random).rate)])).toEqual(GAMES.slot.returns);
    expect(new Set(SLOT_WHEELS.map((wheel) => wheel.length))).toEqual(new Set([20]));
  });

  it('云亭百家乐 returns the share that its page states, on each side', () => {
    const returns = { player: 0, banker: 0, tie: 0 };
    let winner: keyof typeof returns = 'tie';
    everyOutcome(
      (random) => {
        winner = dealBaccarat('player', random).winner;
      },
      (likely) => {
        for (const side of BACCARAT_SIDES) returns[side] += likely * (side === winner ? BACCARAT_PAYS[side] : winner === 'tie' ? 100 : 0);
      },
    );
    expect(printed(Object.values(returns).map((rate) => rate * 100))).toEqual(GAMES.baccarat.returns);
    expect(
      extremes({ player: returns.player * 100, banker: returns.banker * 100, tie: returns.tie * 100 }, (side) => betName('baccarat', side)),
    ).toEqual(GAMES.baccarat.returnBets);
  });

  it('月下捕鱼 returns the same for every fish', () => {
    for (const fish of FISH) expect(printed([returnOf((random) => castNet(fish, random).rate)])).toEqual(GAMES.fishing.returns);
  });

  it('云亭快三 returns the share that its page states, over its best and worst bet', () => {
    const returns = Object.fromEntries(
      DICE_BETS.map((bet) => [bet, returnOf((random) => (diceWin(bet, throwDice(random)) ? diceRate(bet) : 0))]),
    );
    expect(printed(Object.values(returns))).toEqual(GAMES.dice.returns);
    expect(extremes(returns, (bet) => betName('dice', bet))).toEqual(GAMES.dice.returnBets);
  });

  it('云亭电竞联赛 returns the share that its page states, over every pairing', () => {
    const returns = Array.from({ length: 60 }, (_, number) => teamsOf(number)).flatMap((teams) =>
      SERIES_BETS.map((bet) => returnOf((random) => (seriesWin(bet, playSeries(teams, random)) ? seriesRate(bet, teams) : 0))),
    );
    expect(printed(returns)).toEqual(GAMES.series.returns);
  });

  it('高低牌 returns 97 of 100 for any guesses and any time of cashing out', () => {
    const policies: ((rank: number) => HighLowGuess)[] = [
      (rank) => (rank < 7 ? 'higher' : 'lower'),
      (rank) => (rank < 13 ? 'higher' : 'lower'),
      (rank) => (rank > 1 ? 'lower' : 'higher'),
    ];
    const stake = 1_000_000_000n;
    for (const guess of policies) {
      for (const guesses of [1, 2, 3]) {
        const result = returnOf((random) => {
          const steps: HighLowStep[] = [];
          let state = playHighLow(steps, random);
          const cards = [...state.cards];
          // Earlier cards are drawn again first: each step replays the whole state.
          const again = (): RandomSource => {
            let position = 0;
            return { chance: random.chance, below: (count) => (position < cards.length ? cards[position++]! - 1 : pickOne(count)) };
          };
          const pickOne = (count: number) => {
            const picked = random.below(count);
            cards.push(picked + 1);
            return picked;
          };
          while (state.state === 'open' && steps.length < guesses) {
            steps.push(guess(state.cards.at(-1)!));
            state = playHighLow(steps, again());
          }
          if (canStep(state, 'take', { stake, cap: stake * 100_000n })) state = playHighLow([...steps, 'take'], again());
          return Number(highLowPayout(state, stake)) / Number(stake / 100n);
        });
        expect(result).toBeCloseTo(GAMES['high-low'].returns.best, 0);
      }
    }
  });
});

describe('draws', () => {
  it('are the same for the same seeds, and differ for another', () => {
    const seed = 'ab'.repeat(32);
    const first = (random: RandomSource) => Array.from({ length: 40 }, () => random.below(1_000));
    expect(first(roundRandomOf(seed, 'mine', '7'))).toEqual(first(roundRandomOf(seed, 'mine', '7')));
    expect(first(roundRandomOf(seed, 'mine', '7'))).not.toEqual(first(roundRandomOf(seed, 'mine', '8')));
    expect(first(roundRandomOf(seed, 'mine', '7'))).not.toEqual(first(roundRandomOf(seed, 'yours', '7')));
    expect(hashOfSeed(seed)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are spread evenly for any seed', () => {
    const seed = Array.from({ length: 8 }, (_, part) => numberOf(`${TEST_SEED} ${part}`).toString(16).padStart(8, '0')).join('');
    const random = roundRandomOf(seed, 'even', '1');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let index = 0; index < 6_000; index += 1) counts[random.below(6)]! += 1;
    // Five standard deviations and more: 1,000 ± 160.
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(200);
  });
});

describe('the timetable', () => {
  it('closes a draw before its result is known, and opens the next at once', () => {
    for (const game of ['dice', 'series'] as const) {
      for (let index = 0; index < 200; index += 1) {
        const now = 1_795_000_000_000 + numberOf(`${TEST_SEED} timetable ${index}`);
        const open = openDraws(game, now);
        for (const number of open) expect(closesAt(game, number)).toBeGreaterThan(now);
        for (const number of closedDrawNumbers(game, now)) expect(closesAt(game, number)).toBeLessThanOrEqual(now);
        expect(Math.max(...closedDrawNumbers(game, now)) + 1).toBe(Math.min(...open));
        expect(resultAt(game, open[0]!)).toBeGreaterThan(closesAt(game, open[0]!));
      }
    }
  });

  it('lets every team play once in a slot', () => {
    for (let slot = 0; slot < 12; slot += 1) {
      const teams = [0, 1, 2].flatMap((match) => Object.values(teamsOf(slot * 3 + match)).filter((value) => typeof value === 'string'));
      expect(new Set(teams).size).toBe(6);
    }
  });
});

describe('the largest possible payout of a round', () => {
  const games = Object.values(GAMES).filter(({ code }) => code !== 'high-low');
  it.each(games)('$code: the largest stake of a bet never pays more than the cap, and one coin more would', (game) => {
    const limits = tableLimits(game.code);
    const max: Record<string, number> = {};
    for (const draw of game.timetable ? Array.from({ length: 30 }, (_, number) => number) : [0]) {
      const best: Record<string, number> = {};
      const keepBest = (random: RandomSource) => {
        for (const [bet, rate] of Object.entries(ratesOf(game.code, draw, random))) best[bet] = Math.max(best[bet] ?? 0, rate);
      };
      everyOutcome(keepBest, () => undefined);
      for (const [bet, rate] of Object.entries(best)) {
        expect([bet, topRateOf(game.code, bet, draw)]).toEqual([bet, rate]);
        max[bet] = Math.max(max[bet] ?? 0, rate);
      }
    }
    expect(Object.keys(max).toSorted()).toEqual(Object.keys(limits).toSorted());
    for (const [bet, largest] of Object.entries(limits)) {
      expect(largest).toBeGreaterThanOrEqual(game.minStake);
      expect(largest * max[bet]!).toBeLessThanOrEqual(game.maxWin * 100);
      if (largest < game.maxStake) expect((largest + 100) * max[bet]!).toBeGreaterThan(game.maxWin * 100);
    }
  });

  const card = fc.integer({ min: 0, max: 12 });
  it('高低牌 offers no guess beyond the cap, stops by itself when none is left, and then has paid at most the cap', () => {
    fc.assert(
      fc.property(fc.array(card, { minLength: 9, maxLength: 9 }), fc.bigInt(100n, 500_000n), fc.boolean(), (cards, stake, bold) => {
        const bounds = { stake, cap: 10_000_000n };
        let position = 0;
        const random: RandomSource = { chance: () => false, below: () => cards[position++]! };
        let state = playHighLow([], random);
        while (state.state === 'open') {
          const offers = (['higher', 'lower'] as const).map((guess) => ({ guess, offer: offerOf(state, guess, bounds) }));
          const open = offers.flatMap(({ guess, offer }) => (offer === null ? [] : [{ guess, offer }]));
          expect(open.length).toBeGreaterThan(0);
          const [chosen] = open.toSorted((a, b) => Number(bold ? b.offer - a.offer : a.offer - b.offer));
          expect(chosen!.offer).toBeLessThanOrEqual(bounds.cap);
          state = stopAtCap(stepHighLow(state, chosen!.guess, random), bounds);
        }
        expect(highLowPayout(state, stake)).toBeLessThanOrEqual(bounds.cap);
      }),
    );
  });
});

/** Payout of each bet, in hundredths of the stake. */
function ratesOf(game: GameCode, draw: number, random: RandomSource): Record<string, number> {
  if (game === 'slot') return { '': spin(random).rate };
  if (game === 'fishing') return Object.fromEntries(FISH.map((fish) => [fish, castNet(fish, random).rate]));
  if (game === 'baccarat') {
    const { winner } = dealBaccarat('tie', random);
    return Object.fromEntries(BACCARAT_SIDES.map((side) => [side, side === winner ? BACCARAT_PAYS[side] : winner === 'tie' ? 100 : 0]));
  }
  const outcome = game === 'dice' ? { dice: throwDice(random) } : playSeries(teamsOf(draw), random);
  return Object.fromEntries(GAMES[game].bets.map((bet) => [bet, drawWin(bet, outcome) ? drawRate(game as TimetableGame, draw, bet) : 0]));
}

describe('a period of the dice', () => {
  const numberAt = (time: string) => openDraws('dice', Date.parse(time))[0]!;

  it.each([
    ['2026-11-27T00:00:00+08:00', '20261127-001'],
    ['2026-11-27T06:55:00+08:00', '20261127-139'],
    ['2026-11-27T23:58:00+08:00', '20261127-480'],
    ['2026-11-27T23:59:50+08:00', '20261128-001'],
  ])('that takes bets at %s is %s: its day on the site and its place in it', (time, name) => {
    expect(periodName(numberAt(time))).toBe(name);
  });
});
