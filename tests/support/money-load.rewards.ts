import { inviteClaimCall, inviteFriendsCall } from '@/lib/contract/calls/activity/invite.calls';
import { peakClaimCall, peakMineCall } from '@/lib/contract/calls/activity/peak.calls';
import { calendarMonthCall, checkInCall, taskClaimCall, taskListCall } from '@/lib/contract/calls/calendar.calls';
import { chatGiftsCall, chatGiftSendCall } from '@/lib/contract/calls/chat.calls';
import { FLIP_CARDS, flipOpenCall, flipStateCall } from '@/lib/contract/calls/flip.calls';
import type { Call, CallAnswer } from '@/lib/contract/call';
import { toMinor } from '@/lib/kit/number/money';
import { ask } from './platform-client';
import type { Account, Attempt } from './money-load';
import type { Sandbox } from './sandbox-process';

/** The lobby's room, where gifts are given. */
const ROOM = '1';

/** Steps that bring rewards of activities, or take coins for a gift. */
export const REWARD_KINDS = ['check-in', 'task', 'flip', 'gift', 'friend', 'peak'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** The call of a step and its body; null when nothing can be claimed or given now. */
export async function rewardCall(
  sandbox: Sandbox,
  { token, uuid }: Account,
  { kind, coins }: { kind: RewardKind; coins: number },
): Promise<{ call: object; body: object } | null> {
  const read = <Q, A>(call: Call<Q, A>, body: Q) => ask(sandbox.origin, call, body, { token, uuid }).then(({ data }) => data);
  switch (kind) {
    case 'check-in': {
      const { today, checkedToday, missed, makeUpsLeft } = await read(calendarMonthCall, {});
      const day = checkedToday ? (makeUpsLeft > 0 ? missed[0] : undefined) : today;
      return day === undefined ? null : { call: checkInCall, body: { day } };
    }
    case 'task': {
      const { day, list } = await read(taskListCall, {});
      const due = list.find(({ state }) => state === 'claimable');
      return due ? { call: taskClaimCall, body: { task: due.task, day } } : null;
    }
    case 'flip': {
      const { roundId, remaining } = await read(flipStateCall, {});
      return remaining > 0 ? { call: flipOpenCall, body: { roundId, card: coins % FLIP_CARDS } } : null;
    }
    case 'gift': {
      const [gift] = (await read(chatGiftsCall, {})).list;
      if (!gift) return null;
      const { giftId, version, price } = gift;
      return { call: chatGiftSendCall, body: { roomId: ROOM, giftId, version, price, count: 1 + (coins % 2) } };
    }
    case 'friend': {
      const { list } = await read(inviteFriendsCall, { page: 1, size: 50 });
      const friend = list.find(({ state, excluded }) => state === 'qualified' && !excluded);
      return friend ? { call: inviteClaimCall, body: { target: 'friend', id: friend.friendId } } : null;
    }
    case 'peak': {
      const { week, reward } = await read(peakMineCall, { period: 'last' });
      return reward === 'claimable' ? { call: peakClaimCall, body: { week } } : null;
    }
  }
}

/** What an acknowledged call gave or took: its name among all of the member's, coins, minor units. */
type Gain = [name: string, coins: number, amount: bigint];

const GAINS: Readonly<Record<string, (data: never) => Gain>> = {
  [checkInCall.name]: ({ day, coins }: CallAnswer<typeof checkInCall>) => [`check-in ${day}`, coins, 0n],
  [taskClaimCall.name]: ({ day, task, coins, amount }: CallAnswer<typeof taskClaimCall>) => [`task ${day} ${task}`, coins, toMinor(amount)],
  [flipOpenCall.name]: ({ roundId, coins, amount }: CallAnswer<typeof flipOpenCall>) => [`flip ${roundId}`, coins, toMinor(amount)],
  [chatGiftSendCall.name]: ({ sendId, coins }: CallAnswer<typeof chatGiftSendCall>) => [`gift ${sendId}`, -coins, 0n],
  [inviteClaimCall.name]: ({ target, id, amount }: CallAnswer<typeof inviteClaimCall>) => [`${target} ${id}`, 0, toMinor(amount)],
  [peakClaimCall.name]: ({ week, amount }: CallAnswer<typeof peakClaimCall>) => [`peak ${week}`, 0, toMinor(amount)],
};

/** What a member's acknowledged rewards and gifts come to, each once. */
export function gainsOf(attempts: readonly Attempt[], account: Account): { coins: number; amount: bigint } {
  const gains = new Map<string, Gain>();
  for (const attempt of attempts) {
    const gain = attempt.account === account && attempt.answer?.status_code === 6000 ? GAINS[attempt.call.name] : undefined;
    if (!gain) continue;
    const found = gain(attempt.answer!.data as never);
    gains.set(found[0], found);
  }
  const all = [...gains.values()];
  return { coins: all.reduce((sum, [, coins]) => sum + coins, 0), amount: all.reduce((sum, [, , amount]) => sum + amount, 0n) };
}
