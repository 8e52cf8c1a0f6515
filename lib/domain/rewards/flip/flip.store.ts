import * as z from '@pavilion/contract/schema';
import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { IDEMPOTENT_FIELDS } from '@/lib/domain/money/command/idempotent.model';
import { isUnresolved, restartAsUnknown } from '@/lib/domain/money/command/idempotent.rules';
import type { FlipRequest } from './flip.model';

/** Flips without a result, and ended ones of this page. */
export const useFlipRequests = createCommandStore<FlipRequest>({
  name: 'flipRequests',
  version: 1,
  schema: z.object({
    ...IDEMPOTENT_FIELDS,
    roundId: z.string(z.maxLength(32)),
    card: z.number(z.int(), z.gte(0), z.lte(8)),
    state: z.enum(['waiting', 'unknown', 'done', 'rejected']),
  }),
  subjectOf: ({ member }) => member,
  isOpen: isUnresolved,
  restart: restartAsUnknown,
});
