import { lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { CODE } from '@pavilion/contract/codes';
import type { Db } from '../db/database';
import { callKeys } from './call-keys.tables';
import { Rejection } from './rejection';
import { DAY } from '../clock/calendar';

const FORM = /^[\x21-\x7e]{8,64}$/;

/** Real ms for which a key belongs to its call; rows that a call stores with a key have their own content without end. */
const KEY_LIFE_MS = 30 * DAY;

/** Messages for a key that is missing, or belongs to another call. */
export const KEY_COPY = { missing: '请求缺少编号，请重新操作', used: '请求编号已用于另一项操作' } as const;

/**
 * The key under which a request may move money once (contract §4).
 * @throws Rejection 10003
 */
export function keyOf(request: FastifyRequest): string {
  const key = String(request.headers['idempotency-key'] ?? '');
  if (!FORM.test(key)) throw new Rejection(CODE.validation, KEY_COPY.missing);
  return key;
}

export interface KeyUse {
  memberId: string;
  key: string;
  /** Name in the contract. */
  call: string;
  /** Fields that must match when a key is reused; '' where the call's own rows store them. */
  content: string;
}

/**
 * Binds a key of a member to a call, whatever becomes of it: the table's key admits one first among several at once, at any
 * process. A repeat of the same call passes, also of one that was rejected or failed.
 * @throws Rejection 10003 when the key belongs to another call.
 */
export async function claimKey(db: Db, use: KeyUse): Promise<void> {
  const [first] = await db
    .insert(callKeys)
    .values({ ...use, at: Date.now() })
    // Writes the same row again, so that it is returned.
    .onConflictDoUpdate({ target: [callKeys.memberId, callKeys.key], set: { call: sql`${callKeys.call}` } })
    .returning({ call: callKeys.call, content: callKeys.content });
  if (first?.call !== use.call || first.content !== use.content) throw new Rejection(CODE.validation, KEY_COPY.used);
}

/** Deletes keys of long ago. `now`: real ms. */
export async function sweepKeys(db: Db, now: number): Promise<void> {
  await db.delete(callKeys).where(lt(callKeys.at, now - KEY_LIFE_MS));
}
