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
import type { Member } from '../../member/account/member.schema';
import { medianSeconds } from '../deposit/deposit.rules';
import { memberById } from '../../member/account/member';
import { lockPayees, payeeOf } from '../payee-registry/payee.store';
import { payeeName } from '../payee-registry/payee.view';
import { REAL_NAME_WORDS } from '../../member/security/security.copy';
import type { Context } from '../../context';
import { KEY_WORDS, keyOf } from '../../../kernel/http/idempotency-key';
import { Refusal } from '../../../kernel/http/refusal';
import { route, type CallInput } from '../../member/call/route';
import { rowIdOf } from '../../../kernel/http/row-id';
import { rulesOf } from '../../member/vip/level.table';
import { vipOf } from '../../member/vip/vip.store';
import { DAY, MINUTE, siteDayOf } from '../../../kernel/clock/calendar';
import { METHOD_OF_KIND, WITHDRAW_WORDS } from '../payee-registry/method.copy';
import { decideWithdrawal } from './payout';
import { noteCredits, turnoverOf } from '../turnover/turnover';
import type { Turnover } from '../turnover/turnover.rules';
import { FEE_RATE, feeOf, payAmountOf } from './withdraw.rules';
import type { Withdrawal } from './withdraw.schema';
import { countSince, withdrawalDurations, insertWithdrawal, openWithdrawals, withdrawalByKey, withdrawalOf } from './withdraw.store';
import { withdrawMethodView, turnoverView, withdrawalView } from './withdraw.view';

const COIN = 100n;
/** World ms for which an ended withdrawal stays among the open ones, so that no page misses its end. */
const SHOWN_AFTER_MS = 10 * MINUTE;
/** World ms for which complete turnover stays in the list. */
const SHOWN_TURNOVER_MS = 30 * DAY;

interface Wish {
  memberId: string;
  key: string;
  payeeId: string;
  /** Minor units. */
  amount: bigint;
  fee: bigint;
}

const wishOf = ({ body, session, request }: CallInput<CallRequest<typeof withdrawCreateCall>>): Wish => ({
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
    const found = id === null ? undefined : await withdrawalOf(db, memberId, id);
    if (!found) throw new Refusal(CODE.common, WITHDRAW_WORDS.unknown);
    return found;
  }

  /** Free withdrawals left today, out of those of the member's level. */
  async function freeLeft(on: Db, member: Member): Promise<number> {
    const { level } = await vipOf(on, member, now());
    return Math.max(0, rulesOf(level).freeWithdrawals - (await countSince(on, member.id, siteDayOf(now()))));
  }

  async function purse(on: Db, memberId: string): Promise<{ available: bigint; withdrawable: bigint; turnover: Turnover[] }> {
    const turnover = await turnoverOf(on, memberId, now() - SHOWN_TURNOVER_MS);
    const { available } = await ledger.balanceOf(on, memberId);
    const free = available - turnover.reduce((sum, { locked }) => sum + locked, 0n);
    return { available, withdrawable: free < 0n ? 0n : free, turnover };
  }

  route(app, context, withdrawInfoCall, async ({ session }) => {
    const member = (await memberById(db, session!.memberId))!;
    await noteCredits(db, member.id);
    const { available, withdrawable, turnover } = await purse(db, member.id);
    const durations = await withdrawalDurations(db, now() - 7 * DAY);
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
    list: (await openWithdrawals(db, session!.memberId, now() - SHOWN_AFTER_MS)).map(withdrawalView),
  }));

  route(app, context, withdrawStatusCall, async ({ body, session }) => withdrawalView(await mine(session!.memberId, body.orderId)));

  route(
    app,
    context,
    withdrawCreateCall,
    async (input) => {
      const member = (await memberById(db, input.session!.memberId))!;
      await noteCredits(db, member.id);
      return withdrawalView(await inTransaction(db, (tx) => open(tx, wishOf(input), member)));
    },
    {
      before: async (input) => {
        const wish = wishOf(input);
        const known = await withdrawalByKey(db, wish.memberId, wish.key);
        if (known) return withdrawalView(sameWithdrawal(known, wish));
        const member = (await memberById(db, wish.memberId))!;
        if (member.flags.canWithdraw === false) throw new Refusal(CODE.common, WITHDRAW_WORDS.stopped);
        if (member.realNameState !== 'verified') throw new Refusal(CODE.common, REAL_NAME_WORDS.needed, { step: 'realName' });
        return undefined;
      },
    },
  );

  async function open(tx: Tx, wish: Wish, member: Member): Promise<Withdrawal> {
    const { key, amount, fee } = wish;
    // No payee is removed or replaced while a withdrawal to it begins.
    await lockPayees(tx, member.id);
    // From here on neither the wallet nor another withdrawal of the member changes.
    await ledger.lock(tx);
    const known = await withdrawalByKey(tx, member.id, key);
    if (known) return sameWithdrawal(known, wish);
    const [other] = await openWithdrawals(tx, member.id);
    if (other) throw new Refusal(CODE.common, WITHDRAW_WORDS.onItsWay, { orderId: String(other.id) });
    const payeeId = rowIdOf(wish.payeeId);
    const payee = payeeId === null ? undefined : await payeeOf(tx, member.id, payeeId);
    if (payee?.state !== 'active') throw new Refusal(CODE.validation, WITHDRAW_WORDS.payee, { field: 'payeeId' });
    const method = METHOD_OF_KIND[payee.kind];
    if (!method.open) throw new Refusal(CODE.speedpay);
    await refuseAmount(tx, wish, member, method);
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
    if (!made) throw new Refusal(CODE.common, WITHDRAW_WORDS.onItsWay);
    await ledger.openWithdrawal(tx, { memberId: member.id, withdrawId: String(made.id), amount, key: `withdraw-open:${made.id}` });
    return made;
  }

  async function refuseAmount(tx: Tx, { amount, fee }: Wish, member: Member, coins: { min: bigint; max: bigint }): Promise<void> {
    const [min, max] = [coins.min * COIN, coins.max * COIN];
    if (amount < min || amount > max) {
      throw new Refusal(CODE.validation, WITHDRAW_WORDS.limits(formatMinor(min), formatMinor(max)), { field: 'amount' });
    }
    const { withdrawable } = await purse(tx, member.id);
    if (amount > withdrawable) throw new Refusal(CODE.validation, WITHDRAW_WORDS.over(formatMinor(withdrawable)), { field: 'amount' });
    if (fee !== feeOf(amount, await freeLeft(tx, member))) throw new Refusal(CODE.validation, WITHDRAW_WORDS.fee, { field: 'fee' });
  }

  const cancel = async ({ body, session }: CallInput<CallRequest<typeof withdrawCancelCall>>) => {
    const found = await mine(session!.memberId, body.orderId);
    const moved = await decideWithdrawal(context, found.id, 'cancel', real.decisions());
    return withdrawalView(moved ?? (await mine(session!.memberId, body.orderId)));
  };
  route(app, context, withdrawCancelCall, cancel, { content: ({ orderId }) => String(rowIdOf(orderId)) });
}

function sameWithdrawal(known: Withdrawal, { payeeId, amount, fee }: Wish): Withdrawal {
  if (String(known.payeeId) !== payeeId || known.amount !== amount || known.fee !== fee) throw new Refusal(CODE.validation, KEY_WORDS.used);
  return known;
}
