import { LIMIT_KINDS, LIMIT_PERIODS } from '@pavilion/contract/calls/limit.calls';
import type { Limit, LimitKey, Limits } from '@/lib/domain/member/limit/limit.model';

const RESETS_AT = Date.parse('2026-11-21T16:00:00Z');

/** Limits of a member who has set those given, none without any. */
export function someLimits(set: readonly (LimitKey & Partial<Limit>)[] = [], rest: Partial<Omit<Limits, 'list'>> = {}): Limits {
  const list = LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.filter((period) => kind !== 'time' || period === 'day').map((period): Limit => {
      const own = set.find((one) => one.kind === kind && one.period === period);
      return { kind, period, limit: null, used: 0n, left: null, resetsAt: RESETS_AT, pending: null, ...own };
    }),
  );
  return { list, pause: null, realityMinutes: 0, ...rest };
}
