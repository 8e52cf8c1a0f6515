import { GAMES } from '../../../../sandbox/modules/community/game/game-catalog';
import { minesGame } from '../../../../sandbox/modules/community/game/games/mines/mines.game';
import {
  canStepMines,
  lastSafe,
  MINES_COUNTS,
  MINES_FIELDS,
  minesPayout,
  minesValue,
  OPEN_STEPS,
  playMines,
} from '../../../../sandbox/modules/community/game/games/mines/mines.rules';
import type { RandomSource } from '../../../../sandbox/modules/community/game/round-random';
import { averageOf, everyOutcome } from '../../../support/every-outcome';
import * as fc from '../../../support/property';

const { rules } = minesGame;
const CAP = BigInt(GAMES.mines.maxWin);

/** Choices that are made once and repeated in each replay of a round. */
function repeated(random: RandomSource): () => RandomSource {
  const picked: number[] = [];
  return () => {
    let position = 0;
    const below = (count: number) => {
      if (position === picked.length) picked.push(random.below(count));
      position += 1;
      return picked[position - 1]!;
    };
    return { chance: random.chance, below };
  };
}

/** Choices of a round from random numbers between 0 and 1. */
function choicesOf(shares: readonly number[]): RandomSource {
  let position = 0;
  return {
    chance: () => false,
    below: (count) => {
      position += 1;
      return Math.floor(shares[position - 1]! * count);
    },
  };
}

const shares = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 12, maxLength: 12 });
const anOrder = fc.shuffledSubarray([...OPEN_STEPS], { minLength: MINES_FIELDS, maxLength: MINES_FIELDS });

describe('扫雷', () => {
  it.each(MINES_COUNTS)('%s mines: each field is worth exactly its risk, so any fields and any time of taking return 97 of 100', (bet) => {
    const mines = Number(bet);
    for (let safe = 0; safe < MINES_FIELDS - mines; safe += 1) {
      const [now, next] = [minesValue(mines, safe), minesValue(mines, safe + 1)];
      // A closed field is safe in `left` of `closed` cases, whichever it is: all sets of mines are equally likely.
      const [left, closed] = [BigInt(MINES_FIELDS - mines - safe), BigInt(MINES_FIELDS - safe)];
      expect(next.numerator * left * now.denominator).toBe(now.numerator * next.denominator * closed);
    }
    expect(minesValue(mines, 0)).toEqual({ numerator: 97n, denominator: 100n });
    expect(GAMES.mines.returns).toEqual({ best: 9_700, worst: 9_700 });
  });

  it.each([
    ['1', 1, 25],
    ['3', 6, 2_300],
  ])('%s mines: every set of fields is mined equally often', (bet, times, sets) => {
    const counts = new Map<string, number>();
    let laid = '';
    const lay = (random: RandomSource) => {
      laid = playMines(bet, [], random).mines.join(' ');
    };
    everyOutcome(lay, () => counts.set(laid, (counts.get(laid) ?? 0) + 1));
    expect(new Set(counts.values())).toEqual(new Set([times]));
    expect(counts.size).toBe(sets);
  });

  /** The first closed field from a given one on. */
  const closedFrom = (opened: readonly number[], field: number): number =>
    opened.includes(field % MINES_FIELDS) ? closedFrom(opened, field + 1) : field % MINES_FIELDS;
  const STRATEGIES: Readonly<Record<string, (opened: readonly number[]) => number>> = {
    'row by row': (opened) => opened.length,
    'from the middle on': (opened) => closedFrom(opened, 12),
    'in jumps': (opened) => closedFrom(opened, (opened.at(-1) ?? 0) * 7 + 3),
  };
  it.each(Object.keys(STRATEGIES))('played %s through the real rules over every board, it returns 97 of 100', (name) => {
    const bounds = { stake: 1_000_000_000n, cap: 1_000_000_000n * 100_000n };
    for (const [bet, times] of [
      ['1', 1],
      ['1', 9],
      ['1', 24],
      ['3', 1],
      ['3', 4],
    ] as const) {
      const result = averageOf((random) => {
        const again = repeated(random);
        const steps: string[] = [];
        let state = playMines(bet, steps, again());
        while (state.state === 'open') {
          const step = steps.length === times ? 'take' : OPEN_STEPS[STRATEGIES[name]!(state.opened)]!;
          if (!canStepMines(state, step, bounds)) throw new Error(`No step ${step}`);
          steps.push(step);
          state = playMines(bet, steps, again());
        }
        return Number(minesPayout(state, bounds)) / Number(bounds.stake / 100n);
      });
      expect(result).toBeCloseTo(9_700, 3);
    }
  });

  it('is lost by a mined field alone, offers no field beyond the cap, and then pays by itself at most the cap', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MINES_COUNTS), shares, anOrder, fc.bigInt(100n, 500_000n), (bet, chosen, order, stake) => {
        const bounds = { stake, cap: CAP };
        const steps: string[] = [];
        let state = playMines(bet, steps, choicesOf(chosen));
        expect(new Set(state.mines).size).toBe(Number(bet));
        expect(canStepMines(state, 'take', bounds)).toBe(false);
        for (const step of order) {
          if (minesPayout(state, bounds) !== null) break;
          expect(rules.tableOf(state, bounds).next).toBeLessThanOrEqual(Number(CAP));
          expect(canStepMines(state, step, bounds)).toBe(true);
          steps.push(step);
          state = playMines(bet, steps, choicesOf(chosen));
          expect(canStepMines(state, step, bounds)).toBe(false);
          expect(state.state === 'lost').toBe(state.mines.includes(OPEN_STEPS.indexOf(step)));
        }
        const payout = minesPayout(state, bounds)!;
        expect(payout).toBeLessThanOrEqual(CAP);
        if (state.state !== 'lost') expect(state.opened).toHaveLength(lastSafe(Number(bet), bounds));
        for (const step of OPEN_STEPS) expect(canStepMines(state, step, bounds)).toBe(false);
      }),
    );
  });

  it('an open round tells nothing of its mines', () => {
    const bounds = { stake: 1_000n, cap: CAP };
    const tables = Array.from({ length: 25 }, (_, field) => playMines('1', ['open-24'], choicesOf([field / 25 + 0.001])))
      .filter(({ state }) => state === 'open')
      .map((state) => rules.tableOf(state, bounds));
    expect(tables).toHaveLength(24);
    expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(1);
  });

  it('an abandoned round is taken, or returns 97 of 100 before its first field', () => {
    const state = (steps: string[]) => playMines('1', steps, choicesOf([0]));
    expect(rules.left(state([]), 1_050n)).toEqual({ payout: 1_018n });
    expect(rules.left(state(['open-3']), 1_050n)).toEqual({ step: 'take' });
    expect(rules.outcomeOf(state(['open-3', 'take']))).toEqual({ mines: [0], opened: [3] });
    for (const step of ['open-25', 'open-03', 'open', '', 'open--1'])
      expect(rules.canStep(state([]), step, { stake: 100n, cap: CAP })).toBe(false);
  });
});
