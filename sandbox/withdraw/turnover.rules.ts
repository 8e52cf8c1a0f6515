import type { TURNOVER_SOURCES } from '../../lib/contract/calls/withdraw.calls';
import type { ValidStake } from '../bet/valid-stake';

/** Money that must be bet before it can be withdrawn. Minor units, world ms. */
export interface TurnoverSource {
  source: (typeof TURNOVER_SOURCES)[number];
  title: string;
  amount: bigint;
  /** Stakes that it asks for. */
  required: bigint;
  at: number;
}

export type Turnover<S extends TurnoverSource = TurnoverSource> = S & {
  done: bigint;
  /** The part of `done` that rounds of games brought. */
  doneGames: bigint;
  /** What of the amount cannot be withdrawn yet. */
  locked: bigint;
};

/**
 * Distributes settled stakes over sources, each stake once: to the oldest source that was there when the bet was placed and
 * still asks for more. What a source locks falls in proportion to what it still asks for.
 */
export function allocateTurnover<S extends TurnoverSource>(sources: readonly S[], stakes: readonly ValidStake[]): Turnover<S>[] {
  const turnovers = sources.toSorted((a, b) => a.at - b.at).map((source) => ({ ...source, done: 0n, doneGames: 0n, locked: 0n }));
  for (const { stake, placedAt, game } of stakes.toSorted((a, b) => a.closedAt - b.closedAt)) {
    let left = stake;
    for (const turnover of turnovers) {
      if (turnover.at > placedAt || left === 0n) break;
      const part = left < turnover.required - turnover.done ? left : turnover.required - turnover.done;
      turnover.done += part;
      if (game) turnover.doneGames += part;
      left -= part;
    }
  }
  for (const turnover of turnovers) {
    const { amount, required, done } = turnover;
    // Rounded up: a minor unit too little is never paid out.
    turnover.locked = required === 0n ? 0n : (amount * (required - done) + required - 1n) / required;
  }
  return turnovers;
}
