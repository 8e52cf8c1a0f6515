import type { CallResponse } from '@pavilion/contract/call';
import type { withdrawInfoCall, withdrawStatusCall } from '@pavilion/contract/calls/withdraw.calls';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import type { Withdrawal, WithdrawInfo, WithdrawMethod } from '@/lib/domain/money/withdraw/withdraw.model';
import { moneyOnWire, timeOnWire } from './wire';

export function aWithdrawMethod(changes: Partial<WithdrawMethod> = {}): WithdrawMethod {
  return {
    kind: 'bank',
    name: '银行卡',
    open: true,
    min: 10_000n,
    max: 500_000n,
    rate: null,
    payUnit: 'CNY',
    medianSeconds: null,
    simulated: true,
    ...changes,
  };
}

/** A member for whom every check holds. */
export function aWithdrawInfo(changes: Partial<WithdrawInfo> = {}): WithdrawInfo {
  return {
    balance: 186_000n,
    withdrawable: 136_000n,
    allowed: true,
    realName: 'verified',
    hasPin: true,
    freeLeft: 2,
    feePercent: '1',
    turnover: [],
    methods: [aWithdrawMethod()],
    ...changes,
  };
}

/** A withdrawal in review. */
export function aWithdrawal(changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    orderId: '320000000000001',
    kind: 'bank',
    payeeId: 'p1',
    payeeName: '招商银行',
    payeeMasked: '6214 **** 0018',
    state: 'reviewing',
    simulated: true,
    amount: 50_000n,
    fee: 0n,
    net: 50_000n,
    payAmount: '500.00',
    payUnit: 'CNY',
    rate: null,
    reason: '',
    createdAt: Date.now(),
    waitUntil: null,
    payingAt: null,
    endedAt: null,
    ...changes,
  };
}

export function aBankCard(changes: Partial<Payee> = {}): Payee {
  return {
    payeeId: 'p1',
    kind: 'bank',
    name: '招商银行',
    masked: '6214 **** 0018',
    alias: '',
    isDefault: true,
    state: 'active',
    createdAt: 0,
    readyAt: null,
    ...changes,
  };
}

/** A withdrawal as the platform sends it. */
export function withdrawalOnWire(withdrawal: Withdrawal): CallResponse<typeof withdrawStatusCall> {
  const { amount, fee, net, createdAt, waitUntil, payingAt, endedAt, ...same } = withdrawal;
  return {
    ...same,
    amount: moneyOnWire(amount),
    fee: moneyOnWire(fee),
    net: moneyOnWire(net),
    createTime: timeOnWire(createdAt),
    waitTime: timeOnWire(waitUntil),
    payTime: timeOnWire(payingAt),
    endTime: timeOnWire(endedAt),
  };
}

export const withdrawalsOnWire = (list: readonly Withdrawal[]) => ({ list: list.map(withdrawalOnWire) });

/** The data of `withdrawInfo`. */
export function withdrawInfoOnWire({ turnover, methods, ...info }: WithdrawInfo): CallResponse<typeof withdrawInfoCall> {
  return {
    ...info,
    balance: moneyOnWire(info.balance),
    withdrawable: moneyOnWire(info.withdrawable),
    turnover:
      turnover &&
      turnover.map(({ createdAt, ...row }) => ({
        ...row,
        amount: moneyOnWire(row.amount),
        required: moneyOnWire(row.required),
        done: moneyOnWire(row.done),
        doneGames: moneyOnWire(row.doneGames),
        locked: moneyOnWire(row.locked),
        createTime: timeOnWire(createdAt),
      })),
    methods: methods.map((method) => ({ ...method, min: moneyOnWire(method.min), max: moneyOnWire(method.max) })),
  };
}
