import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { entries, transfers } from '../../../kernel/ledger/ledger.tables';
import { DEPOSIT_TURNOVER } from '../deposit/deposit.rules';
import { getMethodNames } from '../deposit/deposit.store';
import { availableOf } from '../../../kernel/ledger/ledger.model';
import { getGiftTerms } from '../../rewards/gift/gift.store';
import type { SettledStake } from '../../betting/stake/stake.model';
import type { StakeState } from '../../betting/stake/stake.tables';
import { turnoverSources, type TurnoverRow } from './turnover.tables';
import { depositTitle } from '../payee-registry/method.copy';
import { takeStake } from './turnover.rules';

/** Written out, so that it uses the index of credits. */
const isCredit = sql`${transfers.kind} IN ('deposit', 'grant')`;
/** Still requires stakes; written out for its index. */
export const isOpen = sql`${turnoverSources.done} < ${turnoverSources.required}`;

/** Credits of one statement. */
const BATCH = 500;

/**
 * The oldest of a member's credits after a transfer that require turnover, and the last transfer that was checked; `more`: there
 * may be further ones.
 */
export async function listNewSources(
  db: Db,
  memberId: string,
  after: number,
): Promise<{ sources: TurnoverRow[]; seq: number; more: boolean }> {
  const rows = await db
    .select({
      seq: transfers.seq,
      kind: transfers.kind,
      key: transfers.key,
      reference: transfers.reference,
      at: transfers.at,
      amount: entries.amount,
    })
    .from(transfers)
    .innerJoin(entries, and(eq(entries.transferSeq, transfers.seq), eq(entries.account, availableOf(memberId))))
    .where(and(eq(transfers.owner, memberId), isCredit, gt(transfers.seq, after)))
    .orderBy(asc(transfers.seq))
    .limit(BATCH);
  const terms = await getGiftTerms(
    db,
    memberId,
    rows.map(({ key }) => key),
  );
  const methods = await getMethodNames(
    db,
    rows.flatMap(({ kind, reference }) => (kind === 'deposit' ? reference : [])),
  );
  const sources = rows.flatMap(({ seq, kind, key, reference, at, amount }): TurnoverRow[] => {
    const row = { memberId, key, seq, amount, at, done: 0n, doneGames: 0n };
    if (kind === 'deposit')
      return [
        {
          ...row,
          source: 'deposit',
          title: depositTitle(methods.get(reference) ?? ''),
          required: amount * BigInt(DEPOSIT_TURNOVER),
        },
      ];
    const gift = terms.get(key);
    return gift ? [{ ...row, source: 'bonus', title: gift.title, required: gift.required }] : [];
  });
  return { sources, seq: rows.at(-1)?.seq ?? after, more: rows.length === BATCH };
}

/** Writes the new sources of a member whose sums are locked; moves the mark in `state`, which the caller stores. */
export async function writeSources(tx: Tx, state: StakeState): Promise<void> {
  for (let isDone = false; !isDone;) {
    const { sources, seq, more } = await listNewSources(tx, state.memberId, state.creditsSeq);
    state.creditsSeq = seq;
    if (sources.length > 0) await tx.insert(turnoverSources).values(sources).onConflictDoNothing();
    isDone = !more;
  }
}

/** Subtracts settled stakes, oldest first, from the open sources of members whose sums are locked. */
export async function fillSources(tx: Tx, states: readonly StakeState[], stakes: readonly SettledStake[]): Promise<void> {
  for (const state of states) await writeSources(tx, state);
  const open = await tx
    .select()
    .from(turnoverSources)
    .where(
      and(
        inArray(
          turnoverSources.memberId,
          states.map(({ memberId }) => memberId),
        ),
        isOpen,
      ),
    )
    .orderBy(asc(turnoverSources.at), asc(turnoverSources.seq));
  const before = new Map(open.map((row) => [row, row.done]));
  const byMember = new Map<string, TurnoverRow[]>(states.map(({ memberId }) => [memberId, []]));
  for (const row of open) byMember.get(row.memberId)!.push(row);
  for (const stake of stakes) takeStake(byMember.get(stake.memberId)!, stake);
  const moved = open.filter((row) => row.done !== before.get(row));
  if (moved.length === 0) return;
  for (let from = 0; from < moved.length; from += BATCH) await saveDone(tx, moved.slice(from, from + BATCH));
}

async function saveDone(tx: Tx, moved: readonly TurnoverRow[]): Promise<void> {
  const rows = moved.map(
    ({ memberId, key, done, doneGames }) => sql`(${memberId}::text, ${key}::text, ${done}::bigint, ${doneGames}::bigint)`,
  );
  await tx.execute(sql`UPDATE turnover_sources AS s SET done = v.done, done_games = v.done_games
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS v (member_id, key, done, done_games)
    WHERE s.member_id = v.member_id AND s.key = v.key`);
}
