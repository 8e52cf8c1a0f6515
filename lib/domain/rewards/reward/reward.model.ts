import * as z from '@pavilion/contract/schema';
import { IDEMPOTENT_FIELDS } from '@/lib/domain/money/command/idempotent.model';

/**
 * Targets of a reward request. `id`: `today` or `makeUp` of a check-in, the name of a task, an invited friend's id, a tier's number of
 * friends, `week` of a rank on the board.
 */
export const REWARD_TARGETS = ['checkIn', 'task', 'friend', 'tier', 'peak'] as const;
export type RewardTarget = (typeof REWARD_TARGETS)[number];

/** A credited reward. Coins are whole, the amount is decimal text. */
export interface Reward {
  coins: number;
  amount: string;
}

/** Stored form of a request: only one without a result is stored. */
export const rewardRequestSchema = z.object({
  ...IDEMPOTENT_FIELDS,
  target: z.enum(REWARD_TARGETS),
  id: z.string(z.maxLength(40)),
  /** Day of the site, `2026-11-20`; the Monday of a week; '' of a target without a day. */
  day: z.string(z.regex(/^(\d{4}-\d\d-\d\d)?$/)),
  /** `waiting`: sent; `unknown`: no readable response came; `rejected`: nothing was credited. */
  state: z.enum(['waiting', 'unknown', 'done', 'rejected']),
  coins: z.number(),
  amount: z.string(),
});
export type RewardRequest = z.infer<typeof rewardRequestSchema>;
