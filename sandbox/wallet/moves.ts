import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { CENTRAL_WALLET, type VenueCode, type WalletCode } from '../../lib/contract/constants';
import type { Minor } from '../../lib/kit/number/money';
import { inTransaction, type Db } from '../db/database';
import { InsufficientBalance } from '../ledger/ledger.model';
import type { Context } from '../server/context';
import { holdSwitch } from './wallet';
import { walletMoves, type MoveRefusal, type MoveRow } from './wallet.schema';

export type Moving = Pick<Context, 'db' | 'ledger' | 'clock' | 'faults'>;

/** The key stands for another request; nothing moved. */
export class MoveConflict extends Error {
  override name = 'MoveConflict';
}

export interface MoveRequest {
  memberId: string;
  /** The member's idempotency key. */
  key: string;
  venue: VenueCode;
  /** What a repeat of the key must agree in. */
  content: string;
  from: WalletCode;
  to: WalletCode;
  /** Minor units, above zero; null = all that is available. */
  amount: Minor | null;
}

/** Every move that a key stands for. @throws MoveConflict when it was used for something else. */
export async function movesOf(db: Db, memberId: string, key: string, content: string): Promise<MoveRow[]> {
  const rows = await db
    .select()
    .from(walletMoves)
    .where(and(eq(walletMoves.memberId, memberId), eq(walletMoves.key, key)));
  if (rows.some((row) => row.content !== content)) throw new MoveConflict(key);
  return rows;
}

/**
 * Moves money between the central wallet and a venue's, once per member, key and venue, whatever becomes of the answers:
 * a repeat is told what the first call did. Null = the venue gave no answer, and only the same key can tell.
 * @throws MoveConflict
 */
export async function move(moving: Moving, request: MoveRequest): Promise<MoveRow | null> {
  const { db, faults } = moving;
  const known = await findMove(db, request);
  if (known) return known;
  // A venue's own side of a transfer: `POST /wallets/FBTY/transfer` is a call that testers can break.
  const fault = faults.take('POST', `/wallets/${request.venue}/transfer`);
  if (fault?.latencyMs) await sleep(fault.latencyMs);
  if (fault?.drop === 'before') return null;
  if (fault && fault.drop !== 'after' && (fault.httpStatus || fault.statusCode || fault.body)) return refuse(moving, request, 'venue');
  const row = await carryOut(moving, request);
  return fault?.drop === 'after' ? null : row;
}

async function findMove(db: Db, { memberId, key, venue, content }: MoveRequest): Promise<MoveRow | undefined> {
  return (await movesOf(db, memberId, key, content)).find((row) => row.venue === venue);
}

/** Row and money in one transaction; of two that come at once the table's key lets one through. */
async function carryOut(moving: Moving, request: MoveRequest): Promise<MoveRow> {
  const { db, ledger } = moving;
  const { memberId, key, venue, from, to, amount } = request;
  try {
    return await inTransaction(db, async (tx) => {
      const on = await holdSwitch(tx, memberId);
      const [mine] = await tx.insert(walletMoves).values(rowOf(moving, request)).onConflictDoNothing().returning();
      if (!mine) return (await findMove(tx, request))!;
      const place = and(eq(walletMoves.memberId, memberId), eq(walletMoves.key, key), eq(walletMoves.venue, venue));
      const finish = async (end: { amount: Minor } | { refusal: MoveRefusal }) => {
        await tx.update(walletMoves).set(end).where(place);
        return { ...mine, ...end };
      };
      if (on && from === CENTRAL_WALLET) return finish({ refusal: 'auto' });
      return finish({ amount: await ledger.moveWallet(tx, { memberId, from, to, amount, key: `wallet:${key}:${venue}` }) });
    });
  } catch (error) {
    if (error instanceof InsufficientBalance) return refuse(moving, request, 'balance');
    throw error;
  }
}

/** Keeps the refusal, so that the same key never moves anything later. */
async function refuse(moving: Moving, request: MoveRequest, refusal: MoveRefusal): Promise<MoveRow> {
  const [row] = await moving.db
    .insert(walletMoves)
    .values({ ...rowOf(moving, request), refusal })
    .onConflictDoNothing()
    .returning();
  return row ?? (await findMove(moving.db, request))!;
}

function rowOf({ clock }: Moving, { memberId, key, venue, content, from, to }: MoveRequest) {
  return { memberId, key, venue, content, from, to, amount: 0n, at: Math.trunc(clock.now()) };
}
