import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import {
  depositCancelCall,
  depositCreateCall,
  depositOpenCall,
  depositPaidCall,
  depositReceiptCall,
  depositStatusCall,
} from '@pavilion/contract/calls/deposit.calls';
import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import { knownMinor } from '@pavilion/number/known-money';
import { toMinor, minorToText } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Deposit, DepositInput } from './deposit.model';

function toDeposit(wire: CallResponse<typeof depositStatusCall>): Deposit {
  const { amount, fee, credit, createTime, expireTime, paidTime, endTime, ...same } = wire;
  return {
    ...same,
    amount: toMinor(amount),
    fee: knownMinor(fee),
    credit: knownMinor(credit),
    createdAt: knownTime(createTime),
    expireAt: knownTime(expireTime),
    paidAt: knownTime(paidTime),
    endedAt: knownTime(endTime),
  };
}

/** Open deposits, newest first. */
export async function getOpenDeposits(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Deposit[]> {
  return (await caller(depositOpenCall, {}, { signal })).list.map(toDeposit);
}

/**
 * One of the member's own deposits.
 * @throws BusinessError 10001 when the member has no order of this number.
 */
export async function getDeposit(orderId: string, signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Deposit> {
  return toDeposit(await caller(depositStatusCall, { orderId }, { signal }));
}

/**
 * Creates an order. The key is created when the member decides and is unchanged by repeats.
 * @throws BusinessError 10003 (data.field), 244102 (maintenance), 10001 (data.orderId: another order is open).
 */
export async function createDeposit(
  { method, amount, payerName, payeeId }: DepositInput,
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<Deposit> {
  const body = {
    method,
    amount: minorToText(amount),
    ...(payerName === '' ? {} : { payerName }),
    ...(payeeId === '' ? {} : { payeeId }),
  };
  return toDeposit(await caller(depositCreateCall, body, { idempotencyKey }));
}

/** 我已付款. The order id is in the key: a repeat moves nothing. */
export async function payDeposit(orderId: string, caller: PlatformCaller = callPlatform): Promise<Deposit> {
  return toDeposit(await caller(depositPaidCall, { orderId }, { idempotencyKey: `paid:${orderId}` }));
}

/**
 * 上传回单: adds uploaded pictures to an order that is being confirmed; a repeat adds nothing.
 * @throws BusinessError 10001 when it is not being confirmed, 10003 for too many.
 */
export async function addReceipts(orderId: string, pictureIds: readonly string[], caller: PlatformCaller = callPlatform): Promise<Deposit> {
  return toDeposit(await caller(depositReceiptCall, { orderId, pictureIds: [...pictureIds] }, {}));
}

/** Cancels an order; one that was paid is returned unchanged. */
export async function cancelDeposit(orderId: string, caller: PlatformCaller = callPlatform): Promise<Deposit> {
  return toDeposit(await caller(depositCancelCall, { orderId }, { timeout: MONEY_TIMEOUT_MS }));
}
