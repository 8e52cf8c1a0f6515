import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import { inTransaction, type Db } from '../../../kernel/db/database';
import { turnoverSources } from './turnover.tables';
import { lockStakes, saveStates, findStakeState } from '../../betting/stake/stake.store';
import { isOpen, listNewSources, writeSources } from './source.store';
import { lockedOf } from './turnover.rules';
import type { Turnover, TurnoverSource } from './turnover.rules';

/** `key`: the ledger's. */
type LedgerSource = TurnoverSource & { key: string };

/**
 * Writes a member's new credits among the sources of turnover. Do not call it within a transaction that locks the ledger, which
 * comes last.
 */
export async function noteCredits(db: Db, memberId: string): Promise<void> {
  const known = (await findStakeState(db, memberId))?.creditsSeq ?? 0;
  if ((await listNewSources(db, memberId, known)).seq === known) return;
  await inTransaction(db, async (tx) => {
    const states = await lockStakes(tx, [memberId]);
    for (const state of states.values()) await writeSources(tx, state);
    await saveStates(tx, [...states.values()]);
  });
}

/** A member's turnover that is open or began after `since` (world ms), oldest first. */
export async function listTurnover(db: Db, memberId: string, since: number): Promise<Turnover<LedgerSource>[]> {
  const written = await db
    .select()
    .from(turnoverSources)
    .where(and(eq(turnoverSources.memberId, memberId), or(isOpen, gt(turnoverSources.at, since))))
    .orderBy(asc(turnoverSources.at), asc(turnoverSources.seq));
  // Credits of the last moment are written with the next settlement.
  const { sources } = await listNewSources(db, memberId, (await findStakeState(db, memberId))?.creditsSeq ?? 0);
  return [...written, ...sources].map((row) => ({ ...row, locked: lockedOf(row) }));
}

/** Stakes already subtracted from the turnover of credits, by the ledger's key. */
export async function getTurnoverDone(db: Db, memberId: string, keys: readonly string[]): Promise<Map<string, bigint>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: turnoverSources.key, done: turnoverSources.done })
    .from(turnoverSources)
    .where(and(eq(turnoverSources.memberId, memberId), inArray(turnoverSources.key, [...keys])));
  return new Map(rows.map(({ key, done }) => [key, done]));
}
