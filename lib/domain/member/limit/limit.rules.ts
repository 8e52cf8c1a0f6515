import { memberMessage } from '@/lib/kit/http/error.rules';
import type { CallError } from '@/lib/kit/http/errors';
import { rejectedField } from '@/lib/kit/http/rejection.rules';
import { parseMinor } from '@pavilion/number/money';
import { pinRejectionOf } from '@/lib/domain/member/security/pin.rules';
import { LIMIT_COPY } from './limit.copy';
import type { Limit, LimitKey, LimitKind, Limits, Pause } from './limit.model';

const MINUTES_OF_DAY = 1_440n;
/** Minor units; the platform rejects more. */
const HIGHEST = 100_000_000_000n;

export interface LimitRejection {
  /** Null concerns no field. */
  field: 'limit' | 'password' | 'pin' | null;
  message: string;
}

/** The value of a typed limit, null for an empty field (no limit), or why it is invalid. */
export function judgeLimit(kind: LimitKind, text: string): { value: bigint | null } | { fault: string } {
  const typed = text.replace(/\.$/, '');
  if (typed === '') return { value: null };
  if (kind === 'time') {
    const isWhole = /^\d{1,4}$/.test(typed);
    return isWhole && BigInt(typed) > 0n && BigInt(typed) <= MINUTES_OF_DAY ? { value: BigInt(typed) } : { fault: LIMIT_COPY.minutesFault };
  }
  const value = parseMinor(typed);
  if (value === null || value <= 0n) return { fault: LIMIT_COPY.amountFault };
  return value > HIGHEST ? { fault: LIMIT_COPY.tooHigh } : { value };
}

/** Time at which a requested limit comes into force. */
export function effectOf({ limit }: Pick<Limit, 'limit'>, value: bigint | null): 'same' | 'now' | 'later' {
  if (value === limit) return 'same';
  return value !== null && (limit === null || value < limit) ? 'now' : 'later';
}

/** True if a waiting increase can be confirmed at `now` (world ms). */
export function isReady({ pending }: Pick<Limit, 'pending'>, now: number): boolean {
  return pending !== null && now >= pending.readyAt;
}

export function limitOf({ list }: Limits, { kind, period }: LimitKey): Limit | null {
  return list.find((one) => one.kind === kind && one.period === period) ?? null;
}

/** Used share of a limit in percent, 0 to 100. */
export function usedPercent({ limit, used }: Pick<Limit, 'limit' | 'used'>): number {
  if (limit === null || limit <= 0n) return 0;
  return used >= limit ? 100 : Number((used * 100n) / limit);
}

/** Next step of a pause at `now` (world ms): only an exclusion whose time is over can be ended, in two steps. */
export function pauseStep({ kind, endsAt, readyAt }: Pause, now: number): 'runs' | 'ask' | 'waits' | 'confirm' {
  if (kind === 'cooling' || endsAt === null || now < endsAt) return 'runs';
  if (readyAt === null) return 'ask';
  return now < readyAt ? 'waits' : 'confirm';
}

/** Reason why a change was not made: the field, and the message. */
export function limitRejectionOf(error: CallError): LimitRejection {
  if (error.name === 'NetworkError') return { field: null, message: LIMIT_COPY.lost };
  if (error.name !== 'BusinessError') return { field: null, message: memberMessage(error) };
  const rejection = pinRejectionOf(error);
  if (rejection && rejection.field !== 'oldPin') return { field: rejection.field, message: rejection.message };
  return { field: rejectedField(error, ['limit']), message: memberMessage(error) };
}
