import type { Bounds } from '../../game.model';
import { shuffled, type RandomSource } from '../../round-random';

/** 扫雷: a board of fields, some of them mined. Fields count row by row from 0. */
export const MINES_SIDE = 5;
export const MINES_FIELDS = MINES_SIDE * MINES_SIDE;

/** Numbers of mines that a round can have. */
export const MINES_COUNTS = ['1', '3', '5', '8', '12'] as const;

/** The first field returns 97 of 100; every later one is even, so that no strategy returns more or less. */
export const MINES_RETURN = 97;

/** The step that opens each field. */
export const OPEN_STEPS: readonly string[] = Array.from({ length: MINES_FIELDS }, (_, field) => `open-${field}`);

export interface MinesState {
  /** Mined fields, ascending. */
  mines: readonly number[];
  /** Fields in the order opened. */
  opened: readonly number[];
  state: 'open' | 'lost' | 'taken';
}

/** Value after `safe` safe fields, as a fraction of the stake: 0.97 × C(25, safe) / C(25 − mines, safe). */
export function minesValue(mines: number, safe: number): { numerator: bigint; denominator: bigint } {
  let [numerator, denominator] = [BigInt(MINES_RETURN), 100n];
  for (let field = 0; field < safe; field += 1) {
    numerator *= BigInt(MINES_FIELDS - field);
    denominator *= BigInt(MINES_FIELDS - mines - field);
  }
  return { numerator, denominator };
}

/** Payout after `safe` safe fields, minor units, rounded down. */
export function minesPay(mines: number, safe: number, stake: bigint): bigint {
  const { numerator, denominator } = minesValue(mines, safe);
  return (stake * numerator) / denominator;
}

/** Safe fields that a round can open: all of them, or as many as pay no more than the cap. */
export function lastSafe(mines: number, { stake, cap }: Bounds): number {
  let safe = 0;
  while (safe < MINES_FIELDS - mines && minesPay(mines, safe + 1, stake) <= cap) safe += 1;
  return safe;
}

/** Mined fields: the first ones of a shuffled board. */
function layMines(count: number, random: RandomSource): number[] {
  const fields = Array.from({ length: MINES_FIELDS }, (_, field) => field);
  return shuffled(fields, random, count)
    .slice(0, count)
    .toSorted((a, b) => a - b);
}

function stepMines({ mines, opened }: MinesState, step: string): MinesState {
  if (step === 'take') return { mines, opened, state: 'taken' };
  const field = OPEN_STEPS.indexOf(step);
  const now = [...opened, field];
  return { mines, opened: now, state: mines.includes(field) ? 'lost' : now.length === MINES_FIELDS - mines.length ? 'taken' : 'open' };
}

/** A round from its beginning through its steps; all mines are laid before the first one. */
export function playMines(bet: string, steps: readonly string[], random: RandomSource): MinesState {
  return steps.reduce(stepMines, { mines: layMines(Number(bet), random), opened: [], state: 'open' });
}

/** True when a step can be taken: a closed field that is offered, or the money once a field was opened. */
export function canStepMines({ mines, opened, state }: MinesState, step: string, bounds: Bounds): boolean {
  if (state !== 'open') return false;
  if (step === 'take') return opened.length > 0;
  const field = OPEN_STEPS.indexOf(step);
  return field >= 0 && !opened.includes(field) && opened.length < lastSafe(mines.length, bounds);
}

/** Payout of a round that is over, minor units; null while it is open. A round ends by itself when its next field would exceed the cap. */
export function minesPayout({ mines, opened, state }: MinesState, bounds: Bounds): bigint | null {
  if (state === 'lost') return 0n;
  if (state === 'open' && opened.length < lastSafe(mines.length, bounds)) return null;
  return minesPay(mines.length, opened.length, bounds.stake);
}
