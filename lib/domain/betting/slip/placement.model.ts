import * as z from '@pavilion/contract/schema';
import type { Combo } from '@/lib/domain/betting/order/combo.model';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { legSchema, type SlipLeg } from './slip.model';

/** Content of one call after `judge` found no reason against it: legs of one venue, the shown prices, and the staked combinations. */
export interface Bet {
  legs: readonly SlipLeg[];
  /** One per leg. */
  prices: readonly Odds[];
  /** A single is a combination of one: size 1, one bet. */
  combos: readonly (Combo & { unitStake: Minor })[];
}

export const REJECT_REASONS = ['rejected', 'cancelled', 'price-moved', 'suspended', 'balance', 'limit', 'not-found'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

const stateSchema = z.union([
  /** 已提交: no response yet. */
  z.object({ step: z.literal('sent') }),
  /** 确认中: the venue has the order and is deciding. */
  z.object({ step: z.literal('pending'), orderId: z.string() }),
  /** 确认中: the response was lost, the order list decides. */
  z.object({ step: z.literal('unknown'), reads: z.number() }),
  /** `prices`: the legs' prices as the venue accepted them; `best`: the highest return (minor units) of its order; null while unknown. */
  z.object({
    step: z.literal('accepted'),
    orderId: z.string(),
    prices: z._default(z.nullable(z.array(z.string())), null),
    best: z._default(z.nullable(z.string(z.regex(/^\d{1,18}$/))), null),
  }),
  z.object({ step: z.literal('rejected'), why: z.enum(REJECT_REASONS), words: z.nullable(z.string()) }),
]);
export type PlacementState = z.infer<typeof stateSchema>;

export const placementSchema = z.object({
  /** Idempotency key of the latest send; unchanged until there is a definitive response. */
  key: z.string(z.minLength(8), z.maxLength(64)),
  /** The member's id: other members' bets are neither shown nor resolved. */
  member: z.string(),
  legs: z.array(legSchema, z.minLength(1)),
  /** Legs per bet, as in `Combo`: 1 for a single, 0 for full cover. */
  size: z.number(z.int(), z.gte(0)),
  bets: z.number(z.int(), z.gt(0)),
  /** The prices of the legs at which it was sent. */
  prices: z.array(z.string(), z.minLength(1)),
  /** Total of its bets; minor units as text, since JSON has no bigint. */
  stake: z.string(z.regex(/^\d{1,15}$/)),
  /** World ms of the latest send: the venue's order is not older. */
  sentAt: z.number(),
  /** This device's ms of the latest send, for the waiting time. */
  waitingSince: z.number(),
  /** Number of sends; each repeat follows a definitive 赔率已变更. */
  sends: z.number(),
  state: stateSchema,
});

/** One bet or combination, from before it is sent to its receipt. */
export interface PlacementRecord extends Omit<z.infer<typeof placementSchema>, 'legs'> {
  legs: readonly SlipLeg[];
  prices: Odds[];
}

/** Subject of a record: records with the same subject are the same bet. */
export function subjectOf({ legs, size }: Pick<PlacementRecord, 'legs' | 'size'>): string {
  return [size, ...legs.map((leg) => leg.selectionId)].join(' ');
}
