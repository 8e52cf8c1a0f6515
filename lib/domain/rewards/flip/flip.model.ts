import type { FLIP_DEEDS } from '@pavilion/contract/calls/flip.calls';
import type { Minor } from '@pavilion/number/money';

export type FlipDeed = (typeof FLIP_DEEDS)[number];

/** Coins or play money, the other one is zero. */
export interface Prize {
  prize: string;
  coins: number;
  amount: Minor;
  /** Number of the draw's values that give it. */
  weight: number;
}

/** Public rules. Minor units. */
export interface FlipRules {
  /** Number of values that a draw has. */
  outcomes: number;
  prizes: readonly Prize[];
  deeds: readonly { deed: FlipDeed; need: Minor }[];
}

/** A day of the member; null is unknown. */
export interface FlipState {
  roundId: string;
  /** SHA-256 of the round's secret. */
  commitment: string;
  remaining: number | null;
  used: number | null;
  prizes: readonly Prize[];
  deeds: readonly { deed: FlipDeed; need: Minor | null; done: Minor | null; earned: boolean | null }[] | null;
}

/** A round after its flip, with its proof. */
export interface Flipped {
  roundId: string;
  commitment: string;
  seed: string;
  key: string;
  /** 0 to 8. */
  card: number;
  prize: string;
  coins: number;
  amount: Minor;
  /** Prizes of all nine cards. */
  cards: readonly string[];
  /** World ms. */
  at: number;
}

export interface FlipPage {
  page: number;
  list: readonly Flipped[];
  hasMore: boolean;
}

/** A request to turn a card over. */
export interface FlipRequest {
  /** The idempotency key: a part of the draw. */
  key: string;
  /** Id of the member. */
  member: string;
  roundId: string;
  card: number;
  /** `waiting`: sent; `unknown`: no response, the same key is sent again; `done`; `rejected`: nothing was drawn. */
  state: 'waiting' | 'unknown' | 'done' | 'rejected';
  /** Number of sends. */
  asks: number;
  /** Once done; not stored. */
  flipped?: Flipped;
}
