import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { isUnanswered } from '@/lib/domain/money/command/idempotent.rules';
import { claimSchema, type ClaimRecord } from './claim.model';

/** Claims without a result, and ended ones of this page. */
export const useClaims = createCommandStore<ClaimRecord>({
  name: 'bonusClaims',
  version: 1,
  schema: claimSchema,
  subjectOf: ({ member, target, id }) => `${member} ${target} ${id}`,
  isOpen: isUnanswered,
  // Another page's call may have moved money: a refusal here is not that of the first call.
  restart: (record) => ({ ...record, asks: Math.max(1, record.asks) }),
});
