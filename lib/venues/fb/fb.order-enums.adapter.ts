import type { OrderState, Outcome } from '@/lib/domain/betting/order/order.model';

const ORDER_STATE: readonly OrderState[] = ['pending', 'pending', 'rejected', 'cancelled', 'accepted', 'settled'];

export function toOrderState(st: number): OrderState | null {
  return ORDER_STATE[st] ?? null;
}

const OUTCOME: Readonly<Record<number, Outcome>> = {
  0: 'open',
  2: 'push',
  3: 'lost',
  4: 'won',
  5: 'half-won',
  6: 'half-lost',
  7: 'void',
};

export function toOutcome(oc: number): Outcome {
  return OUTCOME[oc] ?? 'open';
}
