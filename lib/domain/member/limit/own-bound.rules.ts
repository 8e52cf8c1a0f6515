import type { Minor } from '@pavilion/number/money';
import type { Limits, OwnBound } from './limit.model';

const COUNTED = { deposit: ['deposit'], bet: ['stake', 'loss'] } as const;

/** Remainder of the member's own limits for a bet or a deposit; null when none applies. */
export function ownBoundOf({ list, pause }: Limits, what: 'deposit' | 'bet'): OwnBound | null {
  if (pause) return { closed: pause.kind, until: pause.endsAt };
  const spent = list.find(({ kind, left }) => kind === 'time' && left === 0n);
  if (spent) return { closed: 'time', until: spent.resetsAt };
  return list.reduce<Extract<OwnBound, { closed: null }> | null>((least, { kind, period, left }) => {
    if (left === null || kind === 'time' || !(COUNTED[what] as readonly string[]).includes(kind)) return least;
    return least === null || left < least.left ? { closed: null, kind, period, left } : least;
  }, null);
}

/** True if the member's own limits leave room for an amount. */
export function isWithin(bound: OwnBound, amount: Minor): boolean {
  return bound.closed === null && amount <= bound.left;
}
