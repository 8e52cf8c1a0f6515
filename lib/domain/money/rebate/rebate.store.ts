import * as z from '@pavilion/contract/schema';
import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { IDEMPOTENT_FIELDS } from '@/lib/domain/money/command/idempotent.model';
import { isUnresolved, restartAsUnknown } from '@/lib/domain/money/command/idempotent.rules';
import type { RebateClaim } from './rebate.model';

/** Claims of rebates: the open one of a member, and ended ones of this page. */
export const useRebateClaims = createCommandStore<RebateClaim>({
  name: 'rebateClaims',
  version: 1,
  schema: z.object({
    ...IDEMPOTENT_FIELDS,
    days: z.array(z.string(z.regex(/^\d{4}-\d\d-\d\d$/))),
    total: z.string(z.regex(/^\d{1,12}\.\d{2}$/)),
    state: z.enum(['waiting', 'unknown', 'done', 'rejected']),
  }),
  subjectOf: ({ member }) => member,
  isOpen: isUnresolved,
  restart: restartAsUnknown,
});
