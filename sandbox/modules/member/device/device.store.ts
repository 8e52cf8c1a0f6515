import { and, desc, eq, inArray, not } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { memberDevices } from './device.tables';

/** Devices stored for a member; the one with the oldest last login is deleted. */
const DEVICES = 20;

const one = (memberId: string, uuid: string) => and(eq(memberDevices.memberId, memberId), eq(memberDevices.uuid, uuid));

/** True for a device that logged in as the member before. */
export async function isKnownDevice(db: Db | Tx, memberId: string, uuid: string): Promise<boolean> {
  return (await db.select({ uuid: memberDevices.uuid }).from(memberDevices).where(one(memberId, uuid))).length > 0;
}

/** Stores a device that logs in. */
export async function rememberDevice(db: Db | Tx, memberId: string, uuid: string): Promise<void> {
  const seenAt = Date.now();
  const target = [memberDevices.memberId, memberDevices.uuid];
  await db.insert(memberDevices).values({ memberId, uuid, seenAt }).onConflictDoUpdate({ target, set: { seenAt } });
  const newest = db
    .select({ uuid: memberDevices.uuid })
    .from(memberDevices)
    .where(eq(memberDevices.memberId, memberId))
    .orderBy(desc(memberDevices.seenAt), desc(memberDevices.uuid))
    .limit(DEVICES);
  await db.delete(memberDevices).where(and(eq(memberDevices.memberId, memberId), not(inArray(memberDevices.uuid, newest))));
}

/** Deletes a device, whose next login is authorized anew. */
export async function forgetDevice(db: Db | Tx, memberId: string, uuid: string): Promise<void> {
  await db.delete(memberDevices).where(one(memberId, uuid));
}

/** The stored devices of members, in no order. */
export function listDevices(db: Db | Tx, memberIds: readonly string[]): Promise<{ memberId: string; uuid: string }[]> {
  const { memberId, uuid } = memberDevices;
  return db
    .select({ memberId, uuid })
    .from(memberDevices)
    .where(inArray(memberId, [...memberIds]));
}
