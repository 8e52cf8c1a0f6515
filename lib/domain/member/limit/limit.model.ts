import type {
  COOLING_TERMS,
  EXCLUSION_TERMS,
  LIMIT_CHANGE_KINDS,
  LIMIT_CHANGE_STATES,
  LIMIT_KINDS,
  LIMIT_PERIODS,
} from '@pavilion/contract/calls/limit.calls';
import type { Minor } from '@pavilion/number/money';

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
export type CoolingTerm = (typeof COOLING_TERMS)[number];
export type ExclusionTerm = (typeof EXCLUSION_TERMS)[number];

export interface LimitKey {
  kind: LimitKind;
  period: LimitPeriod;
}

/** A limit that the member may set. Values are minor units, of `time` minutes; times are world ms. */
export interface Limit extends LimitKey {
  /** In force; null = none. */
  limit: bigint | null;
  used: bigint;
  /** null without a limit. */
  left: bigint | null;
  /** Time at which counting starts over. */
  resetsAt: number;
  /** An increase, or a removal (null), that waits until `readyAt` and then for the member's confirmation. */
  pending: { limit: bigint | null; requestedAt: number; readyAt: number } | null;
}

/** No deposits and no bets. An exclusion stays after its end until the member ends it. */
export interface Pause {
  kind: 'cooling' | 'exclusion';
  /** Null while unknown. */
  beganAt: number | null;
  endsAt: number | null;
  /** Time from which the end of an exclusion can be confirmed; null until it is requested. */
  readyAt: number | null;
}

export interface Limits {
  list: readonly Limit[];
  pause: Pause | null;
  /** Minutes between two reality checks; 0 = off. */
  realityMinutes: number;
}

/** Remainder of the member's own limits for a bet or a deposit: the least of them, or why nothing is accepted now. */
export type OwnBound =
  | { closed: 'cooling' | 'exclusion'; until: number | null }
  | { closed: 'time'; until: number }
  | { closed: null; kind: Exclude<LimitKind, 'time'>; period: LimitPeriod; left: Minor };

/** Figures of a reality check, for the site's day. Null is unknown. */
export interface RealityReport {
  since: number | null;
  minutes: number | null;
  stake: Minor | null;
  payout: Minor | null;
  result: Minor | null;
  count: number | null;
}

/** One change in the history. `from`, `to`: limits, terms or minutes as the platform writes them; null = none. */
export interface LimitChange {
  id: string;
  at: number;
  kind: (typeof LIMIT_CHANGE_KINDS)[number];
  period: LimitPeriod | null;
  from: string | null;
  to: string | null;
  state: (typeof LIMIT_CHANGE_STATES)[number];
  /** In force since; null while it is not. */
  since: number | null;
}
