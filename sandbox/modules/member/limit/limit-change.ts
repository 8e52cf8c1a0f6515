import { CODE } from '@pavilion/contract/codes';
import type { Tx } from '../../../kernel/db/database';
import { Rejection } from '../../../kernel/http/rejection';
import { LIMIT_COPY } from './limit.copy';
import { WAIT_MS, effectOf, limitText, type LimitKey } from './limit.rules';
import type { OwnLimit } from './limit.tables';
import { addChange, endWaiting, listLimits, saveLimit } from './limit.store';

const NO_RISE = { pendingValue: null, requestedAt: null, readyAt: null } as const;

interface WantedLimit extends LimitKey {
  /** Minor units or minutes; null = no limit. */
  value: bigint | null;
}

async function getLimit(tx: Tx, memberId: string, { kind, period }: LimitKey): Promise<OwnLimit> {
  const row = (await listLimits(tx, memberId)).find((one) => one.kind === kind && one.period === period);
  return row ?? { memberId, kind, period, value: null, ...NO_RISE };
}

/**
 * Sets a limit under `lockMember`: a first or lower one at once, a higher one or none after 24 hours and a confirmation. A request
 * for the present limit withdraws a pending increase; a repeat of a pending one does not restart its 24 hours.
 */
export async function setLimit(tx: Tx, memberId: string, { kind, period, value }: WantedLimit, at: number): Promise<void> {
  const current = await getLimit(tx, memberId, { kind, period });
  const effect = effectOf(current, value);
  if (effect === 'later' && current.requestedAt !== null && current.pendingValue === value) return;
  await endWaiting(tx, memberId, { kind, period }, { state: 'withdrawn', since: null });
  const textOf = (one: bigint | null) => (one === null ? null : limitText(kind, one));
  const change = { memberId, kind, period, from: textOf(current.value), to: textOf(value), at };
  switch (effect) {
    case 'same':
      return saveLimit(tx, { ...current, ...NO_RISE });
    case 'now':
      await addChange(tx, { ...change, state: 'in-force', since: at });
      return saveLimit(tx, { ...current, ...NO_RISE, value });
    case 'later':
      await addChange(tx, { ...change, state: 'waiting' });
      return saveLimit(tx, { ...current, pendingValue: value, requestedAt: at, readyAt: at + WAIT_MS });
  }
}

/**
 * Confirms, under `lockMember`, the increase that the member saw. A repeat of one that is in force changes nothing.
 * @throws Rejection 10001 when another increase or none is pending, or too early (data.readyTime).
 */
export async function confirmIncrease(tx: Tx, memberId: string, { kind, period, value }: WantedLimit, at: number): Promise<void> {
  const current = await getLimit(tx, memberId, { kind, period });
  if (current.readyAt === null && current.value === value) return;
  if (current.readyAt === null || current.pendingValue !== value) throw new Rejection(CODE.common, LIMIT_COPY.noRise);
  if (at < current.readyAt) {
    throw new Rejection(CODE.common, LIMIT_COPY.early(current.readyAt), { readyTime: new Date(current.readyAt).toISOString() });
  }
  await endWaiting(tx, memberId, { kind, period }, { state: 'in-force', since: at });
  await saveLimit(tx, { ...current, ...NO_RISE, value });
}

/** Withdraws a pending increase, under `lockMember`. */
export async function cancelIncrease(tx: Tx, memberId: string, key: LimitKey): Promise<void> {
  const current = await getLimit(tx, memberId, key);
  if (current.requestedAt === null) return;
  await endWaiting(tx, memberId, key, { state: 'withdrawn', since: null });
  await saveLimit(tx, { ...current, ...NO_RISE });
}
