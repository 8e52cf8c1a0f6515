import { and, asc, between, count, desc, eq, ne, sql, sum } from 'drizzle-orm';
import type { ROOM_KINDS } from '@pavilion/contract/calls/chat.calls';
import type { Db, Tx } from '../../../kernel/db/database';
import { CHAT_GIFTS } from './chat.copy';
import { chatGifts, chatGiftSends, type ChatGift, type ChatGiftSend } from './chat.tables';
import { LOBBY } from './room';

export type RoomKind = (typeof ROOM_KINDS)[number];

/** Adds the gifts to a new database. */
export async function stockRoomGifts(db: Db): Promise<void> {
  await db
    .insert(chatGifts)
    .values(CHAT_GIFTS.map((gift, position) => ({ ...gift, position })))
    .onConflictDoNothing();
}

export function listRoomGifts(db: Db): Promise<ChatGift[]> {
  return db.select().from(chatGifts).orderBy(asc(chatGifts.position));
}

/** A gift that cannot change until the transaction ends. */
export async function lockRoomGift(tx: Tx, id: string): Promise<ChatGift | undefined> {
  const [gift] = await tx.select().from(chatGifts).where(eq(chatGifts.id, id)).for('share');
  return gift;
}

/** Changes a gift into a new version of it; undefined when there is none. */
export async function changeRoomGift(
  db: Db,
  id: string,
  change: Partial<Pick<ChatGift, 'name' | 'price' | 'vipLevel'>>,
): Promise<ChatGift | undefined> {
  const [gift] = await db
    .update(chatGifts)
    .set({ ...change, version: sql`${chatGifts.version} + 1` })
    .where(eq(chatGifts.id, id))
    .returning();
  return gift;
}

export async function findSendByKey(db: Db | Tx, memberId: string, key: string): Promise<ChatGiftSend | undefined> {
  const isSame = and(eq(chatGiftSends.memberId, memberId), eq(chatGiftSends.idempotencyKey, key));
  const [row] = await db.select().from(chatGiftSends).where(isSame);
  return row;
}

export async function addSend(tx: Tx, row: typeof chatGiftSends.$inferInsert): Promise<ChatGiftSend> {
  const [made] = await tx.insert(chatGiftSends).values(row).returning();
  return made!;
}

/** World ms, both included. */
interface Range {
  from: number;
  to: number;
}

const inRange = (memberId: string, { from, to }: Range) =>
  and(eq(chatGiftSends.memberId, memberId), between(chatGiftSends.sentAt, from, to));

const ofKind = (roomKind: RoomKind) => (roomKind === 'lobby' ? eq(chatGiftSends.room, LOBBY) : ne(chatGiftSends.room, LOBBY));

/** Gifts of a member in a range, newest first. */
export function listSends(
  db: Db,
  memberId: string,
  range: Range,
  roomKind: RoomKind | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChatGiftSend[]> {
  return db
    .select()
    .from(chatGiftSends)
    .where(and(inRange(memberId, range), roomKind && ofKind(roomKind)))
    .orderBy(desc(chatGiftSends.id))
    .limit(limit)
    .offset(offset);
}

/** Number of a member's gifts in a kind of room in a range, and their coins. */
export async function getSendTotal(db: Db, memberId: string, range: Range, roomKind: RoomKind): Promise<{ count: number; coins: number }> {
  const [row] = await db
    .select({ count: count(), coins: sum(chatGiftSends.coins) })
    .from(chatGiftSends)
    .where(and(inRange(memberId, range), ofKind(roomKind)));
  return { count: row?.count ?? 0, coins: Number(row?.coins ?? 0) };
}
