import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CODE } from '@pavilion/contract/codes';
import { BusinessError, isCallError } from '@/lib/kit/http/errors';
import { createCommand, type CommandContext, type CommandPorts, type CommandRun } from './command.mutations';
import type { CommandStore } from './command.store';
import { notFound, pollDelay } from './lost.rules';
import { isOpenRequest, type OrderRequest, type RequestState } from './order-request.model';

interface OrderRequestKind<R extends OrderRequest, Input, Order> {
  store: CommandStore<R>;
  create(input: Input, key: string): Promise<Order>;
  /** The order that a request became, among those that the platform has. @throws the call's error. */
  find(record: R): Promise<Order | null>;
  /** Writes an order into the cache and returns its id. */
  cache(order: Order, queryClient: QueryClient): string;
  /** The state of a request that the platform rejected. */
  rejectedBy(error: BusinessError): R['state'];
  /** True if two requests of a member are for the same: one that became nothing is then sent again under its key. */
  isSame(a: R, b: R): boolean;
  /** True if an open request of the same subject is sent again; else it is returned as it is. */
  repeatsOpen: boolean;
  invalidates: readonly QueryKey[];
}

interface OrderRequestCommand<R extends OrderRequest, Input, P extends CommandPorts> {
  /**
   * Requests an order. While a request of the same subject has no result, no other one is sent. A request that became nothing is sent again
   * under its key, so that it becomes one order at most, however late its first send arrives. One that was not sent is returned as
   * `rejected`, and the store does not have it.
   */
  request(create: (ports: P) => R, input: Input, context: CommandContext, ports?: P): Promise<R>;
  /** Searches for the order of a request until its result is known or the session ends; returns its last state. */
  follow(key: string, context: CommandContext, ports?: P): Promise<R | null>;
}

/** The durable command of calls that create an order: after a lost response, the platform's orders decide. */
export function createOrderRequest<R extends OrderRequest, Input, Order, P extends CommandPorts>(
  kind: OrderRequestKind<R, Input, Order>,
  browser: P,
): OrderRequestCommand<R, Input, P> {
  interface SendContext extends CommandContext {
    input: Input;
    /** The key was used before: a rejection is not that of the first send. */
    isRepeat: boolean;
  }

  const { store } = kind;
  const requests = createCommand<R, SendContext, P>(
    {
      store,
      isOpen: isOpenRequest,
      async send(records, run) {
        await Promise.all(records.map((record) => transmit(record, run)));
        return records.map(({ key }) => key);
      },
      delay: ({ sentAt }, now) => pollDelay(now - sentAt),
      async poll(record, run) {
        await search(record, run);
        return false;
      },
      invalidates: kind.invalidates,
    },
    browser,
  );

  function change(key: string, state: R['state']): R | null {
    return store.getState().update(key, (record) => ({ ...record, state }));
  }

  function ordered(order: Order, queryClient: QueryClient): RequestState {
    return { step: 'ordered', orderId: kind.cache(order, queryClient) };
  }

  /** The state that an error gives a request; null when no readable response came. */
  function rejectedBy(error: unknown): R['state'] | null {
    if (error instanceof BusinessError) return kind.rejectedBy(error);
    if (isCallError(error)) return null;
    throw error;
  }

  async function transmit({ key }: R, run: CommandRun<SendContext, P>): Promise<void> {
    const { input, queryClient, isRepeat } = run.context;
    const { update } = store.getState();
    update(key, (record) => ({ ...record, sentAt: run.ports.now(), state: { step: 'sent' } }));
    const state = await kind.create(input, key).then((order): R['state'] => ordered(order, queryClient), rejectedBy);
    const isResult = state !== null && (!isRepeat || state.step === 'ordered');
    const record = change(key, isResult ? state : { step: 'unknown', reads: 0 });
    if (isResult || !record) return;
    await search(record, run).catch(() => undefined);
    // An earlier send of the key did not arrive: the rejection is the result.
    if (state) update(key, (now) => (hasBeenRead(now.state) ? { ...now, state } : now));
  }

  /** Searches for the order of a request whose response was lost. @throws the call's error: the result is then still unknown. */
  async function search(record: R, { context, ports, isSameSession }: CommandRun<CommandContext, P>): Promise<void> {
    const order = await kind.find(record);
    if (!isSameSession()) return;
    change(record.key, order ? ordered(order, context.queryClient) : notFound(record.state, ports.now() - record.sentAt));
  }

  return {
    async request(create, input, context, ports) {
      const { openLike, records } = store.getState();
      const draft = create(ports ?? browser);
      const open = openLike(draft);
      if (open && !kind.repeatsOpen) return open;
      const missing = records.find(
        (record) => record.state.step === 'missing' && record.member === draft.member && kind.isSame(record, draft),
      );
      const run = requests.begin({ ...context, input, isRepeat: Boolean(open ?? missing) }, ports);
      if (open) return requests.repeat(open, run);
      const record = missing ? { ...missing, sentAt: draft.sentAt, state: draft.state } : draft;
      const { sent, unsent } = await requests.send([record], run);
      if (unsent !== null) return { ...record, state: kind.rejectedBy(new BusinessError(CODE.common, unsent)) };
      return sent[0] ?? openLike(record) ?? record;
    },
    follow: (key, context, ports) => requests.follow(key, requests.begin(context, ports)),
  };
}

function hasBeenRead(state: OrderRequest['state']): boolean {
  return state.step === 'unknown' && 'reads' in state && Number(state.reads) > 0;
}
