import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { findOrMake, type Db, type Tx } from '../../../kernel/db/database';
import { sessions } from '../../member/session/session.tables';
import { isKnownDevice } from '../../member/device/device.store';
import { deposits } from '../../money/deposit/deposit.tables';
import { stakeStates } from '../../betting/stake/stake.tables';
import { inviteClaims, inviteCodes, invitedFriends, type InviteClaim, type InvitedFriend } from './invite.tables';
import { DAY } from '../../../kernel/clock/calendar';
import { codeOf, FRIEND_DEPOSIT, FRIENDS_OF_ADDRESS, newCode, progressOf, type FriendProgress, type InviteVia } from './invite.rules';

/** The code that a member invites with, made if there is none. */
export function ensureInviteCode(db: Db, memberId: string, now: number): Promise<string> {
  return findOrMake(
    async () => (await db.select({ code: inviteCodes.code }).from(inviteCodes).where(eq(inviteCodes.memberId, memberId)))[0]?.code,
    // The table's keys admit one of two at once, or of two that are alike.
    () => db.insert(inviteCodes).values({ memberId, code: newCode(), createdAt: now }).onConflictDoNothing(),
  );
}

export interface Invitation {
  friendId: string;
  /** As the member wrote it. */
  code: string;
  via: InviteVia;
  /** Uuid that registers; '' while unknown. */
  device: string;
  /** Keyed hash of the address that registers; '' while unknown. */
  addressHash: string;
  /** World ms. */
  at: number;
}

/** True when a member invites with this code. */
export async function isInviteCode(db: Db, code: string): Promise<boolean> {
  const known = codeOf(code);
  if (known === null) return false;
  const [row] = await db.select({ id: inviteCodes.memberId }).from(inviteCodes).where(eq(inviteCodes.code, known));
  return row !== undefined;
}

/** Records the inviter of a new member; an unknown code, as promotion links have, is no error. */
export async function noteInvitation(tx: Tx, { friendId, code, via, device, addressHash, at }: Invitation): Promise<void> {
  const known = codeOf(code);
  if (known === null) return;
  const [inviter] = await tx.select({ id: inviteCodes.memberId }).from(inviteCodes).where(eq(inviteCodes.code, known)).for('update');
  if (!inviter) return;
  const sameDevice = (device !== '' && (await wasSeenOn(tx, inviter.id, device))) || (await isUsedUp(tx, inviter.id, addressHash, at));
  await tx.insert(invitedFriends).values({ friendId, inviterId: inviter.id, via, device, addressHash, sameDevice, registeredAt: at });
}

/** True when no more friends of the inviter count from this address, on the day before `at` or at all. */
async function isUsedUp(tx: Tx, inviterId: string, addressHash: string, at: number): Promise<boolean> {
  if (addressHash === '') return false;
  const rows = await tx
    .select({ at: invitedFriends.registeredAt })
    .from(invitedFriends)
    .where(and(eq(invitedFriends.inviterId, inviterId), eq(invitedFriends.addressHash, addressHash), eq(invitedFriends.sameDevice, false)));
  const lately = rows.filter((row) => row.at > at - DAY).length;
  return lately >= FRIENDS_OF_ADDRESS.perDay || rows.length >= FRIENDS_OF_ADDRESS.inAll;
}

/** True when the inviter, or another friend of the inviter, was seen on this device. */
async function wasSeenOn(tx: Tx, inviterId: string, device: string): Promise<boolean> {
  if (await isKnownDevice(tx, inviterId, device)) return true;
  const [session] = await tx
    .select({ uuid: sessions.uuid })
    .from(sessions)
    .where(and(eq(sessions.memberId, inviterId), eq(sessions.uuid, device)))
    .limit(1);
  if (session) return true;
  const [friend] = await tx
    .select({ id: invitedFriends.id })
    .from(invitedFriends)
    .where(and(eq(invitedFriends.inviterId, inviterId), eq(invitedFriends.device, device)))
    .limit(1);
  return friend !== undefined;
}

/** All friends of an inviter, newest first. */
export function listFriends(db: Db, inviterId: string): Promise<InvitedFriend[]> {
  return db.select().from(invitedFriends).where(eq(invitedFriends.inviterId, inviterId)).orderBy(desc(invitedFriends.id));
}

/** Progress of each of these friends, by the member's id. */
export async function getProgresses(db: Db, friendIds: readonly string[]): Promise<Map<string, FriendProgress>> {
  if (friendIds.length === 0) return new Map();
  const ids = [...friendIds];
  const paid = await db
    .select({ memberId: deposits.memberId, at: sql<string>`min(${deposits.endedAt})::text` })
    .from(deposits)
    .where(and(inArray(deposits.memberId, ids), eq(deposits.state, 'credited'), gte(deposits.amount, FRIEND_DEPOSIT)))
    .groupBy(deposits.memberId);
  const { memberId, betStake, friendAt } = stakeStates;
  const staked = await db.select({ memberId, betStake, friendAt }).from(stakeStates).where(inArray(memberId, ids));
  const deposited = new Map(paid.map((row) => [row.memberId, Number(row.at)]));
  const stakes = new Map(staked.map((row) => [row.memberId, row]));
  return new Map(
    ids.map((id) => {
      const { betStake: stake = 0n, friendAt: stakedAt = null } = stakes.get(id) ?? {};
      return [id, progressOf({ depositAt: deposited.get(id) ?? null, stake, stakedAt })];
    }),
  );
}

/** Rewards that a member claimed; all, or these. */
export function listInviteClaims(db: Db, memberId: string, rewards?: readonly string[]): Promise<InviteClaim[]> {
  const some = rewards && inArray(inviteClaims.reward, [...rewards]);
  return db
    .select()
    .from(inviteClaims)
    .where(and(eq(inviteClaims.memberId, memberId), some));
}

/** Undefined if the reward was claimed, or the key was used: the table's keys decide between two at once. */
export async function insertInviteClaim(tx: Tx, row: InviteClaim): Promise<InviteClaim | undefined> {
  const [claim] = await tx.insert(inviteClaims).values(row).onConflictDoNothing().returning();
  return claim;
}

export async function findInviteClaimByKey(db: Db, memberId: string, key: string): Promise<InviteClaim | undefined> {
  const [claim] = await db
    .select()
    .from(inviteClaims)
    .where(and(eq(inviteClaims.memberId, memberId), eq(inviteClaims.idempotencyKey, key)));
  return claim;
}
