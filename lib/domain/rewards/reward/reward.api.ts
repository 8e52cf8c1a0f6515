import { checkIn, claimTask } from '@/lib/domain/rewards/calendar/calendar.api';
import { claimInvite } from '@/lib/domain/rewards/invite/invite.api';
import { claimPeakReward } from '@/lib/domain/rewards/leaderboard/leaderboard.api';
import type { Reward, RewardRequest } from './reward.model';

/** Sends a request for a reward under its key. */
export function claimReward({ target, id, day, key }: RewardRequest): Promise<Reward> {
  switch (target) {
    case 'checkIn':
      return checkIn(day, key);
    case 'task':
      return claimTask(id, day, key);
    case 'friend':
    case 'tier':
      return claimInvite(target, id, key);
    case 'peak':
      return claimPeakReward(day, key);
  }
}
