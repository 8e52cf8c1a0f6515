import type { Payee } from '@/lib/domain/money/payee/payee.model';
import type { RealName } from '@/lib/domain/member/security/real-name.model';

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
