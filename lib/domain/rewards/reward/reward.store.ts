import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { isUnresolved, restartAsUnknown } from '@/lib/domain/money/command/idempotent.rules';
import { rewardRequestSchema, type RewardRequest } from './reward.model';

/** Requests without a result, and ended ones of this page. */
export const useRewardRequests = createCommandStore<RewardRequest>({
  name: 'activityRewards',
  version: 1,
  schema: rewardRequestSchema,
  subjectOf: ({ member, target, id, day }) => `${member} ${target} ${id} ${day}`,
  isOpen: isUnresolved,
  restart: restartAsUnknown,
});
