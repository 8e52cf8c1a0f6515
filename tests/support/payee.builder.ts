import type { CallResponse } from '@pavilion/contract/call';
import type { payeeAddCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import type { realNameCall } from '@pavilion/contract/calls/security.calls';
import type { Payee, Payees } from '@/lib/domain/money/payee/payee.model';
import type { RealName } from '@/lib/domain/member/security/real-name.model';
import { timeOnWire } from './wire';

export function aPayee(changes: Partial<Payee> = {}): Payee {
  return {
    payeeId: '1',
    kind: 'bank',
    name: '招商银行',
    masked: '6214 **** **** 0009',
    alias: '',
    isDefault: false,
    state: 'active',
    createdAt: Date.UTC(2026, 10, 20),
    readyAt: null,
    ...changes,
  };
}

export function aRealName(changes: Partial<RealName> = {}): RealName {
  return { state: 'verified', masked: '王*明', reason: '', changedAt: Date.UTC(2026, 10, 20), ...changes };
}

/** A payee as the platform sends it. */
export function payeeOnWire({ createdAt, readyAt, ...same }: Payee): CallResponse<typeof payeeAddCall> {
  return { ...same, createTime: timeOnWire(createdAt), readyTime: timeOnWire(readyAt) };
}

export function payeesOnWire({ list, maxPerKind }: Payees): CallResponse<typeof payeeListCall> {
  return { list: list.map(payeeOnWire), maxPerKind };
}

/** A real name as the platform sends it. */
export function realNameOnWire({ changedAt, ...same }: RealName): CallResponse<typeof realNameCall> {
  return { ...same, time: timeOnWire(changedAt) };
}
