import type { FastifyInstance } from 'fastify';
import {
  inviteClaimCall,
  inviteFriendsCall,
  inviteOverviewCall,
  inviteRulesCall,
  INVITE_TARGETS,
} from '@pavilion/contract/calls/invite.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { maskedName } from '../../community/text/text.rules';
import { inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import { findMemberById, listMembersById } from '../../member/account/member';
import { rejectBonusBarred } from '../grant/bonus-bar';
import { grantReward } from '../grant/grant';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { rowIdOf } from '../../../kernel/http/row-id';
import { INVITE_COPY } from './invite.copy';
import { isReached, noteFriend, noteTier, getPersons } from './invite-person';
import type { InviteClaim } from './invite.tables';
import { FRIEND_DEPOSIT, FRIEND_REWARD, FRIEND_STAKE, INVITE_KEY, INVITE_TIERS, INVITE_TURNOVER, stateOf, tierState } from './invite.rules';
import { listFriends, insertInviteClaim, findInviteClaimByKey, listInviteClaims, ensureInviteCode, getProgresses } from './invite.store';

type Target = (typeof INVITE_TARGETS)[number];

const isoTime = (at: number) => new Date(at).toISOString();
const timeOrNull = (at: number | null | undefined) => (at === null || at === undefined ? null : isoTime(at));
const rewardOf = (target: Target, id: string | bigint | number) => `${target}:${id}`;
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

function claimView({ reward, amount, claimedAt }: InviteClaim) {
  const [target, id] = reward.split(':') as [Target, string];
  return { target, id, amount: minorToText(amount), claimTime: isoTime(claimedAt) };
}

/** An inviter's friends, and those that earned their reward, claimed or not. */
async function listQualified(db: Db, settings: Context['settings'], memberId: string) {
  const friends = await listFriends(db, memberId);
  const progress = await getProgresses(
    db,
    friends.map(({ friendId }) => friendId),
  );
  const persons = await getPersons(db, settings, memberId, friends);
  return { friends, persons, progress, qualified: persons.filter((person) => isReached(person, progress)) };
}

/** 好友邀请: code, friends, ladder, claims. The money comes from the promo account, once per friend and per tier. */
export function registerInviteCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, ledger, settings } = context;
  const now = () => Math.trunc(clock.now());

  route(app, context, inviteRulesCall, () => ({
    deposit: minorToText(FRIEND_DEPOSIT),
    stake: minorToText(FRIEND_STAKE),
    reward: minorToText(FRIEND_REWARD),
    turnover: INVITE_TURNOVER,
    tiers: INVITE_TIERS.map(({ friends, amount }) => ({ friends, amount: minorToText(amount) })),
  }));

  route(app, context, inviteOverviewCall, async ({ session }) => {
    const { memberId } = session!;
    const code = await ensureInviteCode(db, memberId, now());
    const { friends, progress, qualified } = await listQualified(db, settings, memberId);
    const claims = await listInviteClaims(db, memberId);
    const claimed = new Set(claims.map(({ reward }) => reward));
    const tiers = INVITE_TIERS.map(({ friends: needed, amount }) => ({
      friends: needed,
      amount,
      state: tierState(needed, qualified.length, claimed.has(rewardOf('tier', needed))),
    }));
    const waiting = qualified.filter(({ friend }) => !claimed.has(rewardOf('friend', friend.id))).length;
    const ofTiers = sumOf(tiers.map(({ state, amount }) => (state === 'claimable' ? amount : 0n)));
    return {
      code,
      invited: friends.length,
      deposited: friends.filter(({ friendId }) => progress.get(friendId)?.depositAt !== null).length,
      qualified: qualified.length,
      claimed: minorToText(sumOf(claims.map(({ amount }) => amount))),
      claimable: minorToText(FRIEND_REWARD * BigInt(waiting) + ofTiers),
      tiers: tiers.map(({ amount, ...tier }) => ({ ...tier, amount: minorToText(amount) })),
    };
  });

  route(app, context, inviteFriendsCall, async ({ body: { page, size }, session }) => {
    const { memberId } = session!;
    const friends = await listFriends(db, memberId);
    const persons = await getPersons(db, settings, memberId, friends);
    const others = new Set(persons.filter(({ isOther }) => isOther).map(({ friend }) => friend.id));
    const shown = friends.slice((page - 1) * size, page * size);
    const ids = shown.map(({ friendId }) => friendId);
    const progress = await getProgresses(db, ids);
    const people = new Map((await listMembersById(db, ids)).map((member) => [member.id, member]));
    const claims = new Map((await listInviteClaims(db, memberId)).map((one) => [one.reward, one]));
    return {
      list: shown.map(({ id, friendId, via, registeredAt }) => {
        const person = people.get(friendId)!;
        const done = progress.get(friendId)!;
        const paid = claims.get(rewardOf('friend', id));
        return {
          friendId: String(id),
          name: maskedName(person.nickName || person.userName),
          via,
          state: stateOf(done, paid !== undefined),
          excluded: !paid && !others.has(id),
          stake: minorToText(done.stake),
          amount: minorToText(paid?.amount ?? (others.has(id) ? FRIEND_REWARD : 0n)),
          registerTime: isoTime(registeredAt),
          depositTime: timeOrNull(done.depositAt),
          qualifyTime: timeOrNull(done.qualifiedAt),
          paidTime: timeOrNull(paid?.claimedAt),
        };
      }),
      hasMore: friends.length > page * size,
    };
  });

  route(app, context, inviteClaimCall, async ({ body: { target, id }, session, request }) => {
    const key = keyOf(request);
    return claimView(await inTransaction(db, (tx) => claim(tx, session!.memberId, key, target, id)));
  });

  async function claim(tx: Tx, memberId: string, key: string, target: Target, id: string): Promise<InviteClaim> {
    const reward = rewardOf(target, rowIdOf(id) ?? id);
    const known = sameClaim(await findInviteClaimByKey(tx, memberId, key), reward);
    if (known) return known;
    const at = now();
    await rejectBonusBarred(tx, (await findMemberById(tx, memberId))!, at);
    const amount = await getAmount(tx, settings, { memberId, target, id, at });
    const made = await insertInviteClaim(tx, {
      memberId,
      reward,
      idempotencyKey: key,
      amount,
      required: amount * BigInt(INVITE_TURNOVER),
      claimedAt: at,
    });
    if (made) {
      await grantReward(tx, ledger, { memberId, amount, key: `${INVITE_KEY}${reward}`, at });
      return made;
    }
    const first = sameClaim(await findInviteClaimByKey(tx, memberId, key), reward);
    if (first) return first;
    throw new Rejection(CODE.common, INVITE_COPY.claimed);
  }
}

interface Wanted {
  memberId: string;
  target: Target;
  id: string;
  /** World ms. */
  at: number;
}

/** The amount of a reward, whose persons are recorded with it. @throws Rejection 10001 if it is not reached, or not this member's. */
async function getAmount(tx: Tx, settings: Context['settings'], { memberId, target, id, at }: Wanted): Promise<bigint> {
  if (target === 'tier') {
    const tier = INVITE_TIERS.find(({ friends }) => String(friends) === id);
    if (!tier) throw new Rejection(CODE.common, INVITE_COPY.unknown);
    const { qualified } = await listQualified(tx, settings, memberId);
    if (qualified.length < tier.friends) throw new Rejection(CODE.common, INVITE_COPY.tierOpen);
    if (!(await noteTier(tx, settings, { inviterId: memberId, friends: tier.friends, at }))) {
      throw new Rejection(CODE.common, INVITE_COPY.tierHad);
    }
    // A friend counted by a tier counts for no other inviter. Two inviters at once record their friends in one order.
    for (const person of qualified.toSorted((a, b) => (a.friend.id < b.friend.id ? -1 : 1))) {
      if (!(await noteFriend(tx, person, at))) throw new Rejection(CODE.common, INVITE_COPY.tierOpen);
    }
    return tier.amount;
  }
  const rowId = rowIdOf(id);
  const { persons, progress } = await listQualified(tx, settings, memberId);
  const person = persons.find(({ friend }) => friend.id === rowId);
  if (!person) throw new Rejection(CODE.common, INVITE_COPY.unknown);
  if (!person.isOther) throw new Rejection(CODE.common, INVITE_COPY.excluded);
  if (!isReached(person, progress)) throw new Rejection(CODE.common, INVITE_COPY.notDone);
  if (!(await noteFriend(tx, person, at))) throw new Rejection(CODE.common, INVITE_COPY.excluded);
  return FRIEND_REWARD;
}

function sameClaim(claim: InviteClaim | undefined, reward: string): InviteClaim | undefined {
  if (claim && claim.reward !== reward) throw new Rejection(CODE.validation, KEY_COPY.used);
  return claim;
}
