import { sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { siteDayOf } from '../../../kernel/clock/calendar';
import { preparedFor } from '../../../kernel/db/prepared';
import { ACTIVE_GAP_MS } from './limit.rules';
import { activeDays } from './limit.tables';

/** World ms between two writes for one member. */
const STEP_MS = 15_000;
const MAX_KNOWN = 10_000;

/**
 * Counts a call of a member as activity of the site's day: the time since the call before it, unless that was more than five
 * minutes ago. Written every 15 s at most.
 */
export function createActivity({ db, clock, onReset }: Pick<Context, 'db' | 'clock' | 'onReset'>): (memberId: string) => Promise<void> {
  /** World ms of the last write by member. */
  const written = new Map<string, number>();
  onReset(() => written.clear());
  return async (memberId) => {
    const at = Math.trunc(clock.now());
    const last = written.get(memberId);
    if (last !== undefined && at >= last && at - last < STEP_MS && siteDayOf(at) === siteDayOf(last)) return;
    if (written.size >= MAX_KNOWN) written.clear();
    written.set(memberId, at);
    await addActivity(db).execute({ memberId, day: siteDayOf(at), at });
  };
}

const addActivity = preparedFor((db) => {
  const at = sql.placeholder('at');
  const gap = sql`excluded.last_at - ${activeDays.lastAt}`;
  return db
    .insert(activeDays)
    .values({ memberId: sql.placeholder('memberId'), day: sql.placeholder('day'), firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [activeDays.memberId, activeDays.day],
      set: {
        lastAt: sql`excluded.last_at`,
        activeMs: sql`${activeDays.activeMs} + CASE WHEN ${gap} BETWEEN 0 AND ${sql.raw(String(ACTIVE_GAP_MS))} THEN ${gap} ELSE 0 END`,
      },
    })
    .prepare('add_activity');
});
