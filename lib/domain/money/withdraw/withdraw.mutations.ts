import type { QueryClient } from '@tanstack/react-query';
import { CODE } from '@pavilion/contract/codes';
import { BROWSER_PORTS, type CommandContext, type CommandPorts } from '@/lib/domain/money/command/command.mutations';
import { sendOrRead } from '@/lib/domain/money/command/order-change.mutations';
import { createOrderRequest } from '@/lib/domain/money/command/order-request.mutations';
import { watchAlerts } from '@/lib/domain/member/alert/alert-watch.storage';
import { pinRejectionOf } from '@/lib/domain/member/security/pin.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import type { BusinessError } from '@/lib/kit/http/errors';
import { rejectedField, rejectionData } from '@/lib/kit/http/rejection.rules';
import { MEMBER_KEY } from '@/lib/query-keys';
import { cancelWithdrawal, createWithdrawal, getOpenWithdrawals, getWithdrawal } from './withdraw.api';
import type { Withdrawal, WithdrawInput } from './withdraw.model';
import type { RejectedField, WithdrawRequest } from './withdraw-request.model';
import { openWithdrawalsOptions, withdrawalOptions, withdrawInfoOptions } from './withdraw.queries';
import { withdrawalOfRequest } from './withdraw.rules';
import { useWithdrawRequests } from './withdraw-request.store';

export interface WithdrawPorts extends CommandPorts {
  /** ms of the platform's clock. */
  worldNow(): number;
}

interface SendInput {
  input: WithdrawInput;
  pin: string;
}

const requests = createOrderRequest<WithdrawRequest, SendInput, Withdrawal, WithdrawPorts>(
  {
    store: useWithdrawRequests,
    create: ({ input, pin }, key) => createWithdrawal(input, pin, key),
    find: async (record) => withdrawalOfRequest(record, await getOpenWithdrawals(), useWithdrawRequests.getState().known),
    cache: (withdrawal, queryClient) => cacheWithdrawal(withdrawal, queryClient).orderId,
    rejectedBy,
    isSame: (a, b) => a.payeeId === b.payeeId && a.amount === b.amount && a.fee === b.fee,
    repeatsOpen: false,
    invalidates: [openWithdrawalsOptions().queryKey, withdrawInfoOptions().queryKey, MEMBER_KEY],
  },
  { ...BROWSER_PORTS, worldNow },
);

/** The key of one decision to withdraw: created when the PIN is requested, unchanged while a wrong one is tried again. */
export const newWithdrawKey = BROWSER_PORTS.mint;

/** Requests a withdrawal. While a request of the member has no result, that one is returned and nothing is sent. */
export function requestWithdrawal(
  input: WithdrawInput,
  pin: string,
  key: string,
  context: CommandContext,
  ports?: WithdrawPorts,
): Promise<WithdrawRequest> {
  watchAlerts();
  const create = (clock: WithdrawPorts): WithdrawRequest => ({
    key,
    member: context.member,
    payeeId: input.payeeId,
    amount: String(input.amount),
    fee: String(input.fee),
    sentAt: clock.now(),
    since: clock.worldNow(),
    state: { step: 'sent' },
  });
  return requests.request(create, { input, pin }, context, ports);
}

/** Searches for the withdrawal of a request until its result is known or the session ends; returns its last state. */
export const followWithdrawal = requests.follow;

const FIELDS: readonly RejectedField[] = ['amount', 'fee', 'payeeId', 'pin'];

function rejectedBy(error: BusinessError): WithdrawRequest['state'] {
  const { orderId, step } = rejectionData(error);
  if (typeof orderId === 'string') return { step: 'ordered', orderId };
  if (Number(error.code) === CODE.speedpay) return { step: 'closed', message: error.message };
  const wrongPin = pinRejectionOf(error);
  // A lock names no field: the PIN is all that can be locked here.
  if (wrongPin && (wrongPin.field ?? 'pin') === 'pin') return { step: 'rejected', field: 'pin', check: null, message: wrongPin.message };
  const check = step === 'realName' || step === 'pin' ? step : null;
  return { step: 'rejected', field: rejectedField(error, FIELDS), check, message: error.message };
}

/** Result of a cancellation: the withdrawal, or null when its state is unknown. */
export type CancelResult = { withdrawal: Withdrawal | null; message: string | null };

/** Cancels a withdrawal. Without a response, reads it. */
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
