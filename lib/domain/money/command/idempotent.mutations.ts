import type { QueryKey } from '@tanstack/react-query';
import { CODE } from '@pavilion/contract/codes';
import { BusinessError, CancelledError } from '@/lib/kit/http/errors';
import { BROWSER_PORTS, createCommand, type CommandContext, type CommandPorts, type CommandRun } from './command.mutations';
import type { CommandStore } from './command.store';
import type { IdempotentRecord, UnsentRecord } from './idempotent.model';
import { isFinalRefusal, isUnanswered, resendDelay, type Rejection } from './idempotent.rules';

/** External dependencies of an idempotent command. */
export interface IdempotentPorts<R, Answer> extends CommandPorts {
  /** `isSameSession`: true if the member is still logged in when the call is sent. */
  send(record: R, isSameSession: () => boolean): Promise<Answer>;
}

interface IdempotentKind<R extends IdempotentRecord, Answer> {
  store: CommandStore<R>;
  /** Loads the call's code. */
  loadCall(): Promise<(record: R) => Promise<Answer>>;
  /** The record after the platform's response. */
  answered(record: R, answer: Answer): R;
  /** The record after a rejection: nothing moved. Default: its state is `refused`. */
  refused?(record: R, rejection: Rejection): R;
  /** The record while its result is unknown. Default: its state is `unknown`. */
  unanswered?(record: R): R;
  /** Queries that are stale once money may have moved. */
  invalidates: readonly QueryKey[];
}

interface IdempotentCommand<R extends IdempotentRecord, Answer> {
  /**
   * Executes a command once: while one of the same subject has no result, that one is followed and nothing else is sent. Resolves when the
   * result is known; until then the store has its state. When the session ends first, the record stays open for the member's next one. One
   * that was not sent counts as `refused`. `create`: the record to send, from one with a new key.
   */
  execute(create: (unsent: UnsentRecord) => R, context: CommandContext, ports?: IdempotentPorts<R, Answer>): Promise<R>;
  /** Follows the records that an earlier page of this member left without a result. */
  resume(context: CommandContext, ports?: IdempotentPorts<R, Answer>): void;
}

/** The durable command of calls that the platform executes once per key. A lost response never counts as failed. */
export function createIdempotentCommand<R extends IdempotentRecord, Answer>(kind: IdempotentKind<R, Answer>): IdempotentCommand<R, Answer> {
  const {
    store,
    refused = (record: R): R => ({ ...record, state: 'refused' }),
    unanswered = (record: R): R => ({ ...record, state: 'unknown' }),
  } = kind;
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
        error instanceof BusinessError && isFinalRefusal(error, record.asks) ? refused(record, error) : unanswered(record),
    );
    update(key, () => next);
    // Money may have moved even while the result is unknown.
    return true;
  }

  async function send(draft: R, run: CommandRun<CommandContext, IdempotentPorts<R, Answer>>): Promise<R> {
    const { sent, unsent } = await command.send([draft], run);
    if (unsent !== null) return refused(draft, { code: CODE.common, message: unsent });
    return sent[0] ?? store.getState().openLike(draft) ?? draft;
  }

  return {
    async execute(create, context, ports) {
      const run = command.begin(context, ports);
      const draft = create({ key: run.ports.mint(), member: context.member, state: 'waiting', asks: 0 });
      const record = store.getState().openLike(draft) ?? (await send(draft, run));
      return isUnanswered(record) ? ((await command.follow(record.key, run)) ?? record) : record;
    },
    resume: command.resume,
  };
}
