import type { CallResponse } from '@pavilion/contract/call';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type limitHistoryCall,
  type limitsCall,
  type realityReportCall,
} from '@pavilion/contract/calls/limit.calls';
import type { Limit, LimitChange, LimitKey, LimitKind, Limits, RealityReport } from '@/lib/domain/member/limit/limit.model';
import { moneyOnWire, timeOnWire } from './wire';

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

const limitOnWire = (kind: LimitKind, value: bigint) => (kind === 'time' ? String(value) : moneyOnWire(value));
const orNull = (kind: LimitKind, value: bigint | null) => (value === null ? null : limitOnWire(kind, value));

/** The data of `limits`. */
export function limitsOnWire({ list, pause, realityMinutes }: Limits): CallResponse<typeof limitsCall> {
  return {
    list: list.map(({ kind, period, limit, used, left, resetsAt, pending }) => ({
      kind,
      period,
      limit: orNull(kind, limit),
      used: limitOnWire(kind, used),
      left: orNull(kind, left),
      resetTime: timeOnWire(resetsAt),
      pending: pending && {
        limit: orNull(kind, pending.limit),
        askedTime: timeOnWire(pending.requestedAt),
        readyTime: timeOnWire(pending.readyAt),
      },
    })),
    pause: pause && {
      kind: pause.kind,
      beginTime: timeOnWire(pause.beganAt),
      endTime: timeOnWire(pause.endsAt),
      readyTime: timeOnWire(pause.readyAt),
    },
    realityMinutes,
  };
}

/** The data of `realityReport`. */
export function realityOnWire({ since, minutes, stake, payout, result, count }: RealityReport): CallResponse<typeof realityReportCall> {
  return {
    sinceTime: timeOnWire(since),
    minutes,
    stake: moneyOnWire(stake),
    payout: moneyOnWire(payout),
    result: moneyOnWire(result),
    count,
  };
}

/** The data of `limitHistory`. */
export function limitHistoryOnWire({
  list,
  hasMore,
}: {
  list: readonly LimitChange[];
  hasMore: boolean;
}): CallResponse<typeof limitHistoryCall> {
  return { list: list.map(({ at, since, ...same }) => ({ ...same, time: timeOnWire(at), sinceTime: timeOnWire(since) })), hasMore };
}
