import * as z from '@pavilion/contract/schema';
import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { isUnanswered } from '@/lib/domain/money/command/idempotent.rules';
import type { RebateClaim } from './rebate.model';

/** Claims of rebates: the open one of a member, and ended ones of this page. */
export const useRebateClaims = createCommandStore<RebateClaim>({
  name: 'rebateClaims',
  version: 1,
  schema: z.object({
    key: z.string(z.minLength(8), z.maxLength(64)),
    member: z.string(),
    days: z.array(z.string(z.regex(/^\d{4}-\d\d-\d\d$/))),
    total: z.string(z.regex(/^\d{1,12}\.\d{2}$/)),
    state: z.enum(['waiting', 'unknown', 'done', 'refused']),
    asks: z.number(),
  }),
  subjectOf: ({ member }) => member,
  isOpen: isUnanswered,
  // Another page's call may have moved money: a refusal here is not that of the first call.
  restart: (claim) => ({ ...claim, state: 'unknown', asks: Math.max(1, claim.asks) }),
});
