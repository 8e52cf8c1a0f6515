import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import {
  withdrawCancelCall,
  withdrawCreateCall,
  withdrawInfoCall,
  withdrawOpenCall,
  withdrawStatusCall,
} from '@pavilion/contract/calls/withdraw.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { toMinor, minorToText } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Withdrawal, WithdrawInfo, WithdrawInput } from './withdraw.model';

function toWithdrawal(wire: CallResponse<typeof withdrawStatusCall>): Withdrawal {
  const { amount, fee, net, createTime, waitTime, payTime, endTime, ...same } = wire;
  return {
    ...same,
    amount: toMinor(amount),
    fee: knownMinor(fee),
    net: knownMinor(net),
    createdAt: knownTime(createTime),
    waitUntil: knownTime(waitTime),
    payingAt: knownTime(payTime),
    endedAt: knownTime(endTime),
  };
}

/** Checks, balance, turnover and methods. */
export async function getWithdrawInfo(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<WithdrawInfo> {
  const { balance, withdrawable, turnover, methods, ...same } = await caller(withdrawInfoCall, {}, { signal });
  return {
    ...same,
    balance: knownMinor(balance),
    withdrawable: toMinor(withdrawable),
    turnover:
      turnover &&
      turnover.map(({ source, title, createTime, ...money }) => ({
        source,
        title,
        amount: knownMinor(money.amount),
        required: knownMinor(money.required),
        done: knownMinor(money.done),
        doneGames: knownMinor(money.doneGames),
        locked: knownMinor(money.locked),
        createdAt: knownTime(createTime),
      })),
    methods: methods.map(({ min, max, ...method }) => ({ ...method, min: knownMinor(min), max: knownMinor(max) })),
  };
}

/** Open withdrawals, and those that ended within ten minutes; newest first. */
export async function getOpenWithdrawals(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Withdrawal[]> {
  return (await caller(withdrawOpenCall, {}, { signal })).list.map(toWithdrawal);
}

/**
 * One of the member's own withdrawals.
 * @throws BusinessError 10001 when the member has none of this number.
 */
export async function getWithdrawal(orderId: string, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Withdrawal> {
  return toWithdrawal(await caller(withdrawStatusCall, { orderId }, { signal }));
}

/**
 * Debits the amount from the wallet and begins its review. A repeat with the same key creates nothing more.
 * @throws BusinessError 10003 (data.field amount, fee, payeeId, pin), 6501 (data.retryAfter: the PIN is locked), 244102
 * (maintenance), 10001 (data.step realName or pin, or data.orderId: another one is open).
 */
export async function createWithdrawal(
  { payeeId, amount, fee }: WithdrawInput,
  pin: string,
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<Withdrawal> {
  const body = { payeeId, amount: minorToText(amount), fee: minorToText(fee), pin };
  return toWithdrawal(await caller(withdrawCreateCall, body, { idempotencyKey }));
}

/** Cancels a withdrawal in review; any other is returned unchanged. The order id is in the key: a repeat moves nothing. */
export async function cancelWithdrawal(orderId: string, caller: PlatformCaller = callPlatform): Promise<Withdrawal> {
  return toWithdrawal(await caller(withdrawCancelCall, { orderId }, { idempotencyKey: `cancel:${orderId}` }));
}
