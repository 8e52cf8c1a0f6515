import type { REAL_NAME_STATES } from '@pavilion/contract/calls/withdraw.calls';

export type RealNameState = (typeof REAL_NAME_STATES)[number];

/** A member's real name; the whole one is known to the platform alone. */
export interface RealName {
  state: RealNameState;
  /** '' without a name. */
  masked: string;
  /** Reason for the rejection; '' otherwise. */
  reason: string;
  /** Start of its state, in world ms. */
  changedAt: number | null;
}

/** Result of setting the name: its new state, or why not; `isField`: the name itself is the reason. */
export type RealNameChange = { done: true } | { done: false; isField: boolean; message: string };
