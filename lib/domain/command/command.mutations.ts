import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { newUuid } from '@/lib/kit/browser/uuid';
import { currentToken } from '@/lib/platform/token';
import type { CommandRecord } from './command.model';
import type { CommandStore } from './command.store';

/** What every command needs from outside: a clock, chance, patience and the session. */
export interface CommandPorts {
  /** ms of this device. */
  now(): number;
  /** Resolves after `ms`, or as soon as the network is back. */
  wait(ms: number): Promise<void>;
  /** A new idempotency key. */
  mint(): string;
  /** The token that calls are made with: under another one they would move, or ask about, another member's money. */
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
  /** The member's id: a record belongs to one member. */
  member: string;
  queryClient: QueryClient;
}

/** One member's work on commands: begun under one session, and over with it. */
export interface CommandRun<C extends CommandContext, P extends CommandPorts> {
  context: C;
  ports: P;
  isSameSession(): boolean;
}

/** How one kind of command is sent, asked about and ended. */
export interface CommandKind<R extends CommandRecord, C extends CommandContext, P extends CommandPorts> {
  store: CommandStore<R>;
  isOpen(record: R): boolean;
  /**
   * Sends records that are stored, in one call, and puts what came back into the store. Answers their keys as they are now, in
   * the same order. A lost answer is a state, never an error.
   */
  send(records: readonly R[], run: CommandRun<C, P>): Promise<readonly string[]>;
  /** ms until an open record is asked about; `now` in ms of this device. */
  delay(record: R, now: number): number;
  /**
   * Asks once what became of an open record and puts it into the store, unless the session is another by then. True: money may
   * have moved though the record stays open. What it throws tells nothing.
   */
  ask(record: R, run: CommandRun<CommandContext, P>): Promise<boolean>;
  /** Queries that are out of date once money may have moved. */
  invalidates: readonly QueryKey[];
  /** A record has ended; it may be told of twice. */
  onEnd?(record: R): void;
}

export interface Command<R extends CommandRecord, C extends CommandContext, P extends CommandPorts> {
  /** Begins to work for a member; the session of this moment is the one that may send and ask. */
  run<Given extends CommandContext>(context: Given, ports?: P): CommandRun<Given, P>;
  /** Stores records, then sends them once. Answers those that were added, as they stand then: none of a subject that is open. */
  send(records: readonly R[], run: CommandRun<C, P>): Promise<readonly R[]>;
  /** Sends an open record again under its key, where the other side carries a key out once. Answers it as it stands then. */
  repeat(record: R, run: CommandRun<C, P>): Promise<R>;
  /** Asks about a record until it has ended or the session has; answers it as it stands then. A second caller joins the first. */
  follow(key: string, run: CommandRun<CommandContext, P>): Promise<R | null>;
  /** Whether a record is being followed on this page. */
  isFollowed(key: string): boolean;
  /** Takes up what an earlier page of this member left open. */
  resume(context: CommandContext, ports?: P): void;
}

/**
 * The durable command under everything that moves money: key → stored → sent once → followed → resumed. `browser` are the
 * ports outside of tests.
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

  function run<Given extends CommandContext>(context: Given, ports = browser): CommandRun<Given, P> {
    const session = ports.session();
    return { context, ports, isSameSession: () => ports.session() === session };
  }

  /** Sends stored records in one call; answers them as they stand then. */
  async function transmit(records: readonly R[], given: CommandRun<C, P>): Promise<readonly R[]> {
    const call = kind.send(records, given);
    for (const { key } of records) sending.set(key, call);
    let keys: readonly string[];
    try {
      keys = await call;
    } finally {
      for (const { key } of records) sending.delete(key);
    }
    const sent = keys.flatMap((key) => find(key) ?? []);
    for (const record of sent) if (!isOpen(record)) kind.onEnd?.(record);
    invalidate(given.context);
    return sent;
  }

  async function send(drafts: readonly R[], given: CommandRun<C, P>): Promise<readonly R[]> {
    const added = drafts.filter((draft) => store.getState().add(draft));
    return added.length === 0 ? [] : transmit(added, given);
  }

  async function ask(key: string, given: CommandRun<CommandContext, P>): Promise<R | null> {
    await sending.get(key)?.catch(() => undefined);
    for (;;) {
      const record = find(key);
      if (!record) return null;
      if (!isOpen(record)) {
        kind.onEnd?.(record);
        invalidate(given.context);
        return record;
      }
      await given.ports.wait(kind.delay(record, given.ports.now()));
      if (!given.isSameSession()) return record;
      if (await kind.ask(record, given).catch(() => false)) invalidate(given.context);
    }
  }

  function follow(key: string, given: CommandRun<CommandContext, P>): Promise<R | null> {
    const running = followed.get(key);
    if (running) return running;
    const ending = ask(key, given).finally(() => followed.delete(key));
    followed.set(key, ending);
    return ending;
  }

  return {
    run,
    send,
    repeat: async (record, given) => (await transmit([record], given))[0] ?? record,
    follow,
    isFollowed: (key) => followed.has(key),
    resume(context, ports) {
      const given = run(context, ports);
      for (const record of store.getState().records) {
        if (record.member === context.member && isOpen(record)) void follow(record.key, given);
      }
    },
  };
}
