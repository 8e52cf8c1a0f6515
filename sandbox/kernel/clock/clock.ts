/** World clock: real time × speed, or frozen. Stored, so that a restart continues it. */
export interface ClockState {
  mode: 'run' | 'freeze';
  /** World ms at `realAt`. */
  worldAt: number;
  realAt: number;
  speed: number;
}

/** A tester's change to the clock (contract §6); times are world ms. `set` comes before `advanceMs`. */
export interface ClockChange {
  mode?: 'run' | 'freeze' | undefined;
  set?: number | undefined;
  advanceMs?: number | undefined;
  speed?: number | undefined;
}

export interface Clock {
  /** World ms now. */
  now(): number;
  /** The present state; another object after each change. */
  state(): ClockState;
  /** Changes the clock from this moment on and returns the new state, ready to be stored. */
  apply(change: ClockChange): ClockState;
  /** Adopts a state that another process has stored. */
  adopt(state: ClockState): void;
}

/** World ms that a stored clock shows at a real time. */
export function worldTimeAt(state: ClockState, realNow: number): number {
  if (state.mode === 'freeze') return state.worldAt;
  return Math.round(state.worldAt + (realNow - state.realAt) * state.speed);
}

/** The clock's next state: its time at `realNow`, then the change. */
export function changeClock(state: ClockState, change: ClockChange, realNow: number): ClockState {
  const worldTime = change.set ?? worldTimeAt(state, realNow);
  return {
    mode: change.mode ?? state.mode,
    worldAt: worldTime + (change.advanceMs ?? 0),
    realAt: realNow,
    speed: change.speed ?? state.speed,
  };
}

/** The world's clock over a stored state; `realNow` is the machine's time in ms. */
export function createClock(state: ClockState, realNow: () => number): Clock {
  let current = state;
  return {
    now: () => worldTimeAt(current, realNow()),
    state: () => current,
    apply(change) {
      current = changeClock(current, change, realNow());
      return current;
    },
    adopt(stored) {
      current = stored;
    },
  };
}
