import { GIFT_KINDS } from '@pavilion/contract/calls/gift.calls';
import type { GIFT_STATES } from '@pavilion/contract/calls/gift.calls';

export type GiftKind = (typeof GIFT_KINDS)[number];

/** A reward that the platform gave a member, or will. Minor units, world ms. */
export interface Gift {
  id: string;
  kind: GiftKind;
  state: (typeof GIFT_STATES)[number];
  title: string;
  amount: bigint;
  /** Stakes that it requires, and those that count. */
  required: bigint;
  done: bigint;
  at: number;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Credited amount per kind. */
export function giftTotalsOf(gifts: readonly Gift[]) {
  return GIFT_KINDS.map((kind) => {
    const counted = gifts.filter((gift) => gift.kind === kind && gift.state === 'credited');
    return {
      kind,
      count: counted.length,
      amount: sum(counted.map(({ amount }) => amount)),
      required: sum(counted.map(({ required }) => required)),
      done: sum(counted.map(({ done }) => done)),
    };
  });
}
