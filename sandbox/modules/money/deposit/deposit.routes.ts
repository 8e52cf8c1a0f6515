import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CallRequest } from '@pavilion/contract/call';
import {
  depositCancelCall,
  depositCreateCall,
  depositOpenCall,
  depositPaidCall,
  depositReceiptCall,
  depositStatusCall,
} from '@pavilion/contract/calls/deposit.calls';
import { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import { CODE } from '@pavilion/contract/codes';
import { toMinor } from '@pavilion/number/money';
import { normalizeRealName } from '@pavilion/contract/real-name';
import { inTransaction } from '../../../kernel/db/database';
import type { Tx } from '../../../kernel/db/database';
import { lockMember, findMemberById, verifiedNameOf } from '../../member/account/member';
import { findPayee } from '../payee-registry/payee.store';
import { maskRealName } from '../../member/security/real-name';
import { findCreditRejection, findOwnRejection } from '../../member/limit/limit-guard';
import { listLimits } from '../../member/limit/limit.store';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route, type CallInput } from '../../member/call/route';
import { rowIdOf } from '../../../kernel/http/row-id';
import { PAY_WITHIN_MS, coinsText, faultOf, medianSeconds, termsOf } from './deposit.rules';
import type { Deposit } from './deposit.tables';
import {
  findDepositByKey,
  findDeposit,
  getDepositDurations,
  expireOverdue,
  insertDeposit,
  lockDeposit,
  moveDeposit,
  listOpenDeposits,
} from './deposit.store';
import { closedMethods } from './closed-methods';
import { addReceipts } from './receipts';
import { depositView, methodOf, depositMethodView } from './deposit.view';
import { DEPOSIT_COPY, METHODS } from './method.copy';
import type { Method } from './method.copy';
import { DAY } from '../../../kernel/clock/calendar';

const WEEK_MS = 7 * DAY;
/** Tails tried for one order; all of them are used only when very many open orders are for one amount. */
const TRIES = 40;

interface Input {
  memberId: string;
  key: string;
  method: Method;
  /** Minor units. */
  amount: bigint;
  /** As stated; '' without one. */
  payerName: string;
  /** The bound wallet that pays; null for any. */
  payeeId: bigint | null;
}

/** The bank's side of a deposit: methods, orders, the member's reports on them (contract §4). Money moves in `bank.ts` alone. */
export function registerDepositCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const now = () => Math.trunc(clock.now());

  async function mine(memberId: string, orderId: string): Promise<Deposit> {
    await expireOverdue(db, now());
    const id = rowIdOf(orderId);
    const found = id === null ? undefined : await findDeposit(db, memberId, id);
    if (!found) throw new Rejection(CODE.common, DEPOSIT_COPY.unknown);
    return found;
  }

  route(app, context, depositMethodsCall, async ({ session }) => {
    const durations = await getDepositDurations(db, now() - WEEK_MS);
    const verified = verifiedNameOf(await findMemberById(db, session!.memberId));
    const closed = closedMethods(context);
    return {
      list: METHODS.map((method) =>
        depositMethodView(method, {
          median: medianSeconds(durations.get(method.method) ?? []),
          closed: closed[method.method],
          verified: verified === null ? null : maskRealName(verified),
        }),
      ),
    };
  });

  route(app, context, depositOpenCall, async ({ session }) => {
    await expireOverdue(db, now());
    return { list: (await listOpenDeposits(db, session!.memberId)).map(depositView) };
  });

  route(app, context, depositStatusCall, async ({ body, session }) => depositView(await mine(session!.memberId, body.orderId)));

  route(app, context, depositCreateCall, async ({ body, session, request }) => {
    const key = keyOf(request);
    const method = methodOf(body.method);
    if (!method) throw new Rejection(CODE.validation, undefined, { field: 'method' });
    const payeeId = body.payeeId === undefined ? null : rowIdOf(body.payeeId);
    if (payeeId === null && body.payeeId !== undefined) throw new Rejection(CODE.validation, DEPOSIT_COPY.payee, { field: 'payeeId' });
    const payerName = (body.payerName ?? '').trim();
    const input: Input = { memberId: session!.memberId, key, method, amount: toMinor(body.amount), payerName, payeeId };
    await expireOverdue(db, now());
    return depositView(await inTransaction(db, (tx) => order(tx, input)));
  });

  async function order(tx: Tx, input: Input): Promise<Deposit> {
    const { memberId, key, method, amount, payeeId } = input;
    await lockMember(tx, memberId);
    const known = await findDepositByKey(tx, memberId, key);
    if (known) return sameOrder(known, input);
    if (closedMethods(context)[method.method]) throw new Rejection(CODE.speedpay);
    rejectAmount(input);
    const payer = await getPayer(tx, input);
    await rejectSecond(tx, memberId);
    const limits = await listLimits(tx, memberId);
    const own = await findOwnRejection(context, tx, { memberId, at: now(), what: 'deposit', amount, limits });
    if (own?.why === 'deposit') throw new Rejection(CODE.validation, own.message, { field: 'amount' });
    if (own) throw new Rejection(CODE.common, own.message);
    // Under an own limit, the credit may not exceed by a cent the amount that was checked.
    const below = limits.some(({ kind, value }) => kind === 'deposit' && value !== null);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const terms = termsOf(method, amount, randomInt(1, 100), below);
      const createdAt = now();
      const row = {
        memberId,
        idempotencyKey: key,
        method: method.method,
        ...payer,
        payeeId,
        amount,
        ...terms,
        createdAt,
        expireAt: createdAt + PAY_WITHIN_MS,
      };
      const made = await insertDeposit(tx, { ...row, state: 'awaiting' });
      if (made) return made;
      // Another call with the same key came first, or another order is pending; else only the tail was taken.
      const first = await findDepositByKey(tx, memberId, key);
      if (first) return sameOrder(first, input);
      await rejectSecond(tx, memberId);
    }
    throw new Rejection(CODE.speedpay);
  }

  /**
   * Message for a payment that is reported now and cannot be credited; '' if it can. One in time counts from its creation; an
   * expired one is checked like a new order.
   */
  async function getRejection(tx: Tx, { memberId, state, credit: amount, createdAt: madeAt }: Deposit): Promise<string> {
    const at = now();
    const rejection =
      state === 'expired'
        ? await findOwnRejection(context, tx, { memberId, at, what: 'deposit', amount })
        : await findCreditRejection(context, tx, { memberId, at, madeAt, amount });
    return rejection?.message ?? '';
  }

  const reportPaid = async ({ body, session }: CallInput<CallRequest<typeof depositPaidCall>>) => {
    const found = await mine(session!.memberId, body.orderId);
    if (found.state === 'cancelled') throw new Rejection(CODE.common, DEPOSIT_COPY.cancelled);
    const report = { state: 'confirming', paidAt: now(), paidReal: context.real.decisions() } as const;
    const moved = await inTransaction(db, async (tx) => {
      await lockMember(tx, found.memberId);
      const locked = await lockDeposit(tx, found.id);
      if (locked?.state !== 'awaiting' && locked?.state !== 'expired') return undefined;
      const late = locked.state === 'expired' ? { late: true, endedAt: null } : {};
      return moveDeposit(tx, found.id, [locked.state], { ...report, ...late, reason: await getRejection(tx, locked) });
    });
    return depositView(moved ?? (await mine(session!.memberId, body.orderId)));
  };
  route(app, context, depositPaidCall, reportPaid, { content: ({ orderId }) => String(rowIdOf(orderId)) });

  route(app, context, depositReceiptCall, async ({ body, session }) => {
    const { id, memberId } = await mine(session!.memberId, body.orderId);
    return depositView(await inTransaction(db, (tx) => addReceipts(tx, { id, memberId }, body.pictureIds)));
  });

  route(app, context, depositCancelCall, async ({ body, session }) => {
    const found = await mine(session!.memberId, body.orderId);
    const moved = await moveDeposit(db, found.id, ['awaiting'], {
      state: 'cancelled',
      endedAt: now(),
      endedReal: context.real.decisions(),
    });
    return depositView(moved ?? (await mine(session!.memberId, body.orderId)));
  });
}

/** @throws Rejection 10001 with the pending order. */
async function rejectSecond(tx: Tx, memberId: string): Promise<void> {
  const open = (await listOpenDeposits(tx, memberId)).find(({ late }) => !late);
  if (open) throw new Rejection(CODE.common, DEPOSIT_COPY.onItsWay, { orderId: String(open.id) });
}

function sameOrder(known: Deposit, { method, amount, payerName, payeeId }: Input): Deposit {
  const isSamePayer =
    payerName === known.payerName || (known.payerMasked !== null && ['', known.payerName].includes(normalizeRealName(payerName)));
  if (known.method !== method.method || known.amount !== amount || known.payeeId !== payeeId || !isSamePayer) {
    throw new Rejection(CODE.validation, KEY_COPY.used);
  }
  return known;
}

function rejectAmount({ method, amount }: Input): void {
  const fault = faultOf(method, amount);
  const text = fault === 'whole' ? DEPOSIT_COPY.whole : DEPOSIT_COPY.limits(coinsText(method.min), coinsText(method.max));
  if (fault) throw new Rejection(CODE.validation, text, { field: 'amount' });
}

/** The payer, and its visible form. @throws Rejection for another name than the verified one, and for a wallet that is not the member's. */
async function getPayer(tx: Tx, { memberId, method, payerName, payeeId }: Input): Promise<Pick<Deposit, 'payerName' | 'payerMasked'>> {
  if (payeeId !== null) {
    const payee = await findPayee(tx, memberId, payeeId);
    if (payee?.state === 'active' && payee.kind === method.method) return { payerName, payerMasked: payee.masked };
    throw new Rejection(CODE.validation, DEPOSIT_COPY.payee, { field: 'payeeId' });
  }
  if (!method.needsPayerName) return { payerName, payerMasked: null };
  const verified = verifiedNameOf(await findMemberById(tx, memberId));
  if (verified === null) {
    if (payerName === '') throw new Rejection(CODE.validation, DEPOSIT_COPY.payerName, { field: 'payerName' });
    return { payerName, payerMasked: null };
  }
  const payerMasked = maskRealName(verified);
  if (payerName === '' || normalizeRealName(payerName) === verified) return { payerName: verified, payerMasked };
  throw new Rejection(CODE.validation, DEPOSIT_COPY.otherPayer(payerMasked), { field: 'payerName' });
}
