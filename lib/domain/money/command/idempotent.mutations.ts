import type { QueryKey } from '@tanstack/react-query';
import { CODE } from '@pavilion/contract/codes';
import { BusinessError, CancelledError } from '@/lib/kit/http/errors';
import type { CommandRecord } from './command.model';
import { BROWSER_PORTS, createCommand, type CommandContext, type CommandPorts, type CommandRun } from './command.mutations';
import type { CommandStore } from './command.store';
import { isFinalRefusal, isUnanswered, resendDelay, type Rejection } from './idempotent.rules';

/** A command whose receiver executes a key once: while it has no result, it is sent again under its key. */
export interface IdempotentRecord extends CommandRecord {
  /** `waiting`: sent; `unknown`: no readable answer came; any other: its result. */
  state: string;
  /** How often it was sent. */
  asks: number;
}

/** What an idempotent command needs from outside. */
export interface IdempotentPorts<R, Answer> extends CommandPorts {
  /** `isSameSession`: whether the member is still logged in when the call is sent. */
  send(record: R, isSameSession: () => boolean): Promise<Answer>;
}

interface IdempotentKind<R extends IdempotentRecord, Answer> {
  store: CommandStore<R>;
  /** Loads the call's code. */
  loadCall(): Promise<(record: R) => Promise<Answer>>;
  /** The record after the platform's answer. */
  answered(record: R, answer: Answer): R;
  /** The record after a refusal: nothing moved. */
  refused(record: R, refusal: Rejection): R;
  /** The record while its result is unknown. */
  unanswered(record: R): R;
  /** Queries that are stale once money may have moved. */
  invalidates: readonly QueryKey[];
}

interface IdempotentCommand<R extends IdempotentRecord, Answer> {
  /**
   * Executes a command once: while one of the same subject has no result, that one is followed and nothing else is sent.
   * Resolves when the result is known; until then the store has its state. When the session ends first, the record stays open
   * for the member's next one. One that was not sent counts as refused. `create`: the record to send; `mint` gives a new key.
   */
  execute(create: (mint: () => string) => R, context: CommandContext, ports?: IdempotentPorts<R, Answer>): Promise<R>;
  /** Follows what an earlier page of this member left without an answer. */
  resume(context: CommandContext, ports?: IdempotentPorts<R, Answer>): void;
}

/** The durable command of calls that the platform executes once per key. A lost answer never counts as failed. */
export function createIdempotentCommand<R extends IdempotentRecord, Answer>(kind: IdempotentKind<R, Answer>): IdempotentCommand<R, Answer> {
  const { store } = kind;
  const command = createCommand<R, CommandContext, IdempotentPorts<R, Answer>>(
    {
      store,
      isOpen: isUnanswered,
      async send(records, run) {
        await Promise.all(records.map((record) => ask(record, run)));
        return records.map(({ key }) => key);
      },
      delay: ({ asks }) => resendDelay(asks),
      ask,
      invalidates: kind.invalidates,
    },
    {
      ...BROWSER_PORTS,
      async send(record, isSameSession) {
        const call = await kind.loadCall();
        if (!isSameSession()) throw new CancelledError();
        return call(record);
      },
    },
  );

  async function ask({ key }: R, { ports, isSameSession }: CommandRun<CommandContext, IdempotentPorts<R, Answer>>): Promise<boolean> {
    const { update } = store.getState();
    const record = update(key, (now) => ({ ...now, asks: now.asks + 1 }));
    if (!record) return false;
    const next = await ports.send(record, isSameSession).then(
      (answer) => kind.answered(record, answer),
      (error: unknown) =>
        error instanceof BusinessError && isFinalRefusal(error, record.asks) ? kind.refused(record, error) : kind.unanswered(record),
    );
    update(key, () => next);
    // Money may have moved even while the result is unknown.
    return true;
  }

  async function send(draft: R, run: CommandRun<CommandContext, IdempotentPorts<R, Answer>>): Promise<R> {
    const { sent, unsent } = await command.send([draft], run);
    if (unsent !== null) return kind.refused(draft, { code: CODE.common, message: unsent });
    return sent[0] ?? store.getState().openLike(draft) ?? draft;
  }

  return {
    async execute(create, context, ports) {
      const run = command.begin(context, ports);
      const draft = create(run.ports.mint);
      const record = store.getState().openLike(draft) ?? (await send(draft, run));
      return isUnanswered(record) ? ((await command.follow(record.key, run)) ?? record) : record;
    },
    resume: command.resume,
  };
}
