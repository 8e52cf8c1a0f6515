import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { CENTRAL_WALLET, VENUE_CODES } from '@pavilion/contract/constants';
import type { Db } from '../../../kernel/db/database';
import { entries, transfers } from '../../../kernel/ledger/ledger.tables';
import { deposits } from '../deposit/deposit.tables';
import { methodOf } from '../deposit/deposit.view';
import { availableOf } from '../../../kernel/ledger/ledger.model';
import { REBATE_COPY } from '../rebate/rebate.copy';
import { TASKS } from '@pavilion/contract/calls/calendar.calls';
import { CALENDAR_COPY } from '../../rewards/calendar/calendar.copy';
import { TASK_KEY } from '../../rewards/calendar/calendar.rules';
import { FLIP_COPY } from '../../rewards/flip/flip.copy';
import { FLIP_KEY } from '../../rewards/flip/flip.rules';
import { REBATE_KEY } from '../rebate/rebate.rules';
import { getGiftTerms } from '../../rewards/gift/gift.store';
import type { GiftTerms } from '../../rewards/gift/gift.store';
import { EXCHANGE_KEY } from '../../rewards/mall/place-order';
import { withdrawals } from '../withdraw/withdraw.tables';
import { RECORD_COPY } from './transaction.copy';
import type { Transaction, TransactionState, TransactionType } from './transaction.rules';

/** World ms, both included. */
export interface RecordRange {
  from: number;
  to: number;
}

/** A member's transactions of some types by the time of their request, in no order. Those that moved money have the ledger's amount. */
export async function listTransactions(
  db: Db,
  memberId: string,
  types: readonly TransactionType[],
  range: RecordRange,
): Promise<Transaction[]> {
  const [paidIn, paidOut, moved] = await Promise.all([
    types.includes('deposit') ? listDeposits(db, memberId, range) : [],
    types.includes('withdraw') ? listWithdrawals(db, memberId, range) : [],
    listLedgerRows(db, memberId, types, range),
  ]);
  return [...paidIn, ...paidOut, ...moved];
}

async function listDeposits(db: Db, memberId: string, { from, to }: RecordRange): Promise<Transaction[]> {
  const rows = await db
    .select({ deposit: deposits, moved: entries.amount })
    .from(deposits)
    .leftJoin(transfers, and(eq(transfers.owner, memberId), eq(transfers.key, sql`'deposit:' || ${deposits.id}`)))
    .leftJoin(entries, and(eq(entries.transferSeq, transfers.seq), eq(entries.account, availableOf(memberId))))
    .where(and(eq(deposits.memberId, memberId), between(deposits.createdAt, from, to)));
  return rows.map(({ deposit: { id, method, fee, credit, state, reason, createdAt, paidAt, endedAt }, moved }) => ({
    id: String(id),
    type: 'deposit',
    title: RECORD_COPY.deposit(methodOf(method)?.name ?? method),
    amount: moved ?? credit,
    fee,
    state,
    orderId: String(id),
    at: createdAt,
    endedAt,
    reason,
    steps: stepsOf(['awaiting', createdAt], ['confirming', paidAt], [state, endedAt]),
  }));
}

async function listWithdrawals(db: Db, memberId: string, { from, to }: RecordRange): Promise<Transaction[]> {
  const rows = await db
    .select({ withdrawal: withdrawals, moved: entries.amount })
    .from(withdrawals)
    .leftJoin(transfers, and(eq(transfers.owner, memberId), eq(transfers.key, sql`'withdraw-open:' || ${withdrawals.id}`)))
    .leftJoin(entries, and(eq(entries.transferSeq, transfers.seq), eq(entries.account, availableOf(memberId))))
    .where(and(eq(withdrawals.memberId, memberId), between(withdrawals.createdAt, from, to)));
  return rows.map(({ withdrawal: { id, payeeName, amount, fee, state, reason, createdAt, payAt, endedAt }, moved }) => ({
    id: String(id),
    type: 'withdraw',
    title: RECORD_COPY.withdraw(payeeName),
    amount: moved ?? -amount,
    fee,
    state,
    orderId: String(id),
    at: createdAt,
    endedAt,
    reason,
    steps: stepsOf(['reviewing', createdAt], ['paying', payAt], [state, endedAt]),
  }));
}

function stepsOf(...steps: readonly (readonly [TransactionState, number | null])[]): Transaction['steps'] {
  return steps.flatMap(([state, at]) => (at === null ? [] : [{ state, at }]));
}

/** Ledger kinds of the types without an order. */
const KINDS: readonly (readonly [kind: string, type: TransactionType])[] = [
  ['wallet', 'transfer'],
  ['grant', 'bonus'],
];
/** The number of a ledger row in records; orders have numbers that begin with 31 and 32. */
export const idOf = (seq: number) => `33${String(seq).padStart(13, '0')}`;

async function listLedgerRows(
  db: Db,
  memberId: string,
  types: readonly TransactionType[],
  { from, to }: RecordRange,
): Promise<Transaction[]> {
  const kinds = KINDS.flatMap(([kind, type]) => (types.includes(type) ? [kind] : []));
  if (kinds.length === 0) return [];
  const rows = await db
    .select({ seq: transfers.seq, kind: transfers.kind, key: transfers.key, at: transfers.at, amount: entries.amount })
    .from(entries)
    .innerJoin(transfers, eq(transfers.seq, entries.transferSeq))
    .where(
      and(
        eq(entries.account, availableOf(memberId)),
        eq(transfers.owner, memberId),
        inArray(transfers.kind, kinds),
        between(transfers.at, from, to),
      ),
    );
  const keys = rows.filter(({ kind }) => kind === 'grant').map(({ key }) => key);
  const terms = await getGiftTerms(db, memberId, keys);
  return rows.map(({ seq, kind, key, at, amount }) => ({
    id: idOf(seq),
    type: kind === 'wallet' ? 'transfer' : 'bonus',
    title: kind === 'wallet' ? transferTitle(key, amount) : bonusTitle(key, terms),
    amount,
    fee: 0n,
    state: 'done',
    orderId: null,
    at,
    endedAt: at,
    reason: '',
    steps: [{ state: 'done', at }],
  }));
}

/** The key of a transfer names its venue; the sign shows where the money went. */
export function transferTitle(key: string, amount: bigint): string {
  const venue = VENUE_CODES.find((code) => key.split(':').includes(code)) ?? CENTRAL_WALLET;
  return amount < 0n ? RECORD_COPY.transfer(CENTRAL_WALLET, venue) : RECORD_COPY.transfer(venue, CENTRAL_WALLET);
}

/** Title of a credit from the promo account; `terms` are those of the member's bonuses and coupons. */
export function bonusTitle(key: string, terms: ReadonlyMap<string, GiftTerms>): string {
  if (key === 'welcome') return RECORD_COPY.welcome;
  if (key.startsWith(REBATE_KEY)) return REBATE_COPY.title(key.slice(REBATE_KEY.length));
  if (key.startsWith(EXCHANGE_KEY)) return RECORD_COPY.exchange;
  if (key.startsWith(FLIP_KEY)) return FLIP_COPY.title;
  if (key.startsWith(TASK_KEY)) return CALENDAR_COPY.tasks[TASKS.find((task) => key.endsWith(`:${task}`))!];
  return terms.get(key)?.title ?? RECORD_COPY.bonus;
}
