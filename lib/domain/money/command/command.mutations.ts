import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CODE } from '@pavilion/contract/codes';
import { claimForTab, type ClaimFailure } from '@/lib/kit/browser/tab-claim';
import { newUuid } from '@/lib/kit/browser/uuid';
import { broadcastCode } from '@/lib/platform/code-event';
import { currentToken } from '@/lib/platform/token';
import { UNSENT_COPY } from './command.copy';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import type { CommandRecord } from './command.model';
import type { CommandStore } from './command.store';

/** External dependencies of every command: clock, new keys, timer and session. */
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
  now: () => steadyNow(),
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

/** Sending, polling and ending of one kind of command. */
export interface CommandKind<R extends CommandRecord, C extends CommandContext, P extends CommandPorts> {
  store: CommandStore<R>;
  isOpen(record: R): boolean;
  /**
   * Sends stored records in one call and writes the results into the store. Returns their current keys in the same order. A lost response
   * becomes a state, never an error.
   */
  send(records: readonly R[], run: CommandRun<C, P>): Promise<readonly string[]>;
  /** ms until an open record is polled; `now` in ms of this device. */
  delay(record: R, now: number): number;
  /**
   * Reads the result of an open record once and stores it, unless the session has changed. Returns true when money may have
   * moved though the record stays open. An error leaves the record as it is.
   */
  poll(record: R, run: CommandRun<CommandContext, P>): Promise<boolean>;
  /** Queries that are stale once money may have moved. */
  invalidates: readonly QueryKey[];
  /** Called when a record has ended, possibly twice. */
  onEnd?(record: R): void;
}

/** The new state of the records that were sent. `unsent`: the message that the member was shown because nothing was. */
export interface Sending<R> {
  sent: readonly R[];
  unsent: string | null;
}

export interface Command<R extends CommandRecord, C extends CommandContext, P extends CommandPorts> {
  /** Starts work for a member; only the current session may send and poll. */
  begin<Own extends CommandContext>(context: Own, ports?: P): CommandRun<Own, P>;
  /**
   * Stores records, then sends them once. A record with an open one of its subject is neither stored nor sent. Nothing is sent
   * that the storage did not take, or while another tab stores commands of this kind: the member is then shown why.
   */
  send(records: readonly R[], run: CommandRun<C, P>): Promise<Sending<R>>;
  /** Runs `work` while no other tab may send this kind; shows the member why not, and runs nothing, while one does. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Sends an open record again under its key, for receivers that execute a key once. Returns its new state. */
  repeat(record: R, run: CommandRun<C, P>): Promise<R>;
  /** Polls a record until it or the session has ended, and returns its last state. A second caller joins the first. */
  follow(key: string, run: CommandRun<CommandContext, P>): Promise<R | null>;
  /** True while this page is following a record. */
  isFollowed(key: string): boolean;
  /** Follows the records that an earlier page of this member left open, and requests their results at once. */
  resume(context: CommandContext, ports?: P): void;
}

/** Shows the member why nothing was sent, on every page, and returns the message. */
function showUnsent(why: ClaimFailure): string {
  const message = UNSENT_COPY[why];
  broadcastCode({ code: CODE.common, message, data: null, inPlace: false, carried: false, unsent: true });
  return message;
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

  const claim = () => claimForTab(store.storageKey);

  async function send(drafts: readonly R[], run: CommandRun<C, P>): Promise<Sending<R>> {
    const release = await claim();
    if (typeof release === 'string') return { sent: [], unsent: showUnsent(release) };
    const added = run.isSameSession() ? store.getState().add(drafts) : [];
    release();
    if (added === null) return { sent: [], unsent: showUnsent('full') };
    return { sent: added.length === 0 ? [] : await transmit(added, run), unsent: null };
  }

  async function alone(work: () => Promise<void>): Promise<void> {
    const release = await claim();
    if (typeof release === 'string') {
      showUnsent(release);
      return;
    }
    await work().finally(release);
  }

  async function poll(key: string, run: CommandRun<CommandContext, P>, pauseFirst: boolean): Promise<R | null> {
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
      if (await kind.poll(record, run).catch(() => false)) invalidate(run.context);
    }
  }

  function follow(key: string, run: CommandRun<CommandContext, P>, pauseFirst = true): Promise<R | null> {
    const running = followed.get(key);
    if (running) return running;
    const ending = poll(key, run, pauseFirst).finally(() => followed.delete(key));
    followed.set(key, ending);
    return ending;
  }

  return {
    begin,
    send,
    alone,
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
