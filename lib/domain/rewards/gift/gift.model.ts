import type { GIFT_KINDS, GIFT_STATES } from '@pavilion/contract/calls/gift.calls';
import type { Minor } from '@pavilion/number/money';

export type GiftKind = (typeof GIFT_KINDS)[number];
export type GiftState = (typeof GIFT_STATES)[number];

/** Something that the platform gave the member, or reviews. */
export interface Gift {
  /** The number to quote; that of its transaction where it was credited. */
  id: string;
  kind: GiftKind;
  state: GiftState;
  title: string;
  amount: Minor;
  /** Required stakes, and those that count. */
  required: Minor;
  done: Minor;
  /** World ms. */
  at: number;
  /** Reason for the rejection; '' otherwise. */
  reason: string;
}

/** Credits of one kind, over a whole range. */
export interface GiftTotal {
  kind: GiftKind;
  count: number;
  amount: Minor;
  required: Minor;
  done: Minor;
}

export interface GiftPage {
  page: number;
  list: readonly Gift[];
  hasMore: boolean;
  totals: readonly GiftTotal[];
}
