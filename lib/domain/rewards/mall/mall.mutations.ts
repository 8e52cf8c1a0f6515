import type { QueryClient } from '@tanstack/react-query';
import { CODE } from '@pavilion/contract/codes';
import { RECIPIENT_FIELDS } from '@pavilion/contract/recipient';
import { BROWSER_PORTS, type CommandContext, type CommandPorts } from '@/lib/domain/money/command/command.mutations';
import { type OrderChange, sendOrRead } from '@/lib/domain/money/command/order-change.mutations';
import { createOrderRequest } from '@/lib/domain/money/command/order-request.mutations';
import type { BusinessError } from '@/lib/kit/http/errors';
import { rejectedField } from '@/lib/kit/http/rejection.rules';
import type { MallRequest, RejectedOrderField } from './mall-request.model';
import { useMallRequests } from './mall-request.store';
import { cancelOrder, createOrder, findOrder, getOrder } from './mall.api';
import type { MallOrder, OrderInput } from './mall.model';
import { CHANGED_BY_ORDER, mallOrderOptions } from './mall.queries';

const requests = createOrderRequest<MallRequest, OrderInput, MallOrder, CommandPorts>(
  {
    store: useMallRequests,
    create: createOrder,
    find: ({ key }) => findOrder(key),
    cache: cacheOrder,
    rejectedBy,
    isSame: (a, b) => a.itemId === b.itemId && a.version === b.version,
    repeatsOpen: false,
    invalidates: CHANGED_BY_ORDER,
  },
  BROWSER_PORTS,
);

/** The key of one decision to order: created when the item is opened, and again when the item has changed. */
export const newOrderKey = BROWSER_PORTS.mint;

/** Requests an order. While a request of the member has no result, that one is returned and nothing is sent. */
export function requestOrder(
  input: OrderInput,
  title: string,
  key: string,
  context: CommandContext,
  ports?: CommandPorts,
): Promise<MallRequest> {
  const { itemId, version, price } = input;
  const create = ({ now }: CommandPorts): MallRequest => ({
    key,
    member: context.member,
    itemId,
    version,
    price,
    title,
    sentAt: now(),
    state: { step: 'sent' },
  });
  return requests.request(create, input, context, ports);
}

/** Polls the order of a request until its result is known or the session ends; returns its last state. */
export const followOrder = requests.follow;

const FIELDS: readonly RejectedOrderField[] = [...RECIPIENT_FIELDS, 'price', 'vipLevel'];

function rejectedBy(error: BusinessError): MallRequest['state'] {
  if (Number(error.code) === CODE.giftChanged) return { step: 'changed', message: error.message };
  return { step: 'rejected', field: rejectedField(error, FIELDS), message: error.message };
}

/** Cancels an order. Without a response, reads it. */
export async function cancelMallOrder(orderId: string, queryClient: QueryClient): Promise<OrderChange<MallOrder>> {
  const result = await sendOrRead(
    () => cancelOrder(orderId),
    () => getOrder(orderId),
  );
  if (result.order) cacheOrder(result.order, queryClient);
  for (const queryKey of CHANGED_BY_ORDER) void queryClient.invalidateQueries({ queryKey });
  return result;
}

function cacheOrder(order: MallOrder, queryClient: QueryClient): string {
  queryClient.setQueryData(mallOrderOptions(order.id).queryKey, order);
  return order.id;
}
