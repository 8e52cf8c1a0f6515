import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { isUnanswered } from '@/lib/domain/money/command/idempotent.rules';
import { rewardRequestSchema, type RewardRequest } from './reward.model';

/** Requests without a result, and ended ones of this page. */
export const useRewardRequests = createCommandStore<RewardRequest>({
  name: 'activityRewards',
  version: 1,
  schema: rewardRequestSchema,
  subjectOf: ({ member, target, id, day }) => `${member} ${target} ${id} ${day}`,
  isOpen: isUnanswered,
  // Another page's call may have credited: a refusal here is not that of the first call.
  restart: (request) => ({ ...request, state: 'unknown', asks: Math.max(1, request.asks) }),
});
