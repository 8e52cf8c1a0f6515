import { and, asc, between, count, desc, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { CATALOGUE } from './mall.copy';
import { mallItems, mallOrders } from './mall.tables';
import type { MallCategory, MallItem, MallOrder, MallState } from './mall.tables';

/** Newest orders that a tester can read. */
const LISTED = 200;
export const ON_WAY: MallState[] = ['placed', 'packed', 'shipped'];

/** Fills the mall with its items; existing ones do not change. */
export async function stockMall(db: Db): Promise<void> {
  await db
    .insert(mallItems)
    .values(CATALOGUE.map((item, position) => ({ ...item, position })))
    .onConflictDoNothing();
}

export function listItems(db: Db): Promise<MallItem[]> {
  return db.select().from(mallItems).orderBy(asc(mallItems.position));
}

/** An item, locked until the transaction ends. */
export async function lockItem(tx: Tx, id: string): Promise<MallItem | undefined> {
  const [item] = await tx.select().from(mallItems).where(eq(mallItems.id, id)).for('update');
  return item;
}

/** Adds to the stock of an item; a negative number takes from it; the table rejects a stock below zero. */
export async function addStock(tx: Tx, id: string, pieces: number): Promise<void> {
  await tx
    .update(mallItems)
    .set({ stock: sql`${mallItems.stock} + ${pieces}` })
    .where(eq(mallItems.id, id));
}

/** Changes an item; all but the stock makes a new version of it. Undefined when there is none. */
export async function changeItem(
  db: Db,
  id: string,
  { stock, ...rest }: Partial<Pick<MallItem, 'title' | 'price' | 'stock' | 'vipLevel'>>,
): Promise<MallItem | undefined> {
  const isNew = Object.keys(rest).length > 0;
  const [item] = await db
    .update(mallItems)
    .set({ ...rest, ...(stock === undefined ? {} : { stock }), version: isNew ? sql`${mallItems.version} + 1` : sql`${mallItems.version}` })
    .where(eq(mallItems.id, id))
    .returning();
  return item;
}

export async function findOrderById(db: Db, id: bigint): Promise<MallOrder | undefined> {
  const [found] = await db.select().from(mallOrders).where(eq(mallOrders.id, id));
  return found;
}

export async function findOrder(db: Db, memberId: string, id: bigint): Promise<MallOrder | undefined> {
  const found = await findOrderById(db, id);
  return found?.memberId === memberId ? found : undefined;
}

export async function findOrderByKey(db: Db, memberId: string, key: string): Promise<MallOrder | undefined> {
  const [found] = await db
    .select()
    .from(mallOrders)
    .where(and(eq(mallOrders.memberId, memberId), eq(mallOrders.idempotencyKey, key)));
  return found;
}

/** A member's orders, newest first. */
export function ordersOf(
  db: Db,
  memberId: string,
  state: MallState | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<MallOrder[]> {
  return db
    .select()
    .from(mallOrders)
    .where(and(eq(mallOrders.memberId, memberId), state === undefined ? undefined : eq(mallOrders.state, state)))
    .orderBy(desc(mallOrders.id))
    .limit(limit)
    .offset(offset);
}

/** Newest orders of one member or of all. */
export function listOrders(db: Db, memberId: string | null): Promise<MallOrder[]> {
  const all = db.select().from(mallOrders).$dynamic();
  return (memberId === null ? all : all.where(eq(mallOrders.memberId, memberId))).orderBy(desc(mallOrders.id)).limit(LISTED);
}

/** All parcels that have not arrived yet. */
export function listOrdersOnWay(db: Db): Promise<MallOrder[]> {
  return db.select().from(mallOrders).where(inArray(mallOrders.state, ON_WAY));
}

export async function insertOrder(tx: Tx, row: typeof mallOrders.$inferInsert): Promise<MallOrder> {
  const [made] = await tx.insert(mallOrders).values(row).returning();
  return made!;
}

/** Moves an order whose state is one of `from`; undefined when it has another by now. */
export async function moveOrder(
  db: Db,
  id: bigint,
  from: readonly MallState[],
  change: Partial<Pick<MallOrder, 'state' | 'packedAt' | 'shippedAt' | 'endedAt' | 'stateReal'>>,
): Promise<MallOrder | undefined> {
  const [moved] = await db
    .update(mallOrders)
    .set(change)
    .where(and(eq(mallOrders.id, id), inArray(mallOrders.state, [...from])))
    .returning();
  return moved;
}

const exchanged = (memberId: string, { from, to }: { from: number; to: number }) =>
  and(eq(mallOrders.memberId, memberId), isNotNull(mallOrders.credit), between(mallOrders.createdAt, from, to));

/** A member's exchanges in a range of world ms, newest first. */
export function exchangesOf(
  db: Db,
  memberId: string,
  range: { from: number; to: number },
  category: MallCategory | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<MallOrder[]> {
  return db
    .select()
    .from(mallOrders)
    .where(and(exchanged(memberId, range), category === undefined ? undefined : eq(mallOrders.category, category)))
    .orderBy(desc(mallOrders.id))
    .limit(limit)
    .offset(offset);
}

export interface ExchangeTotal {
  count: number;
  coins: number;
  /** Minor units. */
  credit: bigint;
}

/** Exchanges of each category in a range, summed. */
export async function getExchangeTotals(
  db: Db,
  memberId: string,
  range: { from: number; to: number },
): Promise<Map<MallCategory, ExchangeTotal>> {
  const rows = await db
    .select({ category: mallOrders.category, count: count(), coins: sum(mallOrders.price), credit: sum(mallOrders.credit) })
    .from(mallOrders)
    .where(exchanged(memberId, range))
    .groupBy(mallOrders.category);
  return new Map(rows.map((row) => [row.category, { count: row.count, coins: Number(row.coins), credit: BigInt(row.credit ?? 0) }]));
}
