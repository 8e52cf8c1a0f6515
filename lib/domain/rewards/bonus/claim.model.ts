import * as z from '@pavilion/contract/schema';
import { IDEMPOTENT_FIELDS } from '@/lib/domain/money/command/idempotent.model';

/** Target of a claim: a bonus, or the credit of a cash coupon. */
export const CLAIM_TARGETS = ['bonus', 'coupon'] as const;
export type ClaimTarget = (typeof CLAIM_TARGETS)[number];

/** Stored form of a claim: only one without a result is stored. */
export const claimSchema = z.object({
  ...IDEMPOTENT_FIELDS,
  target: z.enum(CLAIM_TARGETS),
  id: z.string(z.maxLength(32)),
  /** `waiting`: sent; `unknown`: no readable response came; `reviewing`: it is credited after a review. */
  state: z.enum(['waiting', 'unknown', 'done', 'reviewing', 'rejected']),
  /** Credited, decimal text; '' before. */
  amount: z.string(),
  /** The platform's message of a rejection. */
  message: z.string(),
});
export type ClaimRecord = z.infer<typeof claimSchema>;
