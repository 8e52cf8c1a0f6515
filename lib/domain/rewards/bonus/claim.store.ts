import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { countAsSent, isUnresolved } from '@/lib/domain/money/command/idempotent.rules';
import { claimSchema, type ClaimRecord } from './claim.model';

/** Claims without a result, and ended ones of this page. */
export const useClaims = createCommandStore<ClaimRecord>({
  name: 'bonusClaims',
  version: 1,
  schema: claimSchema,
  subjectOf: ({ member, target, id }) => `${member} ${target} ${id}`,
  isOpen: isUnresolved,
  restart: countAsSent,
});
