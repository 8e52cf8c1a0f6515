import * as z from '@/lib/contract/schema';
import type { Odds } from '@/lib/kit/number/odds';
import { legSchema } from './slip.model';

export const REFUSALS = [
  'rejected',
  'cancelled',
  'price-moved',
  'suspended',
  'balance',
  'limit',
  'not-found',
] as const;
export type Refusal = (typeof REFUSALS)[number];

const stateSchema = z.union([
  /** 已提交: no answer yet. */
  z.object({ step: z.literal('sent') }),
  /** 确认中: the venue has it and decides. */
  z.object({ step: z.literal('pending'), orderId: z.string() }),
  /** 确认中: the answer was lost, the order list decides. */
  z.object({ step: z.literal('unknown'), reads: z.number() }),
  z.object({ step: z.literal('accepted'), orderId: z.string(), price: z.string() }),
  z.object({ step: z.literal('refused'), why: z.enum(REFUSALS), words: z.nullable(z.string()) }),
]);
export type PlacementState = z.infer<typeof stateSchema>;

export const placementSchema = z.object({
  /** Idempotency key of the latest send; kept until there is a definitive answer. */
  key: z.string(z.minLength(8), z.maxLength(64)),
  /** Whose bet it is: another member's is neither shown nor resolved. */
  member: z.string(),
  leg: legSchema,
  /** The price it was sent at. */
  price: z.string(),
  /** Minor units as text, since JSON knows no bigint. */
  stake: z.string(z.regex(/^\d{1,15}$/)),
  /** World ms of the latest send: the venue's order is not older. */
  sentAt: z.number(),
  /** This device's ms of the latest send: how long it has been waiting. */
  waitingSince: z.number(),
  /** How often it was sent, each time after a definitive 赔率已变更. */
  sends: z.number(),
  state: stateSchema,
});

/** One single bet on its way, from the moment before it is sent to its receipt. */
export interface PlacementRecord extends z.infer<typeof placementSchema> {
  price: Odds;
}
