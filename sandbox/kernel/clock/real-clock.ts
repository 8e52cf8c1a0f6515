/** A tester's change to the real clock (contract §6). */
export interface RealChange {
  /** `hold` makes bets in play and payments wait for `advanceRealMs`; `run` lets them be decided by themselves again. */
  decisions?: 'hold' | 'run' | undefined;
  /** ms by which the platform's own delays are over sooner. */
  advanceRealMs?: number | undefined;
}

/** Stored with the data, so that a restart lengthens no delay. */
export interface RealState {
  /** ms by which `now` is ahead of the machine's time. */
  ahead: number;
  /** Value of `decisions` while decisions wait (ms); null while it runs. */
  // oxlint-disable-next-line pavilion/plain-names -- stored under this name by earlier versions
  heldAt: number | null;
}

/** Time by which the platform measures its own delays, ms. It is the machine's until a tester moves it; the world has a clock of its own. */
export interface RealClock {
  /** Time that limits captchas, text messages and paces. It never stops. */
  now(): number;
  /** Time that delays the decision on bets in play and payments. It stops while decisions wait. */
  decisions(): number;
  /** Changes the clock from this moment on and returns the new state, ready to be stored. */
  apply(change: RealChange): RealState;
  /** Adopts a state that another process has stored; the machine's time without one. */
  adopt(state: RealState | undefined): void;
  /** Returns to the machine's time. */
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
