import type { CommandContext } from '@/lib/domain/money/command/command.mutations';
import { createIdempotentCommand, type IdempotentPorts } from '@/lib/domain/money/command/idempotent.mutations';
import { CALENDAR_KEY, FLIP_KEY, INVITE_KEY, MALL_KEY, MEMBER_KEY, PEAK_KEY, RECORD_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import type { Reward, RewardRequest, RewardTarget } from './reward.model';
import { useRewardRequests } from './reward.store';

/** External dependencies of requests. */
export type RewardPorts = IdempotentPorts<RewardRequest, Reward>;

const rewards = createIdempotentCommand<RewardRequest, Reward>({
  store: useRewardRequests,
  async loadCall() {
    const { claimReward } = await import('./reward.api');
    return claimReward;
  },
  resolved: (request, reward) => ({ ...request, ...reward, state: 'done' }),
  invalidates: [CALENDAR_KEY, FLIP_KEY, INVITE_KEY, PEAK_KEY, MEMBER_KEY, MALL_KEY, RECORD_KEY, WITHDRAW_KEY],
});

/** Requests a reward once: a second tap joins the first. Resolves when its result is known or the session ends. */
export function startReward(
  wanted: { target: RewardTarget; id: string; day: string },
  context: CommandContext,
  ports?: RewardPorts,
): Promise<RewardRequest> {
  return rewards.execute((unsent) => ({ ...unsent, ...wanted, coins: 0, amount: '0.00' }), context, ports);
}

/** Follows the requests that an earlier page of this member left without a result. */
export const resumeRewards = rewards.resume;
