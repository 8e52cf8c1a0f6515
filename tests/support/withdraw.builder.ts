import type { Payee } from '@/lib/domain/money/payee/payee.model';
import type { Withdrawal, WithdrawInfo, WithdrawMethod } from '@/lib/domain/money/withdraw/withdraw.model';

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
