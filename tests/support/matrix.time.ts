/** The server's own time (spec §9), for all kinds in which time itself runs out. */
export const SERVER_MS = 400;
/** Spec's bound over a call's own time. */
export const GRACE_MS = 250;
/** Ample unless time is the fault, so that a busy machine is none. */
export const AMPLE_MS = 8000;

/** ms that the calls of a matrix have now. */
export const time = { ms: AMPLE_MS };

/** The contract's constants, with the times of reads and of money replaced by that one: for `jest.mock`. */
export function timedConstants(): object {
  return {
    ...jest.requireActual<object>('@pavilion/contract/constants'),
    get MONEY_TIMEOUT_MS() {
      return time.ms;
    },
    get READ_TIMEOUT_MS() {
      return time.ms;
    },
  };
}
