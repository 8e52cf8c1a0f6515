import * as z from '@pavilion/contract/schema';
import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { isUnanswered } from '@/lib/domain/money/command/idempotent.rules';
import type { FlipRequest } from './flip.model';

/** Flips without a result, and ended ones of this page. */
export const useFlipRequests = createCommandStore<FlipRequest>({
  name: 'flipRequests',
  version: 1,
  schema: z.object({
    key: z.string(z.minLength(8), z.maxLength(64)),
    member: z.string(),
    roundId: z.string(z.maxLength(32)),
    card: z.number(z.int(), z.gte(0), z.lte(8)),
    state: z.enum(['waiting', 'unknown', 'done', 'refused']),
    asks: z.number(),
  }),
  subjectOf: ({ member }) => member,
  isOpen: isUnanswered,
  // Another page's call may have drawn: a refusal here is not that of the first call.
  restart: (request) => ({ ...request, state: 'unknown', asks: Math.max(1, request.asks) }),
});
