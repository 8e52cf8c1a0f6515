import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { CODE } from '@pavilion/contract/codes';
import { DAY } from '../../../kernel/clock/calendar';
import type { Db, Tx } from '../../../kernel/db/database';
import { Rejection } from '../../../kernel/http/rejection';
import { PICTURE_COPY } from '../../member/picture/picture.copy';
import type { PictureType } from '../../member/picture/picture.tables';
import type { ReceivedPicture } from '../../member/picture/received-picture';
import { SERVICE_COPY } from './service.copy';
import { supportPictures } from './support.tables';

/** Pictures that one ticket holds. */
const TICKET_PICTURES = 20;
/** Bytes of the pictures of all tickets. */
const ALL_BYTES = 512 * 1024 * 1024;
/** Real ms for which a picture is stored: without a message that names it, and with one. */
const KEPT_MS = { unused: DAY, used: 90 * DAY };

const ofTicket = (ticketId: bigint) => eq(supportPictures.ticketId, ticketId);

/**
 * Stores a picture of a locked ticket under its key and returns its id; a repeat returns the first one's. `now`: real
 * ms.
 * @throws Rejection 10003 for another picture under a known key, 10001 for a ticket that is full, 6501 where there is no room.
 */
export async function storeSupportPicture(
  tx: Tx,
  ticketId: bigint,
  { pictureKey, sent, type, bytes }: ReceivedPicture,
  now: number,
): Promise<string> {
  const contentHash = createHash('sha256').update(sent).digest('hex');
  const [known] = await tx
    .select({ id: supportPictures.id, contentHash: supportPictures.contentHash })
    .from(supportPictures)
    .where(and(ofTicket(ticketId), eq(supportPictures.pictureKey, pictureKey)));
  if (known && known.contentHash !== contentHash) {
    throw new Rejection(CODE.validation, PICTURE_COPY.otherContent, { field: 'pictureKey' });
  }
  if (known) return known.id;
  if ((await tx.$count(supportPictures, ofTicket(ticketId))) >= TICKET_PICTURES) throw new Rejection(CODE.common, SERVICE_COPY.full);
  const [all] = await tx.select({ sum: sql<string>`coalesce(sum(${supportPictures.bytes}), 0)::text` }).from(supportPictures);
  if (Number(all!.sum) + bytes.length > ALL_BYTES) throw new Rejection(CODE.limit, PICTURE_COPY.allFull);
  const id = randomBytes(16).toString('base64url');
  await tx
    .insert(supportPictures)
    .values({ id, ticketId, pictureKey, type, content: bytes.toString('base64'), contentHash, bytes: bytes.length, createdReal: now });
  return id;
}

/** A picture of the ticket; undefined for any other. */
export async function findSupportPicture(
  db: Db,
  ticketId: bigint,
  id: string,
): Promise<{ type: PictureType; content: string } | undefined> {
  const [found] = await db
    .select({ type: supportPictures.type, content: supportPictures.content })
    .from(supportPictures)
    .where(and(ofTicket(ticketId), eq(supportPictures.id, id)));
  return found;
}

/**
 * Marks pictures as belonging to a message, in the transaction that stores it.
 * @throws Rejection 10003 with data.field pictureIds for one that is not the ticket's, is named twice or belongs to another message.
 */
export async function attachSupportPictures(tx: Tx, ticketId: bigint, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const used = await tx
    .update(supportPictures)
    .set({ isUsed: true })
    .where(and(ofTicket(ticketId), inArray(supportPictures.id, [...ids]), eq(supportPictures.isUsed, false)))
    .returning({ id: supportPictures.id });
  if (used.length !== ids.length) throw new Rejection(CODE.validation, PICTURE_COPY.missing, { field: 'pictureIds' });
}

/** Deletes pictures that no message has named for a day, and old ones. `now`: real ms. */
export async function sweepSupportPictures(db: Db, now: number): Promise<void> {
  await db.delete(supportPictures).where(and(eq(supportPictures.isUsed, false), lt(supportPictures.createdReal, now - KEPT_MS.unused)));
  await db.delete(supportPictures).where(lt(supportPictures.createdReal, now - KEPT_MS.used));
}
