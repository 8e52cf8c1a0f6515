import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { newUuid } from '@/lib/kit/browser/uuid';
import { currentToken } from '@/lib/platform/token';
import type { CommandRecord } from './command.model';
import type { CommandStore } from './command.store';

/** What every command needs from outside: clock, new keys, timer and session. */
export interface CommandPorts {
  /** ms of this device. */
  now(): number;
  /** Resolves after `ms`, or as soon as the network is back. */
  wait(ms: number): Promise<void>;
  /** A new idempotency key. */
  mint(): string;
  /** The token that calls are made with. A changed token means that calls would concern another member's money. */
  session(): string | null;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}

export const BROWSER_PORTS: CommandPorts = {
  now: () => Date.now(),
  wait,
  mint: newUuid,
  session: currentToken,
};

export interface CommandContext {
  /** The member's id: each record has one member. */
  member: string;
  queryClient: QueryClient;
}

/** One member's work on commands; valid for the session in which it began. */
export interface CommandRun<C extends CommandContext, P extends CommandPorts> {
  context: C;
  ports: P;
  isSameSession(): boolean;
}

/** How one kind of command is sent, polled and ended. */
export interface CommandKind<R extends CommandRecord, C extends CommandContext, P extends CommandPorts> {
  store: CommandStore<R>;
  isOpen(record: R): boolean;
  /**
   * Sends stored records in one call and writes the results into the store. Returns their current keys in the same order. A
   * lost answer becomes a state, never an error.
   */
  send(records: readonly R[], run: CommandRun<C, P>): Promise<readonly string[]>;
  /** ms until an open record is polled; `now` in ms of this device. */
  delay(record: R, now: number): number;
  /**
   * Reads the result of an open record once and stores it, unless the session has changed. Returns true when money may have
   * moved though the record stays open. An error leaves the record as it is.
   */
  ask(record: R, run: CommandRun<CommandContext, P>): Promise<boolean>;
  /** Queries that are stale once money may have moved. */
  invalidates: readonly QueryKey[];
  /** Called when a record has ended, possibly twice. */
  onEnd?(record: R): void;
}

export interface Command<R extends CommandRecord, C extends CommandContext, P extends CommandPorts> {
  /** Starts work for a member; only the current session may send and poll. */
  begin<Own extends CommandContext>(context: Own, ports?: P): CommandRun<Own, P>;
  /**
   * Stores records, then sends them once. Returns the new state of those that were added: a record with an open one of its
   * subject is not.
   */
  send(records: readonly R[], run: CommandRun<C, P>): Promise<readonly R[]>;
  /** Sends an open record again under its key, for receivers that execute a key once. Returns its new state. */
  repeat(record: R, run: CommandRun<C, P>): Promise<R>;
  /** Polls a record until it or the session has ended, and returns its last state. A second caller joins the first. */
  follow(key: string, run: CommandRun<CommandContext, P>): Promise<R | null>;
  /** Whether this page is following a record. */
  isFollowed(key: string): boolean;
  /** Follows the records that an earlier page of this member left open, and asks about them at once. */
  resume(context: CommandContext, ports?: P): void;
}

/**
 * The durable command behind everything that moves money: key → stored → sent once → followed → resumed. `browser`: the ports
 * outside of tests.
 */
export function createCommand<R extends CommandRecord, C extends CommandContext, P extends CommandPorts>(
  kind: CommandKind<R, C, P>,
  browser: P,
): Command<R, C, P> {
  const { store, isOpen } = kind;
  const sending = new Map<string, Promise<unknown>>();
  const followed = new Map<string, Promise<R | null>>();
  const find = (key: string) => store.getState().records.find((record) => record.key === key) ?? null;

  function invalidate({ queryClient }: CommandContext): void {
    for (const queryKey of kind.invalidates) void queryClient.invalidateQueries({ queryKey });
  }

  function begin<Own extends CommandContext>(context: Own, ports = browser): CommandRun<Own, P> {
    const session = ports.session();
    return { context, ports, isSameSession: () => ports.session() === session };
  }

  /** Sends stored records in one call and returns their new state. */
  async function transmit(records: readonly R[], run: CommandRun<C, P>): Promise<readonly R[]> {
    const call = kind.send(records, run);
    for (const { key } of records) sending.set(key, call);
    let keys: readonly string[];
    try {
      keys = await call;
    } finally {
      for (const { key } of records) sending.delete(key);
    }
    const sent = keys.flatMap((key) => find(key) ?? []);
    for (const record of sent) if (!isOpen(record)) kind.onEnd?.(record);
    invalidate(run.context);
    return sent;
  }

  async function send(drafts: readonly R[], run: CommandRun<C, P>): Promise<readonly R[]> {
    const added = drafts.filter((draft) => store.getState().add(draft));
    return added.length === 0 ? [] : transmit(added, run);
  }

  async function ask(key: string, run: CommandRun<CommandContext, P>, pauseFirst: boolean): Promise<R | null> {
    await sending.get(key)?.catch(() => undefined);
    for (let pause = pauseFirst; ; pause = true) {
      const record = find(key);
      if (!record) return null;
      if (!isOpen(record)) {
        kind.onEnd?.(record);
        invalidate(run.context);
        return record;
      }
      if (pause) await run.ports.wait(kind.delay(record, run.ports.now()));
      if (!run.isSameSession()) return record;
      if (await kind.ask(record, run).catch(() => false)) invalidate(run.context);
    }
  }

  function follow(key: string, run: CommandRun<CommandContext, P>, pauseFirst = true): Promise<R | null> {
    const running = followed.get(key);
    if (running) return running;
    const ending = ask(key, run, pauseFirst).finally(() => followed.delete(key));
    followed.set(key, ending);
    return ending;
  }

  return {
    begin,
    send,
    repeat: async (record, run) => (await transmit([record], run))[0] ?? record,
    follow,
    isFollowed: (key) => followed.has(key),
    resume(context, ports) {
      const run = begin(context, ports);
      for (const record of store.getState().records) {
        if (record.member === context.member && isOpen(record)) void follow(record.key, run, false);
      }
    },
  };
}
