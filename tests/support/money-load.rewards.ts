import { inviteClaimCall, inviteFriendsCall } from '@pavilion/contract/calls/invite.calls';
import { peakClaimCall, peakMineCall } from '@pavilion/contract/calls/leaderboard.calls';
import { calendarMonthCall, checkInCall, taskClaimCall, taskListCall } from '@pavilion/contract/calls/calendar.calls';
import { chatGiftsCall, chatGiftSendCall } from '@pavilion/contract/calls/chat.calls';
import { FLIP_CARDS, flipOpenCall, flipStateCall } from '@pavilion/contract/calls/flip.calls';
import type { Call } from '@pavilion/contract/call';
import { sendCall } from './platform-client';
import type { Account } from './money-load';
import type { Sandbox } from './sandbox-process';

/** The lobby's room, where gifts are given. */
const ROOM = '1';

/** Steps that earn rewards of activities, or take coins for a gift. */
export const REWARD_KINDS = ['check-in', 'task', 'flip', 'gift', 'friend', 'peak'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

type Member = Pick<Account, 'token' | 'uuid'>;

/** The call for the reward of each friend that is due, and its body. */
export async function friendClaims(sandbox: Sandbox, member: Member): Promise<{ call: object; body: object }[]> {
  const { list } = (await sendCall(sandbox.origin, inviteFriendsCall, { page: 1, size: 50 }, { token: member.token, uuid: member.uuid }))
    .data;
  const due = list.filter(({ state, excluded }) => state === 'qualified' && !excluded);
  return due.map(({ friendId }) => ({ call: inviteClaimCall, body: { target: 'friend', id: friendId } }));
}

/** The call of a step and its body; null when nothing can be claimed or given now. */
export async function rewardCall(
  sandbox: Sandbox,
  { token, uuid }: Member,
  { kind, coins }: { kind: RewardKind; coins: number },
): Promise<{ call: object; body: object } | null> {
  const read = <Q, A>(call: Call<Q, A>, body: Q) => sendCall(sandbox.origin, call, body, { token, uuid }).then(({ data }) => data);
  switch (kind) {
    case 'check-in': {
      const { today, checkedToday, missed, makeUpsLeft } = await read(calendarMonthCall, {});
      const day = checkedToday ? (makeUpsLeft! > 0 ? missed[0] : undefined) : today;
      return day === undefined ? null : { call: checkInCall, body: { day } };
    }
    case 'task': {
      const { day, list } = await read(taskListCall, {});
      const due = list.find(({ state }) => state === 'claimable');
      return due ? { call: taskClaimCall, body: { task: due.task, day } } : null;
    }
    case 'flip': {
      const { roundId, remaining } = await read(flipStateCall, {});
      return remaining! > 0 ? { call: flipOpenCall, body: { roundId, card: coins % FLIP_CARDS } } : null;
    }
    case 'gift': {
      const [gift] = (await read(chatGiftsCall, {})).list;
      if (!gift) return null;
      const { giftId, version, price } = gift;
      return { call: chatGiftSendCall, body: { roomId: ROOM, giftId, version, price, count: 1 + (coins % 2) } };
    }
    case 'friend': {
      const [claim] = await friendClaims(sandbox, { token, uuid });
      return claim ?? null;
    }
    case 'peak': {
      const { week, reward } = await read(peakMineCall, { period: 'last' });
      return reward === 'claimable' ? { call: peakClaimCall, body: { week } } : null;
    }
  }
}
