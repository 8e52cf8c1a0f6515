import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import { payeeAddCall, payeeDefaultCall, payeeDeleteCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Payee, Payees, PayeeInput } from './payee.model';

function toPayee({ createTime, readyTime, ...same }: CallResponse<typeof payeeAddCall>): Payee {
  return { ...same, createdAt: knownTime(createTime), readyAt: knownTime(readyTime) };
}

/** The member's payees of all kinds. */
export async function getPayees(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Payees> {
  const { list, maxPerKind } = await caller(payeeListCall, {}, { signal });
  return { list: list.map(toPayee), maxPerKind };
}

/**
 * Adds a payee. The key is created when the member confirms and is unchanged by repeats: the payee is added once.
 * @throws BusinessError 10003 (data.field), 10001 (data.step: the step that comes first), 6501 (the PIN is locked).
 */
export async function createPayee(
  { kind, number, bank, branch, alias }: PayeeInput,
  pin: string,
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<Payee> {
  const optional = Object.fromEntries(Object.entries({ bank, branch, alias }).filter(([, value]) => value !== ''));
  return toPayee(await caller(payeeAddCall, { kind, number, ...optional, pin }, { idempotencyKey }));
}

/**
 * Makes a payee the default of its kind.
 * @throws BusinessError 10001 when the member has none of this id.
 */
export async function setDefaultPayee(payeeId: string, caller: PlatformCaller = callPlatform): Promise<void> {
  await caller(payeeDefaultCall, { payeeId });
}

/**
 * Deletes a payee; a repeat changes nothing.
 * @throws BusinessError 10003 (a wrong PIN), 6501 (it is locked), 10001 (a withdrawal to it is open).
 */
export async function removePayee(payeeId: string, pin: string, caller: PlatformCaller = callPlatform): Promise<void> {
  await caller(payeeDeleteCall, { payeeId, pin }, { timeout: MONEY_TIMEOUT_MS });
}
