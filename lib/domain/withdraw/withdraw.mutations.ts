import type { QueryClient } from '@tanstack/react-query';
import { CODE } from '@/lib/contract/codes';
import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import {
  BROWSER_PORTS,
  createCommand,
  type CommandContext,
  type CommandPorts,
  type CommandRun,
} from '@/lib/domain/command/command.mutations';
import { notFound, pollDelay } from '@/lib/domain/command/lost.rules';
import { sendOrRead } from '@/lib/domain/command/order-change.mutations';
import { pinRefusalOf } from '@/lib/domain/security/pin.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { BusinessError, isCallError } from '@/lib/kit/http/errors';
import { cancelWithdrawal, createWithdrawal, getOpenWithdrawals, getWithdrawal } from './withdraw.api';
import type { Withdrawal, WithdrawWish } from './withdraw.model';
import type { RefusedField, WithdrawRequest } from './withdraw-request.model';
import { openWithdrawalsOptions, withdrawalOptions, withdrawInfoOptions } from './withdraw.queries';
import { isOpenRequest, orderOfRequest } from './withdraw.rules';
import { useWithdrawRequests } from './withdraw-request.store';

export interface WithdrawPorts extends CommandPorts {
  /** ms of the platform's clock. */
  worldNow(): number;
}

interface SendContext extends CommandContext {
  wish: WithdrawWish;
  pin: string;
}

type Run = CommandRun<SendContext, WithdrawPorts>;

const requests = createCommand<WithdrawRequest, SendContext, WithdrawPorts>(
  {
    store: useWithdrawRequests,
    isOpen: isOpenRequest,
    send: sendRequests,
    delay: ({ sentAt }, now) => pollDelay(now - sentAt),
    ask,
    invalidates: [openWithdrawalsOptions().queryKey, withdrawInfoOptions().queryKey, MEMBER_KEY],
  },
  { ...BROWSER_PORTS, worldNow },
);

/** The key of one decision to withdraw: created when the member is asked for the PIN, unchanged while a wrong one is tried again. */
export const newWithdrawKey = BROWSER_PORTS.mint;

/**
 * Requests a withdrawal. While a request of the member has no answer, that one is returned and nothing is sent. A request that
 * became nothing is sent again under its key, so that it becomes one withdrawal at most, however late its first send arrives.
 */
export async function requestWithdrawal(
  wish: WithdrawWish,
  pin: string,
  key: string,
  context: CommandContext,
  ports?: WithdrawPorts,
): Promise<WithdrawRequest> {
  const run = requests.begin({ ...context, wish, pin }, ports);
  const { now } = run.ports;
  const draft: WithdrawRequest = {
    key,
    member: context.member,
    payeeId: wish.payeeId,
    amount: String(wish.amount),
    fee: String(wish.fee),
    sentAt: now(),
    since: run.ports.worldNow(),
    state: { step: 'sent' },
  };
  const { openLike, records } = useWithdrawRequests.getState();
  const open = openLike(draft);
  if (open) return open;
  const missing = records.find((record) => record.state.step === 'missing' && isSameWish(record, draft));
  const again = missing ? { ...draft, key: missing.key, since: missing.since } : draft;
  return (await requests.send([again], run))[0] ?? again;
}

function isSameWish(a: WithdrawRequest, b: WithdrawRequest): boolean {
  return a.member === b.member && a.payeeId === b.payeeId && a.amount === b.amount && a.fee === b.fee;
}

/** Searches for the withdrawal of a request until its result is known or the session ends; returns its last state. */
export function followWithdrawal(key: string, context: CommandContext, ports?: WithdrawPorts): Promise<WithdrawRequest | null> {
  return requests.follow(key, requests.begin(context, ports));
}

async function sendRequests(records: readonly WithdrawRequest[], run: Run): Promise<readonly string[]> {
  const { context, ports } = run;
  const { update } = useWithdrawRequests.getState();
  for (const { key } of records) {
    update(key, (record) => ({ ...record, sentAt: ports.now(), state: { step: 'sent' } }));
    const sending = createWithdrawal(context.wish, context.pin, key);
    const state = await sending.then((withdrawal) => ordered(withdrawal, context.queryClient), refusedBy);
    const record = change(key, state ?? { step: 'unknown', reads: 0 });
    if (!state && record) await look(record, run).catch(() => undefined);
  }
  return records.map(({ key }) => key);
}

function change(key: string, state: WithdrawRequest['state']): WithdrawRequest | null {
  return useWithdrawRequests.getState().update(key, (record) => ({ ...record, state }));
}

const FIELDS: readonly RefusedField[] = ['amount', 'fee', 'payeeId', 'pin'];

/** The state that an error gives a request; null when no readable answer came. */
function refusedBy(error: unknown): WithdrawRequest['state'] | null {
  if (!(error instanceof BusinessError)) {
    if (isCallError(error)) return null;
    throw error;
  }
  const data = (typeof error.data === 'object' && error.data !== null ? error.data : {}) as Record<string, unknown>;
  if (typeof data['orderId'] === 'string') return { step: 'ordered', orderId: data['orderId'] };
  if (Number(error.code) === CODE.speedpay) return { step: 'closed', message: error.message };
  const wrongPin = pinRefusalOf(error);
  // A lock names no field: the PIN is all that can be locked here.
  if (wrongPin && (wrongPin.field ?? 'pin') === 'pin') return { step: 'refused', field: 'pin', check: null, message: wrongPin.message };
  const field = FIELDS.find((one) => one === data['field']) ?? null;
  const check = data['step'] === 'realName' || data['step'] === 'pin' ? data['step'] : null;
  return { step: 'refused', field, check, message: error.message };
}

function ordered(withdrawal: Withdrawal, queryClient: QueryClient): WithdrawRequest['state'] {
  cacheWithdrawal(withdrawal, queryClient);
  return { step: 'ordered', orderId: withdrawal.orderId };
}

async function ask(record: WithdrawRequest, run: CommandRun<CommandContext, WithdrawPorts>): Promise<boolean> {
  await look(record, run);
  return false;
}

/** Searches for the withdrawal of a request whose answer was lost. @throws the call's error: the result is then still unknown. */
async function look(record: WithdrawRequest, { context, ports, isSameSession }: CommandRun<CommandContext, WithdrawPorts>): Promise<void> {
  const { key, state, sentAt } = record;
  const list = await getOpenWithdrawals();
  if (!isSameSession()) return;
  const order = orderOfRequest(record, list, useWithdrawRequests.getState().known);
  change(key, order ? ordered(order, context.queryClient) : notFound(state, ports.now() - sentAt));
}

/** Result of a cancellation: the withdrawal, or null when its state is unknown. */
export type CancelResult = { withdrawal: Withdrawal | null; message: string | null };

/** Cancels a withdrawal. Without an answer, reads it. */
export async function cancelOrder(orderId: string, queryClient: QueryClient): Promise<CancelResult> {
  const { order, message } = await sendOrRead(
    () => cancelWithdrawal(orderId),
    () => getWithdrawal(orderId),
  );
  return { withdrawal: order && cacheWithdrawal(order, queryClient), message };
}

function cacheWithdrawal(withdrawal: Withdrawal, queryClient: QueryClient): Withdrawal {
  queryClient.setQueryData(withdrawalOptions(withdrawal.orderId).queryKey, withdrawal);
  return withdrawal;
}
