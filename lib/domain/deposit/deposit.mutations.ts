import type { QueryClient } from '@tanstack/react-query';
import { CODE } from '@/lib/contract/codes';
import {
  BROWSER_PORTS,
  createCommand,
  type CommandContext,
  type CommandPorts,
  type CommandRun,
} from '@/lib/domain/command/command.mutations';
import { notFound, pollDelay } from '@/lib/domain/command/lost.rules';
import { sendOrRead } from '@/lib/domain/command/order-change.mutations';
import { murmur128 } from '@/lib/kit/crypto/murmur3';
import { BusinessError, isCallError } from '@/lib/kit/http/errors';
import { addReceipts, cancelDeposit, createDeposit, getDeposit, getOpenDeposits, payDeposit } from './deposit.api';
import type { Deposit, DepositWish } from './deposit.model';
import type { DepositRequest } from './deposit-request.model';
import { depositOptions, openDepositsOptions } from './deposit.queries';
import { isOpenRequest, orderOfRequest } from './deposit.rules';
import { useDepositRequests } from './deposit-request.store';

export interface DepositContext extends CommandContext {
  wish: DepositWish;
}

type Run = CommandRun<DepositContext, CommandPorts>;

const requests = createCommand<DepositRequest, DepositContext, CommandPorts>(
  {
    store: useDepositRequests,
    isOpen: isOpenRequest,
    send: sendRequests,
    delay: ({ sentAt }, now) => pollDelay(now - sentAt),
    ask,
    invalidates: [openDepositsOptions().queryKey],
  },
  BROWSER_PORTS,
);

/**
 * Requests an order. A request without an answer is sent again under its key, so that it becomes one order at most. After a
 * lost answer, the member's orders are searched at once, and then by `followDeposit`.
 */
export async function orderDeposit(wish: DepositWish, context: CommandContext, ports?: CommandPorts): Promise<DepositRequest> {
  const run = requests.begin({ ...context, wish }, ports);
  const { mint, now } = run.ports;
  const draft: DepositRequest = {
    key: mint(),
    member: context.member,
    method: wish.method,
    amount: String(wish.amount),
    payerHash: murmur128(new TextEncoder().encode(`${wish.payerName} ${wish.payeeId}`), 0),
    sentAt: now(),
    state: { step: 'sent' },
  };
  const open = useDepositRequests.getState().openLike(draft);
  return open ? requests.repeat(open, run) : (await requests.send([draft], run))[0]!;
}

/** Searches for the order of a request until its result is known or the session ends; returns its last state. */
export function followDeposit(key: string, context: CommandContext, ports?: CommandPorts): Promise<DepositRequest | null> {
  return requests.follow(key, requests.begin(context, ports));
}

async function sendRequests(records: readonly DepositRequest[], run: Run): Promise<readonly string[]> {
  const { context, ports } = run;
  const { update } = useDepositRequests.getState();
  for (const { key } of records) {
    update(key, (record) => ({ ...record, sentAt: ports.now(), state: { step: 'sent' } }));
    const state = await createDeposit(context.wish, key).then((deposit) => ordered(deposit, context.queryClient), refusedBy);
    const record = change(key, state ?? { step: 'unknown', reads: 0 });
    if (!state && record) await look(record, run).catch(() => undefined);
  }
  return records.map(({ key }) => key);
}

function change(key: string, state: DepositRequest['state']): DepositRequest | null {
  return useDepositRequests.getState().update(key, (record) => ({ ...record, state }));
}

/** The state that an error gives a request; null when no readable answer came. */
function refusedBy(error: unknown): DepositRequest['state'] | null {
  if (!(error instanceof BusinessError)) {
    if (isCallError(error)) return null;
    throw error;
  }
  const data = (typeof error.data === 'object' ? error.data : null) as { field?: unknown; orderId?: unknown } | null;
  if (typeof data?.orderId === 'string') return { step: 'ordered', orderId: data.orderId };
  if (Number(error.code) === CODE.speedpay) return { step: 'closed', message: error.message };
  return { step: 'refused', field: typeof data?.field === 'string' ? data.field : null, message: error.message };
}

function ordered(deposit: Deposit, queryClient: QueryClient): DepositRequest['state'] {
  cacheDeposit(deposit, queryClient);
  return { step: 'ordered', orderId: deposit.orderId };
}

async function ask(record: DepositRequest, run: CommandRun<CommandContext, CommandPorts>): Promise<boolean> {
  await look(record, run);
  return false;
}

/** Searches for the order of a request whose answer was lost. @throws the call's error: the result is then still unknown. */
async function look(record: DepositRequest, { context, ports, isSameSession }: CommandRun<CommandContext, CommandPorts>): Promise<void> {
  const { key, state, sentAt } = record;
  const open = await getOpenDeposits();
  if (!isSameSession()) return;
  const order = orderOfRequest(record, open);
  change(key, order ? ordered(order, context.queryClient) : notFound(state, ports.now() - sentAt));
}

/** Result of 我已付款 or a cancellation: the order, or null when its state is unknown. */
export type DepositChange = { deposit: Deposit | null; message: string | null };

/** Sends 我已付款. Without an answer, reads the order. */
export function reportPaid(orderId: string, queryClient: QueryClient): Promise<DepositChange> {
  return changeOrder(() => payDeposit(orderId), orderId, queryClient);
}

/** Cancels the order. Without an answer, reads the order. */
export function cancelOrder(orderId: string, queryClient: QueryClient): Promise<DepositChange> {
  return changeOrder(() => cancelDeposit(orderId), orderId, queryClient);
}

/** Adds pictures of receipts to the order. Without an answer, reads the order. */
export function sendReceipts(orderId: string, pictureIds: readonly string[], queryClient: QueryClient): Promise<DepositChange> {
  return changeOrder(() => addReceipts(orderId, pictureIds), orderId, queryClient);
}

async function changeOrder(send: () => Promise<Deposit>, orderId: string, queryClient: QueryClient): Promise<DepositChange> {
  const { order, message } = await sendOrRead(send, () => getDeposit(orderId));
  return { deposit: order && cacheDeposit(order, queryClient), message };
}

function cacheDeposit(deposit: Deposit, queryClient: QueryClient): Deposit {
  queryClient.setQueryData(depositOptions(deposit.orderId).queryKey, deposit);
  return deposit;
}
