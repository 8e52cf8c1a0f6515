import { displayMoney } from '@pavilion/number/money-display';
import type { Task } from '@/lib/domain/rewards/calendar/calendar.model';
import type { RewardRequest } from './reward.model';

/** `20 金币`, `1.88 币`. `amount`: decimal text. */
export function rewardText({ coins, amount }: { coins: number; amount: string }): string {
  return coins > 0 ? `${coins} 金币` : `${displayMoney(amount, 'floor')} 币`;
}

/** The reward of a task; '' unless the part that is not zero is known. */
export function taskReward({ coins, amount }: Pick<Task, 'coins' | 'amount'>): string {
  if (coins !== null && coins > 0) return rewardText({ coins, amount: '0.00' });
  return amount !== null && /[1-9]/.test(amount) ? rewardText({ coins: 0, amount }) : '';
}

/** Message after a reward was credited. */
export function doneText(request: Pick<RewardRequest, 'target' | 'id' | 'coins' | 'amount'>): string {
  const reward = rewardText(request);
  switch (request.target) {
    case 'checkIn':
      return request.id === 'makeUp' ? `补签成功，${reward}已到账` : `签到成功，${reward}已到账`;
    case 'task':
      return `任务奖励 ${reward}已到账`;
    case 'friend':
    case 'tier':
      return `邀请奖励 ${reward}已到账`;
    case 'peak':
      return `名次奖励 ${reward}已到账`;
  }
}
