import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import {
  coolingStartCall,
  exclusionEndCall,
  exclusionStartCall,
  limitCancelCall,
  limitConfirmCall,
  limitHistoryCall,
  limitSetCall,
  limitsCall,
  realityReportCall,
  realitySetCall,
} from '@pavilion/contract/calls/limit.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { toMinor, minorToText } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { CoolingTerm, ExclusionTerm, LimitChange, LimitKey, LimitKind, Limits, RealityReport } from './limit.model';

/** Entries of one page of the history. */
const PAGE_SIZE = 10;

const valueOf = (kind: LimitKind, text: string): bigint => (kind === 'time' ? BigInt(text) : toMinor(text));
const valueOrNull = (kind: LimitKind, text: string | null) => (text === null ? null : valueOf(kind, text));
const textOf = (kind: LimitKind, value: bigint | null) => (value === null ? null : kind === 'time' ? String(value) : minorToText(value));

function toLimits({ list, pause, realityMinutes }: CallResponse<typeof limitsCall>): Limits {
  return {
    list: list.map(({ kind, period, limit, used, left, resetTime, pending }) => ({
      kind,
      period,
      limit: valueOrNull(kind, limit),
      used: valueOf(kind, used),
      left: valueOrNull(kind, left),
      resetsAt: Date.parse(resetTime),
      pending: pending && {
        limit: valueOrNull(kind, pending.limit),
        requestedAt: Date.parse(pending.askedTime),
        readyAt: Date.parse(pending.readyTime),
      },
    })),
    pause: pause && {
      kind: pause.kind,
      beganAt: knownTime(pause.beginTime),
      endsAt: knownTime(pause.endTime),
      readyAt: knownTime(pause.readyTime),
    },
    realityMinutes,
  };
}

/** The member's own limits, the pause in force and the interval of reality checks. */
export async function getLimits(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Limits> {
  return toLimits(await caller(limitsCall, {}, { signal }));
}

/**
 * Sets a limit; null = none. `limit`: minor units, of `time` minutes.
 * @throws BusinessError 10003 (data.field limit).
 */
export async function setLimit(key: LimitKey, limit: bigint | null, caller: PlatformCaller = callPlatform): Promise<Limits> {
  return toLimits(await caller(limitSetCall, { kind: key.kind, period: key.period, limit: textOf(key.kind, limit) }));
}

/**
 * Confirms an increase.
 * @throws BusinessError 10001 (data.readyTime while it is too early).
 */
export async function confirmLimit(key: LimitKey, limit: bigint | null, caller: PlatformCaller = callPlatform): Promise<Limits> {
  return toLimits(await caller(limitConfirmCall, { kind: key.kind, period: key.period, limit: textOf(key.kind, limit) }));
}

/** Withdraws a waiting increase. */
export async function cancelLimit({ kind, period }: LimitKey, caller: PlatformCaller = callPlatform): Promise<Limits> {
  return toLimits(await caller(limitCancelCall, { kind, period }));
}

/** Begins a cooling-off. @throws BusinessError 10001 when it would shorten a pause. */
export async function startCooling(term: CoolingTerm, caller: PlatformCaller = callPlatform): Promise<Limits> {
  return toLimits(await caller(coolingStartCall, { term }));
}

/**
 * Begins a self-exclusion with the login password or the PIN.
 * @throws BusinessError 10003 (data.field, data.left), 6501 (data.retryAfter), 10001 when it would shorten one.
 */
export async function startExclusion(
  term: ExclusionTerm,
  secret: { password: string } | { pin: string },
  caller: PlatformCaller = callPlatform,
): Promise<Limits> {
  return toLimits(await caller(exclusionStartCall, { term, ...secret }));
}

/** Ends a self-exclusion whose time is over. @throws BusinessError 10001 */
export async function endExclusion(step: 'ask' | 'confirm' | 'keep', caller: PlatformCaller = callPlatform): Promise<Limits> {
  return toLimits(await caller(exclusionEndCall, { step }));
}

/** Sets the minutes between two reality checks; 0 = off. */
export async function setReality(minutes: number, caller: PlatformCaller = callPlatform): Promise<Limits> {
  return toLimits(await caller(realitySetCall, { minutes }));
}

/** Fetches the figures of a reality check. */
export async function getRealityReport(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<RealityReport> {
  const { sinceTime, minutes, stake, payout, result, count } = await caller(realityReportCall, {}, { signal });
  return { since: knownTime(sinceTime), minutes, stake: knownMinor(stake), payout: knownMinor(payout), result: knownMinor(result), count };
}

/** One page of the member's own changes, newest first. */
export async function getLimitHistory(
  page: number,
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<{ list: LimitChange[]; page: number; hasMore: boolean }> {
  const { list, hasMore } = await caller(limitHistoryCall, { page, size: PAGE_SIZE }, { signal });
  return {
    list: list.map(({ time, sinceTime, ...same }) => ({ ...same, at: Date.parse(time), since: knownTime(sinceTime) })),
    page,
    hasMore,
  };
}
