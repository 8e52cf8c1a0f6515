import type { QueryClient } from '@tanstack/react-query';
import { CODE } from '@/lib/contract/codes';
import { RECIPIENT_FIELDS } from '@/lib/contract/recipient';
import {
  BROWSER_PORTS,
  createCommand,
  type CommandContext,
  type CommandPorts,
  type CommandRun,
} from '@/lib/domain/command/command.mutations';
import { notFound, pollDelay } from '@/lib/domain/command/lost.rules';
import { type OrderChange, sendOrRead } from '@/lib/domain/command/order-change.mutations';
import { BusinessError, isCallError } from '@/lib/kit/http/errors';
import { isOpenRequest, type MallRequest, type RefusedOrderField } from './mall-request.model';
import { useMallRequests } from './mall-request.store';
import { cancelOrder, createOrder, findOrder, getOrder } from './mall.api';
import type { MallOrder, OrderWish } from './mall.model';
import { CHANGED_BY_ORDER, mallOrderOptions } from './mall.queries';

interface SendContext extends CommandContext {
  wish: OrderWish;
  /** The key was used before: a refusal says nothing about the first send. */
  reused: boolean;
}

type Run = CommandRun<SendContext, CommandPorts>;

const requests = createCommand<MallRequest, SendContext, CommandPorts>(
  {
    store: useMallRequests,
    isOpen: isOpenRequest,
    send: sendRequests,
    delay: ({ sentAt }, now) => pollDelay(now - sentAt),
    ask,
    invalidates: CHANGED_BY_ORDER,
  },
  BROWSER_PORTS,
);

/** The key of one decision to order: created when the item is opened, and anew when the item has changed. */
export const newOrderKey = BROWSER_PORTS.mint;

/**
 * Requests an order. While a request of the member has no answer, that one is returned and nothing is sent. A request that
 * became nothing is sent again under its key, so that it becomes one order at most, however late its first send arrives.
 */
export async function requestOrder(
  wish: OrderWish,
  title: string,
  key: string,
  context: CommandContext,
  ports?: CommandPorts,
): Promise<MallRequest> {
  const { itemId, version, price } = wish;
  const { openLike, records } = useMallRequests.getState();
  const missing = records.find(
    ({ state, ...record }) =>
      state.step === 'missing' && record.member === context.member && record.itemId === itemId && record.version === version,
  );
  const run = requests.begin({ ...context, wish, reused: missing !== undefined }, ports);
  const draft: MallRequest = {
    key: missing?.key ?? key,
    member: context.member,
    itemId,
    version,
    price,
    title,
    sentAt: run.ports.now(),
    state: { step: 'sent' },
  };
  const open = openLike(draft);
  if (open) return open;
  return (await requests.send([draft], run))[0] ?? draft;
}

/** Asks for the order of a request until its result is known or the session ends; returns its last state. */
export function followOrder(key: string, context: CommandContext, ports?: CommandPorts): Promise<MallRequest | null> {
  return requests.follow(key, requests.begin(context, ports));
}

async function sendRequests(records: readonly MallRequest[], run: Run): Promise<readonly string[]> {
  const { context, ports } = run;
  const { update } = useMallRequests.getState();
  for (const { key } of records) {
    update(key, (record) => ({ ...record, sentAt: ports.now(), state: { step: 'sent' } }));
    const sending = createOrder(context.wish, key);
    const state = await sending.then((order) => ordered(order, context.queryClient), refusedBy);
    const isKnown = state !== null && !(context.reused && state.step === 'refused');
    const record = change(key, isKnown ? state : { step: 'unknown', reads: 0 });
    if (!isKnown && record) await look(record, run).catch(() => undefined);
    // The first send of a key that was used again did not arrive: the refusal is the answer.
    if (!isKnown && state !== null) update(key, (now) => (now.state.step === 'unknown' && now.state.reads > 0 ? { ...now, state } : now));
  }
  return records.map(({ key }) => key);
}

function change(key: string, state: MallRequest['state']): MallRequest | null {
  return useMallRequests.getState().update(key, (record) => ({ ...record, state }));
}

const FIELDS: readonly RefusedOrderField[] = [...RECIPIENT_FIELDS, 'price', 'vipLevel'];

/** The state that an error gives a request; null when no readable answer came. */
function refusedBy(error: unknown): MallRequest['state'] | null {
  if (!(error instanceof BusinessError)) {
    if (isCallError(error)) return null;
    throw error;
  }
  if (Number(error.code) === CODE.giftChanged) return { step: 'changed', message: error.message };
  const named = typeof error.data === 'object' && error.data !== null && 'field' in error.data ? error.data.field : null;
  return { step: 'refused', field: FIELDS.find((field) => field === named) ?? null, message: error.message };
}

function ordered(order: MallOrder, queryClient: QueryClient): MallRequest['state'] {
  cacheOrder(order, queryClient);
  return { step: 'ordered', orderId: order.id };
}

async function ask(record: MallRequest, run: CommandRun<CommandContext, CommandPorts>): Promise<boolean> {
  await look(record, run);
  return false;
}

/** Asks for the order of a request whose answer was lost. @throws the call's error: the result is then still unknown. */
async function look({ key, state, sentAt }: MallRequest, { context, ports, isSameSession }: CommandRun<CommandContext, CommandPorts>) {
  const order = await findOrder(key);
  if (!isSameSession()) return;
  change(key, order ? ordered(order, context.queryClient) : notFound(state, ports.now() - sentAt));
}

/** Cancels an order. Without an answer, reads it. */
export async function cancelMallOrder(orderId: string, queryClient: QueryClient): Promise<OrderChange<MallOrder>> {
  const result = await sendOrRead(
    () => cancelOrder(orderId),
    () => getOrder(orderId),
  );
  if (result.order) cacheOrder(result.order, queryClient);
  for (const queryKey of CHANGED_BY_ORDER) void queryClient.invalidateQueries({ queryKey });
  return result;
}

function cacheOrder(order: MallOrder, queryClient: QueryClient): void {
  queryClient.setQueryData(mallOrderOptions(order.id).queryKey, order);
}
