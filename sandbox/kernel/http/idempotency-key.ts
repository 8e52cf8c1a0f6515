import { lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { CODE } from '@pavilion/contract/codes';
import type { Db } from '../db/database';
import { callKeys } from './call-keys.schema';
import { Refusal } from './refusal';

const FORM = /^[\x21-\x7e]{8,64}$/;

/** Real ms for which a key stands for its call; rows that a call stores with a key keep their own content without end. */
const KEY_LIFE_MS = 30 * 86_400_000;

/** What members read when a key is missing, or stands for something else. */
export const KEY_WORDS = { missing: '请求缺少编号，请重新操作', used: '请求编号已用于另一项操作' } as const;

/**
 * The key under which a request may move money once (contract §4).
 * @throws Refusal 10003
 */
export function keyOf(request: FastifyRequest): string {
  const key = String(request.headers['idempotency-key'] ?? '');
  if (!FORM.test(key)) throw new Refusal(CODE.validation, KEY_WORDS.missing);
  return key;
}

export interface KeyUse {
  memberId: string;
  key: string;
  /** Name in the contract. */
  call: string;
  /** What a repeat must agree in; '' where the call's own rows keep it. */
  content: string;
}

/**
 * Makes a key of a member stand for a call, whatever becomes of it: of several at once, at any process, the table's key lets one
 * first. A repeat of the same call passes, also of one that was refused or failed.
 * @throws Refusal 10003 when the key stands for something else.
 */
export async function claimKey(db: Db, use: KeyUse): Promise<void> {
  const [first] = await db
    .insert(callKeys)
    .values({ ...use, at: Date.now() })
    // Writes what is there again, so that it comes back.
    .onConflictDoUpdate({ target: [callKeys.memberId, callKeys.key], set: { call: sql`${callKeys.call}` } })
    .returning({ call: callKeys.call, content: callKeys.content });
  if (first?.call !== use.call || first.content !== use.content) throw new Refusal(CODE.validation, KEY_WORDS.used);
}

/** Takes away keys of long ago. `now`: real ms. */
export async function sweepKeys(db: Db, now: number): Promise<void> {
  await db.delete(callKeys).where(lt(callKeys.at, now - KEY_LIFE_MS));
}
