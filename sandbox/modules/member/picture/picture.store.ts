import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { CODE } from '@pavilion/contract/codes';
import type { Db, Tx } from '../../../kernel/db/database';
import { Rejection } from '../../../kernel/http/rejection';
import { PICTURE_COPY } from './picture.copy';
import { pictures, type PictureType } from './picture.tables';
import type { ReceivedPicture } from './received-picture';
import { DAY } from '../../../kernel/clock/calendar';

/** Real ms for which a picture without a use is stored. */
const UNUSED_MS = DAY;
/** Pictures without a use that one member may have. */
const UNUSED_MAX = 40;
const MEGABYTE = 1024 * 1024;
/** Bytes of pictures that one member, and that all together may have. */
export const MEMBER_BYTES = 20 * MEGABYTE;
export const ALL_BYTES = 1024 * MEGABYTE;
/** World ms after its end for which the pictures of a ticket, an order or a request are stored. */
export const ENDED_MS = 90 * DAY;
/** Pictures that one sweep deletes. */
const SWEPT_MAX = 1_000;

const ofMember = (memberId: string) => eq(pictures.memberId, memberId);

/**
 * Stores a picture under its key and returns its id; a repeat returns the first one's.
 * @throws Rejection 10003 for another picture under a known key, 6501 for too many without a use, or where there is no room.
 */
export async function storePicture(
  tx: Tx,
  memberId: string,
  { pictureKey, sent, type, bytes }: ReceivedPicture,
  now: number,
): Promise<string> {
  const contentHash = createHash('sha256').update(sent).digest('hex');
  // One upload at a time, so that simultaneous uploads count each other.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' pictures', 0))`);
  const [known] = await tx
    .select({ id: pictures.id, contentHash: pictures.contentHash })
    .from(pictures)
    .where(and(ofMember(memberId), eq(pictures.pictureKey, pictureKey)));
  if (known && known.contentHash !== contentHash) {
    throw new Rejection(CODE.validation, PICTURE_COPY.otherContent, { field: 'pictureKey' });
  }
  if (known) return known.id;
  await rejectFull(tx, memberId, bytes.length);
  const id = randomBytes(16).toString('base64url');
  const content = bytes.toString('base64');
  await tx.insert(pictures).values({ id, memberId, pictureKey, type, content, contentHash, bytes: bytes.length, createdReal: now });
  return id;
}

/** @throws Rejection 6501 where a member, or all together, have no room for so many bytes more. */
async function rejectFull(tx: Tx, memberId: string, bytes: number): Promise<void> {
  const unused = await tx.$count(pictures, and(ofMember(memberId), isNull(pictures.usedFor)));
  if (unused >= UNUSED_MAX) throw new Rejection(CODE.limit, PICTURE_COPY.full);
  if ((await bytesStored(tx, ofMember(memberId))) + bytes > MEMBER_BYTES) {
    throw new Rejection(CODE.limit, PICTURE_COPY.memberFull(MEMBER_BYTES / MEGABYTE));
  }
  if ((await bytesStored(tx)) + bytes > ALL_BYTES) throw new Rejection(CODE.limit, PICTURE_COPY.allFull);
}

async function bytesStored(tx: Tx, which?: SQL): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${pictures.bytes}), 0)::text` })
    .from(pictures)
    .where(which);
  return Number(row!.sum);
}

/** A picture of the member; undefined for any other. */
export async function findPicture(db: Db | Tx, memberId: string, id: string): Promise<{ type: PictureType; content: string } | undefined> {
  const [found] = await db
    .select({ type: pictures.type, content: pictures.content })
    .from(pictures)
    .where(and(ofMember(memberId), eq(pictures.id, id)));
  return found;
}

/**
 * Marks pictures as belonging to `usedFor`, such as `feedback 81001`, in the transaction that names them.
 * @throws Rejection 10003 with data.field pictureIds for one that is not the member's, is named twice or belongs to something else.
 */
export async function attachPictures(tx: Tx, memberId: string, ids: readonly string[], usedFor: string): Promise<void> {
  if (ids.length === 0) return;
  const used = await tx
    .update(pictures)
    .set({ usedFor })
    .where(and(ofMember(memberId), inArray(pictures.id, [...ids]), or(isNull(pictures.usedFor), eq(pictures.usedFor, usedFor))))
    .returning({ id: pictures.id });
  if (used.length !== ids.length) throw new Rejection(CODE.validation, PICTURE_COPY.missing, { field: 'pictureIds' });
}

/** Rows that name pictures, by the first word of `usedFor`, restricted to those that ended before a moment of the world. */
const ENDED: Readonly<Record<string, (before: number) => SQL>> = {
  feedback: (before) => sql`SELECT id FROM feedback_tickets WHERE state = 'closed' AND changed_at < ${before}`,
  deposit: (before) => sql`SELECT id FROM deposits WHERE ended_at < ${before}`,
  info: (before) => sql`SELECT id FROM info_requests WHERE ended_at < ${before}`,
};

/** Deletes pictures that nothing has named for a day, and those of rows that ended long ago. `now`: real ms, `worldNow`: world ms. */
export async function sweepPictures(db: Db, now: number, worldNow: number): Promise<void> {
  await db.delete(pictures).where(and(isNull(pictures.usedFor), lt(pictures.createdReal, now - UNUSED_MS)));
  for (const [word, endedBefore] of Object.entries(ENDED)) {
    const names = sql`SELECT ${`${word} `} || id FROM (${endedBefore(worldNow - ENDED_MS)}) AS ended`;
    const old = db
      .select({ id: pictures.id })
      .from(pictures)
      .where(inArray(pictures.usedFor, sql`(${names})`))
      .limit(SWEPT_MAX);
    await db.delete(pictures).where(inArray(pictures.id, old));
  }
}
