import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import type { SettingsStore } from '../../../kernel/db/settings.store';
import { listMembersById } from '../../member/account/member';
import { sharedTrait, getHolders, keyOf, notePersonReward, listOtherAccounts, listTraits, type Trait } from '../person/person.store';
import { inviteClaims, invitedFriends, type InvitedFriend } from './invite.tables';
import type { FriendProgress } from './invite.rules';

/** The reward for a friend, once per person of the friend. */
const FRIEND = 'invite-friend';

/** A friend as a person. */
export interface FriendPerson {
  friend: InvitedFriend;
  traits: readonly Trait[];
  /** True for a person of its own, neither the inviter nor another friend; the first of several accounts of one person counts. */
  isOther: boolean;
}

/** The friends of an inviter as persons; `friends` in any order. A friend without a verified name has no person yet. */
export async function getPersons(
  db: Db | Tx,
  settings: Pick<SettingsStore, 'get'>,
  inviterId: string,
  friends: readonly InvitedFriend[],
): Promise<FriendPerson[]> {
  const devices = new Map(friends.map(({ friendId, device }) => [friendId, [device]]));
  const members = await listMembersById(db, [inviterId, ...devices.keys()]);
  const people = members.map((member) => ({ member, devices: devices.get(member.id) ?? [] }));
  const traits = await listTraits(db, settings, people);
  const holders = await getHolders(db, FRIEND, [...traits.values()].flat());
  const seen = new Set((traits.get(inviterId) ?? []).map(keyOf));
  const oldestFirst = friends.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return oldestFirst.map((friend) => {
    const own = traits.get(friend.friendId) ?? [];
    const isNew = own.every((trait) => !seen.has(keyOf(trait))) && sharedTrait(holders, friend.friendId, own) === null;
    for (const trait of own) seen.add(keyOf(trait));
    return { friend, traits: own, isOther: isNew && !friend.sameDevice };
  });
}

/** True for a friend who fulfils the conditions and is a person of its own. */
export function isReached({ friend, traits, isOther }: FriendPerson, progress: ReadonlyMap<string, FriendProgress>): boolean {
  const isNamed = traits.some(({ trait }) => trait === 'name');
  return isOther && isNamed && (progress.get(friend.friendId)?.qualifiedAt ?? null) !== null;
}

/** Records that a friend's person has earned a reward; false if the person did so as another friend. `at`: world ms. */
export async function noteFriend(tx: Tx, { friend, traits }: FriendPerson, at: number): Promise<boolean> {
  if (await wasInvited(tx, friend.friendId)) return false;
  return (await notePersonReward(tx, { reward: FRIEND, memberId: friend.friendId, traits, at })) === null;
}

/** True when another account of a friend's person earned its reward, also before rewards were stored by person. */
async function wasInvited(tx: Tx, friendId: string): Promise<boolean> {
  const [member] = await listMembersById(tx, [friendId]);
  const others = member ? await listOtherAccounts(tx, member) : [];
  if (others.length === 0) return false;
  const claimed = eq(inviteClaims.reward, sql`'friend:' || ${invitedFriends.id}`);
  const earned = tx.select({ id: invitedFriends.id }).from(invitedFriends).innerJoin(inviteClaims, claimed);
  return (await earned.where(inArray(invitedFriends.friendId, others)).limit(1)).length > 0;
}

/** Records that an inviter's person has a tier; false if another account of the person has it. `at`: world ms. */
export async function noteTier(
  tx: Tx,
  settings: Pick<SettingsStore, 'get'>,
  { inviterId, friends, at }: { inviterId: string; friends: number; at: number },
): Promise<boolean> {
  const people = (await listMembersById(tx, [inviterId])).map((member) => ({ member, devices: [] }));
  const traits = (await listTraits(tx, settings, people)).get(inviterId) ?? [];
  return (await notePersonReward(tx, { reward: `invite-tier:${friends}`, memberId: inviterId, traits, at })) === null;
}
