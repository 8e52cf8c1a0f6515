/** What a tester asks of the real clock (contract §6). */
export interface RealChange {
  /** `hold` makes bets in play and payments wait for `advanceRealMs`; `run` lets them be decided by themselves again. */
  decisions?: 'hold' | 'run' | undefined;
  /** ms by which the platform's own delays are over sooner. */
  advanceRealMs?: number | undefined;
}

/** Kept with the data, so that a delay does not grow by a restart. */
export interface RealState {
  /** ms by which `now` is ahead of the machine's time. */
  ahead: number;
  /** Where `decisions` stands while decisions wait (ms); null while it runs. */
  // oxlint-disable-next-line pavilion/plain-names -- stored under this name by earlier versions
  heldAt: number | null;
}

/** Time by which the platform measures its own delays, ms. It is the machine's until a tester moves it; the world has a clock of its own. */
export interface RealClock {
  /** For how long captchas, text messages and paces hold. Never stands still. */
  now(): number;
  /** By what bets in play and payments wait for their decision. Stands still while decisions wait. */
  decisions(): number;
  /** Changes the clock from this moment on and answers the new state, ready to be stored. */
  apply(change: RealChange): RealState;
  /** Goes by a state that another process has stored; the machine's time without one. */
  adopt(state: RealState | undefined): void;
  /** Back to the machine's time. */
  reset(): void;
}

const MACHINE: RealState = { ahead: 0, heldAt: null };

/** `machine` is the machine's time in ms. */
export function createRealClock(state: RealState = MACHINE, machine: () => number = Date.now): RealClock {
  let { ahead, heldAt } = state;
  const now = () => machine() + ahead;
  return {
    now,
    decisions: () => heldAt ?? now(),
    apply({ decisions, advanceRealMs = 0 }) {
      if (decisions === 'hold') heldAt ??= now();
      if (decisions === 'run') heldAt = null;
      ahead += advanceRealMs;
      if (heldAt !== null) heldAt += advanceRealMs;
      return { ahead, heldAt };
    },
    adopt(stored = MACHINE) {
      ({ ahead, heldAt } = stored);
    },
    reset() {
      ({ ahead, heldAt } = MACHINE);
    },
  };
}
