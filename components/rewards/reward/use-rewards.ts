'use client';

import { useQuery } from '@tanstack/react-query';
import { useResumed } from '@/components/money/command/use-resumed';
import { showToast } from '@/components/ui/toast/toast-queue';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { isUnresolved } from '@/lib/domain/money/command/idempotent.rules';
import { doneText } from '@/lib/domain/rewards/reward/reward.copy';
import type { RewardTarget } from '@/lib/domain/rewards/reward/reward.model';
import { resumeRewards, startReward } from '@/lib/domain/rewards/reward/reward.mutations';
import { useRewardRequests } from '@/lib/domain/rewards/reward/reward.store';

/** The member's requests for rewards; those without a result are followed on this page, whichever page or tab began them. */
export function useRewards() {
  const { data: known } = useQuery(memberOptions());
  const member = known?.id ?? null;
  const context = useResumed(member, resumeRewards);
  const records = useRewardRequests((state) => state.records).filter((record) => record.member === member);
  const open = records.filter(isUnresolved);
  return {
    ready: member !== null,
    /** True while this one is pending. */
    isOpen: (target: RewardTarget, id: string) => open.some((record) => record.target === target && record.id === id),
    /** One of them has no response yet. */
    isUnknown: open.some(({ state }) => state === 'unknown'),
    /** Requests one, and reports its credit. A rejection is shown by the session's guard, with the platform's message. */
    async start(wanted: { target: RewardTarget; id: string; day: string }): Promise<void> {
      if (!context) return;
      const request = await startReward(wanted, context);
      if (request.state === 'done') showToast(doneText(request), { tone: 'done' });
    },
  };
}
