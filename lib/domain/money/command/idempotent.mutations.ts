import type { QueryKey } from '@tanstack/react-query';
import { CODE } from '@pavilion/contract/codes';
import { BusinessError, CancelledError } from '@/lib/kit/http/errors';
import { BROWSER_PORTS, createCommand, type CommandContext, type CommandPorts, type CommandRun } from './command.mutations';
import type { CommandStore } from './command.store';
import type { IdempotentRecord, UnsentRecord } from './idempotent.model';
import { isFinalRejection, isUnresolved, resendDelay, type Rejection } from './idempotent.rules';

/** External dependencies of an idempotent command. */
export interface IdempotentPorts<R, Response> extends CommandPorts {
  /** `isSameSession`: true if the member is still logged in when the call is sent. */
  send(record: R, isSameSession: () => boolean): Promise<Response>;
}

interface IdempotentKind<R extends IdempotentRecord, Response> {
  store: CommandStore<R>;
  /** Loads the call's code. */
  loadCall(): Promise<(record: R) => Promise<Response>>;
  /** The record after the platform's response. */
  resolved(record: R, response: Response): R;
  /** The record after a rejection: nothing moved. Default: its state is `rejected`. */
  rejected?(record: R, rejection: Rejection): R;
  /** The record while its result is unknown. Default: its state is `unknown`. */
  unresolved?(record: R): R;
  /** Queries that are stale once money may have moved. */
  invalidates: readonly QueryKey[];
}

interface IdempotentCommand<R extends IdempotentRecord, Response> {
  /**
   * Executes a command once: while one of the same subject has no result, that one is followed and nothing else is sent. Resolves when the
   * result is known; until then the store has its state. When the session ends first, the record stays open for the member's next one. One
   * that was not sent counts as `rejected`. `create`: the record to send, from one with a new key.
   */
  execute(create: (unsent: UnsentRecord) => R, context: CommandContext, ports?: IdempotentPorts<R, Response>): Promise<R>;
  /** Follows the records that an earlier page of this member left without a result. */
  resume(context: CommandContext, ports?: IdempotentPorts<R, Response>): void;
}

/** The durable command of calls that the platform executes once per key. A lost response never counts as failed. */
export function createIdempotentCommand<R extends IdempotentRecord, Response>(
  kind: IdempotentKind<R, Response>,
): IdempotentCommand<R, Response> {
  const {
    store,
    rejected = (record: R): R => ({ ...record, state: 'rejected' }),
    unresolved = (record: R): R => ({ ...record, state: 'unknown' }),
  } = kind;
  const command = createCommand<R, CommandContext, IdempotentPorts<R, Response>>(
    {
      store,
      isOpen: isUnresolved,
      async send(records, run) {
        await Promise.all(records.map((record) => poll(record, run)));
        return records.map(({ key }) => key);
      },
      delay: ({ asks }) => resendDelay(asks),
      poll,
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

  async function poll({ key }: R, { ports, isSameSession }: CommandRun<CommandContext, IdempotentPorts<R, Response>>): Promise<boolean> {
    const { update } = store.getState();
    const record = update(key, (now) => ({ ...now, asks: now.asks + 1 }));
    if (!record) return false;
    const next = await ports.send(record, isSameSession).then(
      (response) => kind.resolved(record, response),
      (error: unknown) =>
        error instanceof BusinessError && isFinalRejection(error, record.asks) ? rejected(record, error) : unresolved(record),
    );
    update(key, () => next);
    // Money may have moved even while the result is unknown.
    return true;
  }

  async function send(draft: R, run: CommandRun<CommandContext, IdempotentPorts<R, Response>>): Promise<R> {
    const { sent, unsent } = await command.send([draft], run);
    if (unsent !== null) return rejected(draft, { code: CODE.common, message: unsent });
    return sent[0] ?? store.getState().openLike(draft) ?? draft;
  }

  return {
    async execute(create, context, ports) {
      const run = command.begin(context, ports);
      const draft = create({ key: run.ports.mint(), member: context.member, state: 'waiting', asks: 0 });
      const record = store.getState().openLike(draft) ?? (await send(draft, run));
      return isUnresolved(record) ? ((await command.follow(record.key, run)) ?? record) : record;
    },
    resume: command.resume,
  };
}
