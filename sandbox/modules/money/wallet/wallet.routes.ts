import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  MOVE_STATUS,
  autoTransferCall,
  venueWalletCall,
  walletListCall,
  walletRecallCall,
  walletTransferCall,
} from '@pavilion/contract/calls/wallet.calls';
import { CODE } from '@pavilion/contract/codes';
import { CENTRAL_WALLET, VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { minorToText, toMinor } from '@pavilion/number/money';
import { inTransaction } from '../../../kernel/db/database';
import { members } from '../../member/account/member.tables';
import type { Balance } from '../../../kernel/ledger/ledger';
import { VENUE_NAME } from '../../betting/venue/venue.copy';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { TransferConflict, claimKey, transferBetweenWallets } from './transfers';
import { usesCentralWallet } from './wallet';
import { TRANSFER_REJECTION_COPY, WALLET_COPY } from './wallet.copy';
import { walletMoves, type TransferRow } from './wallet.tables';

/** Rejects a request whose key belongs to another one. */
async function noConflict<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof TransferConflict ? new Rejection(CODE.validation, KEY_COPY.used) : error;
  });
}

function recallRow(code: VenueCode, row: TransferRow | null) {
  const status = row === null ? MOVE_STATUS.unknown : row.rejection ? MOVE_STATUS.failed : MOVE_STATUS.done;
  const message = row?.rejection ? TRANSFER_REJECTION_COPY[row.rejection](VENUE_NAME[code]) : '';
  return { code, name: VENUE_NAME[code], amount: minorToText(row?.amount ?? 0n), status, message };
}

/** Wallets, transfers, recall and the switch of 免转钱包 (contract §2.18). */
export function registerWalletCalls(app: FastifyInstance, context: Context): void {
  const { db, ledger, faults } = context;

  /** A venue's balance as its own side reports it: `POST /wallets/FBTY/balance`, which testers can break. */
  async function shown(code: VenueCode, { available, locked }: Balance) {
    const fault = faults.take('POST', `/wallets/${code}/balance`);
    if (fault?.latencyMs) await sleep(fault.latencyMs);
    const silent = fault && (fault.drop || fault.httpStatus || fault.statusCode || fault.body);
    return {
      code,
      name: VENUE_NAME[code],
      balance: silent ? null : minorToText(available),
      lockMoney: silent ? null : minorToText(locked),
    };
  }

  /** Recalls each venue on its own: a failing one delays no other. */
  async function recall(memberId: string, key: string, content: string, codes: readonly VenueCode[]) {
    const rows = codes.map(async (code) => {
      const request = { memberId, key, venue: code, content, from: code, to: CENTRAL_WALLET, amount: null } as const;
      return recallRow(code, await transferBetweenWallets(context, request));
    });
    return noConflict(Promise.all(rows));
  }

  route(app, context, walletListCall, async ({ session }) => {
    const { memberId } = session!;
    const [autoTransfer, wallets] = await Promise.all([usesCentralWallet(db, memberId), ledger.balancesOf(db, memberId)]);
    const { available, locked } = wallets[CENTRAL_WALLET];
    const venues = await Promise.all(VENUE_CODES.map((code) => shown(code, wallets[code])));
    return { autoTransfer, balance: minorToText(available), lockMoney: minorToText(locked), venues };
  });

  route(app, context, venueWalletCall, async ({ body: { code }, session }) =>
    shown(code, await ledger.balanceOf(db, session!.memberId, code)),
  );

  route(app, context, walletTransferCall, async ({ body: { from, to, amount }, session, request }) => {
    const key = keyOf(request);
    const venue = from === CENTRAL_WALLET ? to : from;
    if (venue === CENTRAL_WALLET || (from !== CENTRAL_WALLET && to !== CENTRAL_WALLET))
      throw new Rejection(CODE.validation, WALLET_COPY.sides);
    const minor = toMinor(amount);
    if (minor <= 0n) throw new Rejection(CODE.validation, WALLET_COPY.amount, { field: 'amount' });
    const { memberId } = session!;
    const row = await noConflict(
      transferBetweenWallets(context, { memberId, key, venue, content: `transfer ${from} ${to} ${minor}`, from, to, amount: minor }),
    );
    if (row?.rejection) throw new Rejection(CODE.common, TRANSFER_REJECTION_COPY[row.rejection](VENUE_NAME[venue]), { why: row.rejection });
    return { from, to, amount: minorToText(minor), status: row === null ? MOVE_STATUS.unknown : MOVE_STATUS.done };
  });

  route(app, context, walletRecallCall, async ({ body, session, request }) => {
    const key = keyOf(request);
    const { memberId } = session!;
    const codes = VENUE_CODES.filter((code) => body.codes?.includes(code) ?? true);
    const list = await recall(memberId, key, `recall ${codes.join(' ')}`, codes);
    return { balance: minorToText((await ledger.balanceOf(db, memberId)).available), list };
  });

  route(app, context, autoTransferCall, async ({ body: { on }, session, request }) => {
    const key = keyOf(request);
    const { memberId } = session!;
    const content = `switch ${on ? 'on' : 'off'}`;
    const switching = inTransaction(db, async (tx) => {
      await claimKey(tx, { memberId, key, content });
      const switched = {
        memberId,
        key,
        venue: '',
        content,
        from: CENTRAL_WALLET,
        to: CENTRAL_WALLET,
        amount: 0n,
        at: Math.trunc(context.clock.now()),
      } as const;
      // A repeated request, however late, switches nothing.
      const [first] = await tx.insert(walletMoves).values(switched).onConflictDoNothing().returning();
      if (first) await tx.update(members).set({ autoTransfer: on }).where(eq(members.id, memberId));
    });
    await noConflict(switching);
    const list = on ? await recall(memberId, key, content, VENUE_CODES) : [];
    return { autoTransfer: await usesCentralWallet(db, memberId), list };
  });
}
