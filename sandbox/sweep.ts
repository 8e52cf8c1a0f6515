import { lte, max } from 'drizzle-orm';
import { outbox } from './modules/member/phone/outbox.schema';
import { sweepShortLived } from './kernel/db/short-lived.store';
import { sweepGames } from './modules/community/game/round.store';
import { sweepSessions } from './modules/member/session/session';
import { sweepVenueSessions } from './modules/member/session/venue-session';
import { sweepPictures } from './modules/member/picture/picture.store';
import type { Context } from './modules/context';
import { sweepKeys } from './kernel/http/idempotency-key';
import { repeat } from './kernel/jobs/repeat';

/** Real ms between two rounds. */
const INTERVAL_MS = 600_000;
/** Text messages that testers can still read. */
const MAX_OUTBOX = 10_000;
/** Real ms after which trial play and prepared rounds are removed. */
const GAME_MS = 2 * 86_400_000;

/** Deletes what is no longer needed: what has ended, venue sessions long run out, keys of long ago, old text messages, pictures that nothing names or whose ticket is long closed. */
export async function sweep(
  { db, clock }: Pick<Context, 'db'> & { clock: Pick<Context['clock'], 'now'> },
  now = Date.now(),
): Promise<void> {
  await sweepSessions(db, now);
  await sweepVenueSessions(db, now);
  await sweepShortLived(db, now);
  await sweepPictures(db, now, Math.trunc(clock.now()));
  await sweepKeys(db, now);
  await sweepGames(db, now - GAME_MS);
  const [newest] = await db.select({ id: max(outbox.id) }).from(outbox);
  if (newest?.id) await db.delete(outbox).where(lte(outbox.id, newest.id - MAX_OUTBOX));
}

/** Sweeps now and every ten minutes; the returned function stops it. */
export async function startSweep(context: Pick<Context, 'db' | 'clock' | 'log'>): Promise<() => Promise<void>> {
  await sweep(context);
  return repeat(context, INTERVAL_MS, () => sweep(context), 'sweeping failed');
}
