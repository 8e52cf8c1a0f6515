import type { QueryClient } from '@tanstack/react-query';
import { CODE } from '@pavilion/contract/codes';
import { watchAlerts } from '@/lib/domain/member/alert/alert-watch.storage';
import { BROWSER_PORTS, type CommandContext, type CommandPorts } from '@/lib/domain/money/command/command.mutations';
import { sendOrRead } from '@/lib/domain/money/command/order-change.mutations';
import { createOrderRequest } from '@/lib/domain/money/command/order-request.mutations';
import { murmur128 } from '@/lib/kit/crypto/murmur3';
import type { BusinessError } from '@/lib/kit/http/errors';
import { rejectedField, rejectionData } from '@/lib/kit/http/rejection.rules';
import { addReceipts, cancelDeposit, createDeposit, getDeposit, getOpenDeposits, payDeposit } from './deposit.api';
import { rememberDeposit } from './deposit-open.storage';
import type { Deposit, DepositInput } from './deposit.model';
import type { DepositField, DepositRequest } from './deposit-request.model';
import { depositOptions, openDepositsOptions } from './deposit.queries';
import { depositOfRequest } from './deposit.rules';
import { useDepositRequests } from './deposit-request.store';

const requests = createOrderRequest<DepositRequest, DepositInput, Deposit, CommandPorts>(
  {
    store: useDepositRequests,
    create: createDeposit,
    find: async (record) => depositOfRequest(record, await getOpenDeposits()),
    cache: (deposit, queryClient) => cacheDeposit(deposit, queryClient).orderId,
    rejectedBy,
    isSame: (a, b) => a.method === b.method && a.amount === b.amount && a.payerHash === b.payerHash,
    repeatsOpen: true,
    invalidates: [openDepositsOptions().queryKey],
  },
  BROWSER_PORTS,
);

/** Requests an order. A request without a response is sent again under its key, so that it becomes one order at most. */
export function orderDeposit(input: DepositInput, context: CommandContext, ports?: CommandPorts): Promise<DepositRequest> {
  const create = ({ mint, now }: CommandPorts): DepositRequest => ({
    key: mint(),
    member: context.member,
    method: input.method,
    amount: String(input.amount),
    payerHash: murmur128(new TextEncoder().encode(`${input.payerName} ${input.payeeId}`), 0),
    sentAt: now(),
    state: { step: 'sent' },
  });
  return requests.request(create, input, context, ports);
}

/** Searches for the order of a request until its result is known or the session ends; returns its last state. */
export const followDeposit = requests.follow;

const FIELDS: readonly DepositField[] = ['amount', 'payerName', 'payeeId'];

function rejectedBy(error: BusinessError): DepositRequest['state'] {
  const { orderId } = rejectionData(error);
  if (typeof orderId === 'string') return { step: 'ordered', orderId };
  if (Number(error.code) === CODE.speedpay) return { step: 'closed', message: error.message };
  return { step: 'rejected', field: rejectedField(error, FIELDS), message: error.message };
}

/** Result of 我已付款 or a cancellation: the order, or null when its state is unknown. */
export type DepositChange = { deposit: Deposit | null; message: string | null };

/** Sends 我已付款. Without a response, reads the order. */
export function reportPaid(orderId: string, queryClient: QueryClient): Promise<DepositChange> {
  watchAlerts();
  return changeOrder(() => payDeposit(orderId), orderId, queryClient);
}

/** Cancels the order. Without a response, reads the order. */
export function cancelOrder(orderId: string, queryClient: QueryClient): Promise<DepositChange> {
  return changeOrder(() => cancelDeposit(orderId), orderId, queryClient);
}

/** Adds pictures of receipts to the order. Without a response, reads the order. */
export function sendReceipts(orderId: string, pictureIds: readonly string[], queryClient: QueryClient): Promise<DepositChange> {
  return changeOrder(() => addReceipts(orderId, pictureIds), orderId, queryClient);
}

async function changeOrder(send: () => Promise<Deposit>, orderId: string, queryClient: QueryClient): Promise<DepositChange> {
  const { order, message } = await sendOrRead(send, () => getDeposit(orderId));
  return { deposit: order && cacheDeposit(order, queryClient), message };
}

function cacheDeposit(deposit: Deposit, queryClient: QueryClient): Deposit {
  queryClient.setQueryData(depositOptions(deposit.orderId).queryKey, rememberDeposit(deposit));
  return deposit;
}
