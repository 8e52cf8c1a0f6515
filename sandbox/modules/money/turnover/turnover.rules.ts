import type { TURNOVER_SOURCES } from '@pavilion/contract/calls/withdraw.calls';
import type { ValidStake } from '../../betting/stake/stake.model';

/** Money that must be bet before it can be withdrawn. Minor units, world ms. */
export interface TurnoverSource {
  source: (typeof TURNOVER_SOURCES)[number];
  title: string;
  amount: bigint;
  /** Stakes that it requires. */
  required: bigint;
  at: number;
}

export type Turnover<S extends TurnoverSource = TurnoverSource> = S & {
  done: bigint;
  /** The part of `done` from rounds of games. */
  doneGames: bigint;
  /** The part of the amount that cannot be withdrawn yet. */
  locked: bigint;
};

/** The part of a source's amount that cannot be withdrawn yet. */
export function lockedOf({ amount, required, done }: Pick<Turnover, 'amount' | 'required' | 'done'>): bigint {
  // Rounded up: a minor unit too little is never paid out.
  return required === 0n ? 0n : (amount * (required - done) + required - 1n) / required;
}

/**
 * Subtracts one settled stake from sources, which are in order of time: from the oldest that existed when the bet was placed and
 * still requires more.
 */
export function takeStake(sources: readonly Pick<Turnover, 'at' | 'required' | 'done' | 'doneGames'>[], stake: ValidStake): void {
  let left = stake.stake;
  for (const source of sources) {
    if (source.at > stake.placedAt || left === 0n) return;
    const open = source.required - source.done;
    const part = left < open ? left : open;
    source.done += part;
    if (stake.game) source.doneGames += part;
    left -= part;
  }
}
