import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { CODE } from '../../lib/contract/codes';
import type { Db, Tx } from '../db/database';
import { Refusal } from '../server/refusal';
import { PICTURE_WORDS } from './picture.copy';
import { pictures, type PictureType } from './picture.schema';

/** Real ms that a picture without a use is kept. */
const UNUSED_MS = 86_400_000;
/** Pictures without a use that one member may have. */
const UNUSED_MAX = 40;

const ofMember = (memberId: string) => eq(pictures.memberId, memberId);

/**
 * Stores a picture under its key and answers its id; a repeat answers the first one's.
 * @throws Refusal 10003 for another picture under a known key, 6501 for too many without a use.
 */
export async function storePicture(
  tx: Tx,
  memberId: string,
  picture: { pictureKey: string; type: PictureType; content: string },
  now: number,
): Promise<string> {
  const contentHash = createHash('sha256').update(picture.content).digest('hex');
  const unused = await tx.$count(pictures, and(ofMember(memberId), isNull(pictures.usedFor)));
  const row = { id: randomBytes(16).toString('base64url'), memberId, ...picture, contentHash, createdReal: now };
  const added = unused < UNUSED_MAX ? await tx.insert(pictures).values(row).onConflictDoNothing().returning({ id: pictures.id }) : [];
  if (added[0]) return added[0].id;
  const [known] = await tx
    .select({ id: pictures.id, contentHash: pictures.contentHash })
    .from(pictures)
    .where(and(ofMember(memberId), eq(pictures.pictureKey, picture.pictureKey)));
  if (!known) throw new Refusal(CODE.limit, PICTURE_WORDS.full);
  if (known.contentHash !== contentHash) throw new Refusal(CODE.validation, PICTURE_WORDS.otherContent, { field: 'pictureKey' });
  return known.id;
}

/** A picture of the member; undefined for any other. */
export async function pictureOf(db: Db | Tx, memberId: string, id: string): Promise<{ type: PictureType; content: string } | undefined> {
  const [found] = await db
    .select({ type: pictures.type, content: pictures.content })
    .from(pictures)
    .where(and(ofMember(memberId), eq(pictures.id, id)));
  return found;
}

/**
 * Marks pictures as belonging to `usedFor`, such as `feedback 81001`, in the transaction that names them.
 * @throws Refusal 10003 with data.field pictureIds for one that is not the member's, is named twice or belongs to something else.
 */
export async function attachPictures(tx: Tx, memberId: string, ids: readonly string[], usedFor: string): Promise<void> {
  if (ids.length === 0) return;
  const used = await tx
    .update(pictures)
    .set({ usedFor })
    .where(and(ofMember(memberId), inArray(pictures.id, [...ids]), or(isNull(pictures.usedFor), eq(pictures.usedFor, usedFor))))
    .returning({ id: pictures.id });
  if (used.length !== ids.length) throw new Refusal(CODE.validation, PICTURE_WORDS.missing, { field: 'pictureIds' });
}

/** Deletes pictures that nothing has named for a day. `now`: real ms. */
export async function sweepPictures(db: Db, now: number): Promise<void> {
  await db.delete(pictures).where(and(isNull(pictures.usedFor), lt(pictures.createdReal, now - UNUSED_MS)));
}
