import type { QueryClient } from '@tanstack/react-query';
import { CODE } from '@pavilion/contract/codes';
import { BusinessError, isCallError } from '@/lib/kit/http/errors';
import { rejectedField, rejectionData } from '@/lib/kit/http/rejection.rules';
import { PAYEE_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import { createPayee, getPayees, removePayee, setDefaultPayee } from './payee.api';
import { PAYEE_COPY } from './payee.copy';
import type { Payee, PayeeAddition, PayeeChange, PayeeField, PayeeInput } from './payee.model';
import { payeesOptions } from './payee.queries';
import { isAdded } from './payee-lost.rules';

/** Queries that a new, changed or deleted payee makes stale: the targets of a withdrawal depend on it. */
const STALE_KEYS = [PAYEE_KEY, WITHDRAW_KEY] as const;

const FIELDS: readonly PayeeField[] = ['number', 'bank', 'branch', 'alias', 'pin'];

/** An attempt to add a payee: unchanged by repeats, so that it becomes one payee at most. */
export interface PayeeAttempt {
  input: PayeeInput;
  /** Idempotency key. */
  key: string;
  /** Ids of the payees that the member had before. */
  before: readonly string[];
}

/** Adds a payee. After a lost response the member's payees decide whether it was added. */
export async function addPayee({ input, key, before }: PayeeAttempt, pin: string, queryClient: QueryClient): Promise<PayeeAddition> {
  try {
    await createPayee(input, pin, key);
  } catch (error) {
    if (error instanceof BusinessError) return rejectedBy(error);
    if (!isCallError(error)) throw error;
    const list = await readPayees(queryClient);
    if (!list || !isAdded(input, list, before)) return { step: 'unknown' };
  }
  refresh(queryClient);
  return { step: 'added' };
}

/** Deletes a payee. After a lost response the member's payees decide. */
export function deletePayee({ payeeId }: Payee, pin: string, queryClient: QueryClient): Promise<PayeeChange> {
  return change(() => removePayee(payeeId, pin), queryClient, {
    isDone: (list) => !list.some((payee) => payee.payeeId === payeeId),
    changed: (list) => list.filter((payee) => payee.payeeId !== payeeId),
  });
}

/** Makes a payee the default of its kind. After a lost response the member's payees decide. */
export function makeDefaultPayee({ payeeId, kind }: Payee, queryClient: QueryClient): Promise<PayeeChange> {
  return change(() => setDefaultPayee(payeeId), queryClient, {
    isDone: (list) => list.some((payee) => payee.payeeId === payeeId && payee.isDefault),
    changed: (list) => list.map((payee) => (payee.kind === kind ? { ...payee, isDefault: payee.payeeId === payeeId } : payee)),
  });
}

interface Effect {
  isDone(list: readonly Payee[]): boolean;
  /** The list as it is after the change, until it is read again. */
  changed(list: readonly Payee[]): readonly Payee[];
}

async function change(send: () => Promise<void>, queryClient: QueryClient, { isDone, changed }: Effect): Promise<PayeeChange> {
  try {
    await send();
    queryClient.setQueryData(payeesOptions().queryKey, (payees) => payees && { ...payees, list: changed(payees.list) });
  } catch (error) {
    if (error instanceof BusinessError) return { done: false, isPin: fieldOf(error) === 'pin', message: error.message };
    if (!isCallError(error)) throw error;
    const list = await readPayees(queryClient);
    if (!list || !isDone(list)) return { done: false, isPin: false, message: PAYEE_COPY.unchanged };
  }
  refresh(queryClient);
  return { done: true };
}

/** Reads the payees into the cache; null without a response. */
async function readPayees(queryClient: QueryClient): Promise<readonly Payee[] | null> {
  const payees = await getPayees().catch(() => null);
  if (!payees) return null;
  queryClient.setQueryData(payeesOptions().queryKey, payees);
  return payees.list;
}

function refresh(queryClient: QueryClient): void {
  for (const queryKey of STALE_KEYS) void queryClient.invalidateQueries({ queryKey });
}

function rejectedBy(error: BusinessError): PayeeAddition {
  if (rejectionData(error)['step'] === 'realName') return { step: 'unverified', message: error.message };
  return { step: 'rejected', field: fieldOf(error), message: error.message };
}

/** The field that a rejection is about; a lock and a missing PIN concern the PIN. */
function fieldOf(error: BusinessError): PayeeField | null {
  if (Number(error.code) === CODE.limit || rejectionData(error)['step'] === 'pin') return 'pin';
  return rejectedField(error, FIELDS);
}
