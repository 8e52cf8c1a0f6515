import { isInChain, seedsOf, CHAIN_LENGTH } from '../../../../sandbox/modules/community/game/draw-chain.rules';
import { DRAW_CODES, drawRulesOf, GAMES, STEPS_CODES, type GameCode } from '../../../../sandbox/modules/community/game/game-catalog';
import { diceGame } from '../../../../sandbox/modules/community/game/games/dice/dice.game';
import { SLOT_SYMBOLS, SLOT_WHEELS, windowOf } from '../../../../sandbox/modules/community/game/games/slot/slot.rules';
import { teamsOf } from '../../../../sandbox/modules/community/game/games/series/series-timetable.rules';
import { hashOfSeed, roundRandomOf, type RandomSource } from '../../../../sandbox/modules/community/game/round-random';
import { tableLimits, topRateOf } from '../../../../sandbox/modules/community/game/table-limit.rules';
import { everyOutcome } from '../../../support/every-outcome';
import { numberOf, TEST_SEED } from '../../../support/seed';

/** Games whose returns their own suites compute, because they depend on a strategy or have too many outcomes to walk here. */
const OWN_SUITES: ReadonlySet<GameCode> = new Set<GameCode>([...STEPS_CODES, 'racing', 'koi-gate', 'bull']);

const WALKED = (Object.keys(GAMES) as GameCode[]).filter((code) => !OWN_SUITES.has(code));

/** Bets of a game; a game without a choice has the bet `''`. */
const betsOf = (code: GameCode) => (GAMES[code].rules.bets.length === 0 ? [''] : GAMES[code].rules.bets);

/** Numbers of draws with different rates; null for a round that is decided by itself. */
function numbersOf(code: GameCode): readonly (number | null)[] {
  const rules = drawRulesOf(code);
  return rules ? Array.from({ length: rules.timetable.period }, (_, number) => number) : [null];
}

/** Average and largest rate of each bet over all outcomes, in hundredths of the stake. */
function ratesOf(code: GameCode, number: number | null): Map<string, { average: number; top: number }> {
  const { rules } = GAMES[code];
  const rates = new Map(betsOf(code).map((bet) => [bet, { average: 0, top: 0 }]));
  // The outcome of a game with several bets a round is the same for all of them.
  const walks = rules.maxLines === 1 && rules.kind === 'instant' ? betsOf(code).map((bet) => [bet]) : [betsOf(code)];
  for (const bets of walks) {
    let outcome: unknown;
    let whole = 0;
    const decide = (random: RandomSource) => {
      outcome = rules.kind === 'draws' ? rules.decide(random, number!) : rules.kind === 'instant' ? rules.decide(random, bets[0]!) : null;
    };
    everyOutcome(decide, (likely) => {
      whole += likely;
      for (const bet of bets) {
        const rate =
          rules.kind === 'draws' ? rules.rateOf(outcome, bet, number!) : rules.kind === 'instant' ? rules.rateOf(outcome, bet) : 0;
        const known = rates.get(bet)!;
        known.average += likely * rate;
        known.top = Math.max(known.top, rate);
      }
    });
    expect(whole).toBeCloseTo(1, 9);
  }
  return rates;
}

/** The printed return, in hundredths of a percent, is rounded down. */
const printed = (rate: number) => Math.floor(rate * 100 + 1e-6);

it('names the best and the worst bet of every game whose bets differ', () => {
  for (const { returns, returnBets } of Object.values(GAMES)) expect(returnBets.best !== '').toBe(returns.best !== returns.worst);
});

describe.each(WALKED)('%s, over all of its outcomes', (code) => {
  const game = GAMES[code];
  const all = numbersOf(code).map((number) => ({ number, rates: ratesOf(code, number) }));

  it('returns the share that its page states, with its best and its worst bet', () => {
    const returns = all.flatMap(({ rates }) => [...rates].map(([bet, { average }]) => ({ bet, value: printed(average) })));
    const values = returns.map(({ value }) => value);
    expect({ best: Math.max(...values), worst: Math.min(...values) }).toEqual(game.returns);
    // Bets on a match have the names of its teams.
    if (drawRulesOf(code)?.match) return;
    const named = (wanted: number) =>
      [...new Set(returns.filter(({ value }) => value === wanted).map(({ bet }) => game.betName(bet, null)))].join('、');
    if (game.returns.best !== game.returns.worst) {
      expect({ best: named(game.returns.best), worst: named(game.returns.worst) }).toEqual(game.returnBets);
    }
  });

  it('the largest stake of a bet never pays more than the cap, and one coin more would', () => {
    const max: Record<string, number> = {};
    for (const { number, rates } of all) {
      for (const [bet, { top }] of rates) {
        expect([bet, topRateOf(code, bet, number)]).toEqual([bet, top]);
        max[bet] = Math.max(max[bet] ?? 0, top);
      }
    }
    const limits = tableLimits(code);
    expect(Object.keys(max).toSorted()).toEqual(Object.keys(limits).toSorted());
    for (const [bet, largest] of Object.entries(limits)) {
      expect(largest).toBeGreaterThanOrEqual(game.minStake);
      expect(largest * max[bet]!).toBeLessThanOrEqual(game.maxWin * 100);
      if (largest < game.maxStake) expect((largest + 100) * max[bet]!).toBeGreaterThan(game.maxWin * 100);
    }
  });
});

it('the wheels of 琉璃转轮 have twenty stops each', () => {
  expect(new Set(SLOT_WHEELS.map((wheel) => wheel.length))).toEqual(new Set([20]));
  // The symbols above and below a stop are its neighbours on the wheel, also at its ends.
  for (const [wheel, symbols] of SLOT_WHEELS.entries()) {
    const shown = symbols.map((_, stop) => windowOf(wheel, stop));
    expect(shown.map(([, line]) => line)).toEqual(symbols.map((symbol) => SLOT_SYMBOLS[symbol]));
    expect(shown.map(([above]) => above)).toEqual([shown.at(-1)![1], ...shown.slice(0, -1).map(([, line]) => line)]);
    expect(shown.map(([, , below]) => below)).toEqual([...shown.slice(1).map(([, line]) => line), shown[0]![1]]);
  }
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

describe('a chain of draws', () => {
  const seeds = seedsOf('ab'.repeat(32));
  const commitment = hashOfSeed(seeds[0]!);

  it('has a seed for each draw, and the hash of each is the seed before', () => {
    expect(seeds).toHaveLength(CHAIN_LENGTH);
    expect(seeds.at(-1)).toBe('ab'.repeat(32));
    for (const position of [1, 2, 500, CHAIN_LENGTH - 1]) expect(hashOfSeed(seeds[position]!)).toBe(seeds[position - 1]);
  });

  it('is proved for a seed at its own position alone', () => {
    expect(isInChain(seeds[7]!, { position: 7, commitment })).toBe(true);
    expect(isInChain(seeds[7]!, { position: 6, commitment })).toBe(false);
    expect(isInChain('cd'.repeat(32), { position: 7, commitment })).toBe(false);
  });
});

describe('the timetable', () => {
  it.each(DRAW_CODES)('%s: closes a draw before its result is known, and opens the next at once', (code) => {
    const { timetable } = drawRulesOf(code)!;
    for (let index = 0; index < 200; index += 1) {
      const now = 1_795_000_000_000 + numberOf(`${TEST_SEED} timetable ${index}`);
      const open = timetable.openDraws(now);
      const closed = timetable.closedDraws(now);
      for (const number of open) expect(timetable.closesAt(number)).toBeGreaterThan(now);
      for (const number of closed) expect(timetable.closesAt(number)).toBeLessThanOrEqual(now);
      expect(Math.max(...closed) + 1).toBe(Math.min(...open));
      expect(timetable.resultAt(open[0]!)).toBeGreaterThan(timetable.closesAt(open[0]!));
    }
  });

  it('lets every team play once in a slot', () => {
    for (let slot = 0; slot < 12; slot += 1) {
      const teams = [0, 1, 2].flatMap((match) => Object.values(teamsOf(slot * 3 + match)).filter((value) => typeof value === 'string'));
      expect(new Set(teams).size).toBe(6);
    }
  });
});

describe('a period of the dice', () => {
  const numberAt = (time: string) => diceGame.rules.timetable.openDraws(Date.parse(time))[0]!;

  it.each([
    ['2026-11-27T00:00:00+08:00', '20261127-001'],
    ['2026-11-27T06:55:00+08:00', '20261127-139'],
    ['2026-11-27T23:58:00+08:00', '20261127-480'],
    ['2026-11-27T23:59:50+08:00', '20261128-001'],
  ])('that takes bets at %s is %s: its day on the site and its place in it', (time, name) => {
    expect(diceGame.rules.timetable.periodName(numberAt(time))).toBe(name);
  });
});
