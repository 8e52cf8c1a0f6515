import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { CENTRAL_WALLET, type VenueCode, type WalletCode } from '@pavilion/contract/constants';
import type { Minor } from '@pavilion/number/money';
import { inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import { findPauseRejection } from '../../member/limit/limit-guard';
import { InsufficientBalance } from '../../../kernel/ledger/ledger.model';
import type { Context } from '../../context';
import { lockSwitch } from './wallet';
import { moveKeys, walletMoves, type TransferRejection, type TransferRow } from './wallet.tables';

export type TransferContext = Pick<Context, 'db' | 'ledger' | 'clock' | 'faults'>;

/** The key belongs to another request; nothing moved. */
export class TransferConflict extends Error {
  override name = 'TransferConflict';
}

export interface TransferRequest {
  memberId: string;
  /** The member's idempotency key. */
  key: string;
  venue: VenueCode;
  /** Fields that must match when the key is reused. */
  content: string;
  from: WalletCode;
  to: WalletCode;
  /** Minor units, above zero; null = all that is available. */
  amount: Minor | null;
}

/**
 * Binds a key to a request, in the transaction that carries it out and before anything else there: a concurrent request with the
 * same key waits here, and then reads the key's request.
 * @throws TransferConflict when the key belongs to another request.
 */
export async function claimKey(tx: Tx, { memberId, key, content }: Pick<TransferRequest, 'memberId' | 'key' | 'content'>): Promise<void> {
  const [claimed] = await tx
    .insert(moveKeys)
    .values({ memberId, key, content })
    // Writes the same value again: the row is locked, and its content is returned.
    .onConflictDoUpdate({ target: [moveKeys.memberId, moveKeys.key], set: { content: sql`${moveKeys.content}` } })
    .returning({ content: moveKeys.content });
  if (claimed?.content !== content) throw new TransferConflict(key);
}

/**
 * Moves money between the central wallet and a venue's, once per member, key and venue, whatever becomes of the responses: a repeat
 * gets the result of the first call. Null = the venue gave no response, and only a repeat with the same key can find out.
 * @throws TransferConflict
 */
export async function transferBetweenWallets(context: TransferContext, request: TransferRequest): Promise<TransferRow | null> {
  const { db, faults } = context;
  const known = await findTransfer(db, request);
  if (known) return known;
  // A venue's own side of a transfer: `POST /wallets/FBTY/transfer` is a call that testers can break.
  const fault = faults.take('POST', `/wallets/${request.venue}/transfer`);
  if (fault?.latencyMs) await sleep(fault.latencyMs);
  if (fault?.drop === 'before') return null;
  if (fault && fault.drop !== 'after' && (fault.httpStatus || fault.statusCode || fault.body)) return reject(context, request, 'venue');
  const row = await carryOut(context, request);
  return fault?.drop === 'after' ? null : row;
}

/** Result of an earlier request with this key at this venue. @throws TransferConflict */
async function findTransfer(db: Db, { memberId, key, venue, content }: TransferRequest): Promise<TransferRow | undefined> {
  const condition = and(eq(walletMoves.memberId, memberId), eq(walletMoves.key, key), eq(walletMoves.venue, venue));
  const [row] = await db.select().from(walletMoves).where(condition);
  if (row && row.content !== content) throw new TransferConflict(key);
  return row;
}

/** Writes key, row and money in one transaction; the tables' keys admit one of two at once. */
async function carryOut(context: TransferContext, request: TransferRequest): Promise<TransferRow> {
  const { db, ledger } = context;
  const { memberId, key, venue, from, to, amount } = request;
  try {
    return await inTransaction(db, async (tx) => {
      await claimKey(tx, request);
      const on = await lockSwitch(tx, memberId);
      const [mine] = await tx.insert(walletMoves).values(rowOf(context, request)).onConflictDoNothing().returning();
      if (!mine) return (await findTransfer(tx, request))!;
      const condition = and(eq(walletMoves.memberId, memberId), eq(walletMoves.key, key), eq(walletMoves.venue, venue));
      const finish = async (end: { amount: Minor } | { rejection: TransferRejection }) => {
        await tx.update(walletMoves).set(end).where(condition);
        return { ...mine, ...end };
      };
      if (on && from === CENTRAL_WALLET) return finish({ rejection: 'auto' });
      if (from === CENTRAL_WALLET && (await findPauseRejection(tx, memberId, context.clock.now()))) return finish({ rejection: 'pause' });
      return finish({ amount: await ledger.moveWallet(tx, { memberId, from, to, amount, key: `wallet:${key}:${venue}` }) });
    });
  } catch (error) {
    if (error instanceof InsufficientBalance) return reject(context, request, 'balance');
    throw error;
  }
}

/** Stores the rejection, so that the same key never moves anything later. */
async function reject(context: TransferContext, request: TransferRequest, rejection: TransferRejection): Promise<TransferRow> {
  return inTransaction(context.db, async (tx) => {
    await claimKey(tx, request);
    const [row] = await tx
      .insert(walletMoves)
      .values({ ...rowOf(context, request), rejection })
      .onConflictDoNothing()
      .returning();
    return row ?? (await findTransfer(tx, request))!;
  });
}

function rowOf({ clock }: TransferContext, { memberId, key, venue, content, from, to }: TransferRequest) {
  return { memberId, key, venue, content, from, to, amount: 0n, at: Math.trunc(clock.now()) };
}
