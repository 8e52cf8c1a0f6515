import type { FastifyInstance } from 'fastify';
import type { CallRequest } from '@pavilion/contract/call';
import { PAYEE_KINDS } from '@pavilion/contract/payee';
import {
  withdrawCancelCall,
  withdrawCreateCall,
  withdrawInfoCall,
  withdrawOpenCall,
  withdrawStatusCall,
} from '@pavilion/contract/calls/withdraw.calls';
import { CODE } from '@pavilion/contract/codes';
import { formatMinor, minorToText, toMinor } from '@pavilion/number/money';
import { inTransaction } from '../../../kernel/db/database';
import type { Db, Tx } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.tables';
import { medianSeconds } from '../deposit/deposit.rules';
import { findMemberById } from '../../member/account/member';
import { lockPayees, findPayee } from '../payee-registry/payee.store';
import { payeeName } from '../payee-registry/payee.view';
import { REAL_NAME_COPY } from '../../member/security/security.copy';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route, type CallInput } from '../../member/call/route';
import { rowIdOf } from '../../../kernel/http/row-id';
import { rulesOf } from '../../member/vip/level-table';
import { getVip } from '../../member/vip/vip.store';
import { DAY, MINUTE, siteDayOf } from '../../../kernel/clock/calendar';
import { METHOD_OF_KIND, WITHDRAW_COPY } from '../payee-registry/method.copy';
import { decideWithdrawal } from './payout';
import { noteCredits, listTurnover } from '../turnover/turnover';
import type { Turnover } from '../turnover/turnover.rules';
import { FEE_RATE, feeOf, payAmountOf } from './withdraw.rules';
import type { Withdrawal } from './withdraw.tables';
import {
  countWithdrawalsSince,
  getWithdrawalDurations,
  insertWithdrawal,
  listOpenWithdrawals,
  findWithdrawalByKey,
  findWithdrawal,
} from './withdraw.store';
import { withdrawMethodView, turnoverView, withdrawalView } from './withdraw.view';

const COIN = 100n;
/** World ms for which an ended withdrawal stays among the open ones, so that no page misses its end. */
const SHOWN_AFTER_MS = 10 * MINUTE;
/** World ms for which complete turnover stays in the list. */
const SHOWN_TURNOVER_MS = 30 * DAY;

interface Input {
  memberId: string;
  key: string;
  payeeId: string;
  /** Minor units. */
  amount: bigint;
  fee: bigint;
}

const inputOf = ({ body, session, request }: CallInput<CallRequest<typeof withdrawCreateCall>>): Input => ({
  memberId: session!.memberId,
  key: keyOf(request),
  payeeId: body.payeeId,
  amount: toMinor(body.amount),
  fee: toMinor(body.fee),
});

/** Withdrawals of a member. Their money leaves the wallet here, and ends in `payout.ts` alone. */
export function registerWithdrawCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, ledger, real } = context;
  const now = () => Math.trunc(clock.now());

  async function mine(memberId: string, orderId: string): Promise<Withdrawal> {
    const id = rowIdOf(orderId);
    const found = id === null ? undefined : await findWithdrawal(db, memberId, id);
    if (!found) throw new Rejection(CODE.common, WITHDRAW_COPY.unknown);
    return found;
  }

  /** Free withdrawals left today, out of those of the member's level. */
  async function freeLeft(on: Db, member: Member): Promise<number> {
    const { level } = await getVip(on, member, now());
    return Math.max(0, rulesOf(level).freeWithdrawals - (await countWithdrawalsSince(on, member.id, siteDayOf(now()))));
  }

  async function purse(on: Db, memberId: string): Promise<{ available: bigint; withdrawable: bigint; turnover: Turnover[] }> {
    const turnover = await listTurnover(on, memberId, now() - SHOWN_TURNOVER_MS);
    const { available } = await ledger.balanceOf(on, memberId);
    const free = available - turnover.reduce((sum, { locked }) => sum + locked, 0n);
    return { available, withdrawable: free < 0n ? 0n : free, turnover };
  }

  route(app, context, withdrawInfoCall, async ({ session }) => {
    const member = (await findMemberById(db, session!.memberId))!;
    await noteCredits(db, member.id);
    const { available, withdrawable, turnover } = await purse(db, member.id);
    const durations = await getWithdrawalDurations(db, now() - 7 * DAY);
    return {
      balance: minorToText(available),
      withdrawable: minorToText(withdrawable),
      allowed: member.flags.canWithdraw ?? true,
      realName: member.realNameState,
      hasPin: member.pinHash !== null,
      freeLeft: await freeLeft(db, member),
      feePercent: minorToText(FEE_RATE).replace(/\.?0+$/, ''),
      turnover: turnover.toReversed().map(turnoverView),
      methods: PAYEE_KINDS.map((kind) => withdrawMethodView(kind, medianSeconds(durations.get(kind) ?? []))),
    };
  });

  route(app, context, withdrawOpenCall, async ({ session }) => ({
    list: (await listOpenWithdrawals(db, session!.memberId, now() - SHOWN_AFTER_MS)).map(withdrawalView),
  }));

  route(app, context, withdrawStatusCall, async ({ body, session }) => withdrawalView(await mine(session!.memberId, body.orderId)));

  route(
    app,
    context,
    withdrawCreateCall,
    async (input) => {
      const member = (await findMemberById(db, input.session!.memberId))!;
      await noteCredits(db, member.id);
      return withdrawalView(await inTransaction(db, (tx) => open(tx, inputOf(input), member)));
    },
    {
      before: async (input) => {
        const wanted = inputOf(input);
        const known = await findWithdrawalByKey(db, wanted.memberId, wanted.key);
        if (known) return withdrawalView(sameWithdrawal(known, wanted));
        const member = (await findMemberById(db, wanted.memberId))!;
        if (member.flags.canWithdraw === false) throw new Rejection(CODE.common, WITHDRAW_COPY.stopped);
        if (member.realNameState !== 'verified') throw new Rejection(CODE.common, REAL_NAME_COPY.needed, { step: 'realName' });
        return undefined;
      },
    },
  );

  async function open(tx: Tx, input: Input, member: Member): Promise<Withdrawal> {
    const { key, amount, fee } = input;
    // No payee is removed or replaced while a withdrawal to it begins.
    await lockPayees(tx, member.id);
    // From here on neither the wallet nor another withdrawal of the member changes.
    await ledger.lock(tx);
    const known = await findWithdrawalByKey(tx, member.id, key);
    if (known) return sameWithdrawal(known, input);
    const [other] = await listOpenWithdrawals(tx, member.id);
    if (other) throw new Rejection(CODE.common, WITHDRAW_COPY.onItsWay, { orderId: String(other.id) });
    const payeeId = rowIdOf(input.payeeId);
    const payee = payeeId === null ? undefined : await findPayee(tx, member.id, payeeId);
    if (payee?.state !== 'active') throw new Rejection(CODE.validation, WITHDRAW_COPY.payee, { field: 'payeeId' });
    const method = METHOD_OF_KIND[payee.kind];
    if (!method.open) throw new Rejection(CODE.speedpay);
    await rejectAmount(tx, input, member, method);
    const made = await insertWithdrawal(tx, {
      memberId: member.id,
      idempotencyKey: key,
      payeeId: payee.id,
      kind: payee.kind,
      payeeName: payeeName(payee),
      payeeMasked: payee.masked,
      amount,
      fee,
      payAmount: payAmountOf(method, amount - fee),
      rate: method.rate === null ? null : minorToText(method.rate),
      state: 'reviewing',
      createdAt: now(),
      waitUntil: payee.readyAt !== null && payee.readyAt > now() ? payee.readyAt : null,
      createdReal: real.decisions(),
    });
    if (!made) throw new Rejection(CODE.common, WITHDRAW_COPY.onItsWay);
    await ledger.openWithdrawal(tx, { memberId: member.id, withdrawId: String(made.id), amount, key: `withdraw-open:${made.id}` });
    return made;
  }

  async function rejectAmount(tx: Tx, { amount, fee }: Input, member: Member, coins: { min: bigint; max: bigint }): Promise<void> {
    const [min, max] = [coins.min * COIN, coins.max * COIN];
    if (amount < min || amount > max) {
      throw new Rejection(CODE.validation, WITHDRAW_COPY.limits(formatMinor(min), formatMinor(max)), { field: 'amount' });
    }
    const { withdrawable } = await purse(tx, member.id);
    if (amount > withdrawable) throw new Rejection(CODE.validation, WITHDRAW_COPY.over(formatMinor(withdrawable)), { field: 'amount' });
    if (fee !== feeOf(amount, await freeLeft(tx, member))) throw new Rejection(CODE.validation, WITHDRAW_COPY.fee, { field: 'fee' });
  }

  const cancel = async ({ body, session }: CallInput<CallRequest<typeof withdrawCancelCall>>) => {
    const found = await mine(session!.memberId, body.orderId);
    const moved = await decideWithdrawal(context, found.id, 'cancel', real.decisions());
    return withdrawalView(moved ?? (await mine(session!.memberId, body.orderId)));
  };
  route(app, context, withdrawCancelCall, cancel, { content: ({ orderId }) => String(rowIdOf(orderId)) });
}

function sameWithdrawal(known: Withdrawal, { payeeId, amount, fee }: Input): Withdrawal {
  if (String(known.payeeId) !== payeeId || known.amount !== amount || known.fee !== fee)
    throw new Rejection(CODE.validation, KEY_COPY.used);
  return known;
}
