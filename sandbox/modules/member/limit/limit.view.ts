import type { CallResponse } from '@pavilion/contract/call';
import type { limitHistoryCall, limitsCall } from '@pavilion/contract/calls/limit.calls';
import { LIMIT_KEYS, leftOf, limitText, pauseAt, windowOf, type LimitKey } from './limit.rules';
import type { OwnLimit, OwnLimitChange, OwnPause } from './limit.tables';
import { listLimits, findPause } from './limit.store';
import type { Context } from '../../context';

const iso = (at: number) => new Date(at).toISOString();
const isoOrNull = (at: number | null) => (at === null ? null : iso(at));

/** All limits that a member has set, as they are at `at` (world ms). */
export async function limitsView(
  { db, limitUse }: Pick<Context, 'db' | 'limitUse'>,
  memberId: string,
  at: number,
): Promise<CallResponse<typeof limitsCall>> {
  const [rows, pause, usedOf] = await Promise.all([listLimits(db, memberId), findPause(db, memberId), limitUse.getUsed(db, memberId, at)]);
  const list = LIMIT_KEYS.map((key) => {
    const row = rows.find(({ kind, period }) => kind === key.kind && period === key.period);
    return limitView(key, row, usedOf(key), at);
  });
  return { list, pause: pauseView(pause, at), realityMinutes: pause?.realityMinutes ?? 0 };
}

function limitView(key: LimitKey, row: OwnLimit | undefined, used: bigint, at: number) {
  const textOf = (value: bigint | null) => (value === null ? null : limitText(key.kind, value));
  const value = row?.value ?? null;
  const { requestedAt = null, readyAt = null } = row ?? {};
  return {
    ...key,
    limit: textOf(value),
    used: limitText(key.kind, used),
    left: value === null ? null : limitText(key.kind, leftOf(value, used)),
    resetTime: iso(windowOf(key.period, at).to),
    pending:
      requestedAt === null || readyAt === null
        ? null
        : { limit: textOf(row?.pendingValue ?? null), askedTime: iso(requestedAt), readyTime: iso(readyAt) },
  };
}

function pauseView(row: OwnPause | null, at: number) {
  const pause = pauseAt(row, at);
  if (!pause) return null;
  const { kind, beganAt, endsAt } = pause;
  return { kind, beginTime: iso(beganAt), endTime: iso(endsAt), readyTime: isoOrNull(row?.liftAt ?? null) };
}

/** A change of the member's own, as the history shows it. */
export function changeView({ id, at, since, ...row }: OwnLimitChange): CallResponse<typeof limitHistoryCall>['list'][number] {
  const { kind, period, from, to, state } = row;
  return { id: String(id), time: iso(at), kind, period, from, to, state, sinceTime: isoOrNull(since) };
}
