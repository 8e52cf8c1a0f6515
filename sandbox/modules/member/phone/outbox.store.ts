import { lte, max } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database';
import { outbox } from './outbox.tables';

/** Number of newest text messages that are stored. */
const MAX_STORED = 10_000;

/** Deletes old text messages. */
export async function sweepOutbox(db: Db): Promise<void> {
  const [newest] = await db.select({ id: max(outbox.id) }).from(outbox);
  if (newest?.id) await db.delete(outbox).where(lte(outbox.id, newest.id - MAX_STORED));
}
