import type { CallResponse } from '@pavilion/contract/call';
import type { depositStatusCall } from '@pavilion/contract/calls/deposit.calls';
import type { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import type { Deposit, DepositMethod } from '@/lib/domain/money/deposit/deposit.model';
import { moneyOnWire, timeOnWire } from './wire';

export function aMethod(changes: Partial<DepositMethod> = {}): DepositMethod {
  return {
    method: 'bank',
    name: '网银转账',
    kind: 'transfer',
    simulated: true,
    min: 10_000n,
    max: 500_000n,
    feePercent: '0',
    promo: '',
    open: true,
    opensAt: null,
    network: null,
    rate: null,
    needsPayerName: false,
    verifiedPayer: null,
    turnoverTimes: 1,
    medianSeconds: null,
    ...changes,
  };
}

/** An order that awaits payment for a quarter of an hour from now. */
export function aDeposit(changes: Partial<Deposit> = {}): Deposit {
  return {
    orderId: '310000000000001',
    method: 'bank',
    methodName: '网银转账',
    kind: 'transfer',
    state: 'awaiting',
    late: false,
    reason: '',
    simulated: true,
    amount: 50_000n,
    fee: 0n,
    credit: 50_037n,
    payAmount: '500.37',
    payUnit: 'CNY',
    matchDigits: 2,
    rate: null,
    network: null,
    payer: null,
    payee: [
      { label: '收款人', value: '模拟收款人' },
      { label: '收款账号', value: '0000-MONI-0000-0001' },
    ],
    address: null,
    qr: null,
    receipts: [],
    createdAt: Date.now(),
    expireAt: Date.now() + 15 * 60_000,
    paidAt: null,
    endedAt: null,
    ...changes,
  };
}

/** A deposit as the platform sends it. */
export function depositOnWire(deposit: Deposit): CallResponse<typeof depositStatusCall> {
  const { amount, fee, credit, createdAt, expireAt, paidAt, endedAt, payee, receipts, ...same } = deposit;
  return {
    ...same,
    payee: [...payee],
    receipts: [...receipts],
    amount: moneyOnWire(amount),
    fee: moneyOnWire(fee),
    credit: moneyOnWire(credit),
    createTime: timeOnWire(createdAt),
    expireTime: timeOnWire(expireAt),
    paidTime: timeOnWire(paidAt),
    endTime: timeOnWire(endedAt),
  };
}

export const depositsOnWire = (list: readonly Deposit[]) => ({ list: list.map(depositOnWire) });

/** The data of `depositMethods`. */
export function methodsOnWire(list: readonly DepositMethod[]): CallResponse<typeof depositMethodsCall> {
  return {
    list: list.map(({ min, max, opensAt, ...same }) => ({
      ...same,
      min: moneyOnWire(min),
      max: moneyOnWire(max),
      openTime: timeOnWire(opensAt),
    })),
  };
}
