import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import {
  BROWSER_PORTS,
  createCommand,
  type CommandContext,
  type CommandPorts,
  type CommandRun,
} from '@/lib/domain/command/command.mutations';
import { BusinessError, CancelledError } from '@/lib/kit/http/errors';
import { answered, askDelay, broken, isOpen, openRecord } from './transfer.rules';
import { useTransfers } from './transfer.store';
import type { VenueTransfer, TransferRequest, TransferRecord } from './wallet.model';

/** What transfers need from outside. */
export interface TransferPorts extends CommandPorts {
  /** `isSameSession`: whether the member is still logged in when the call is sent. */
  send(order: TransferRequest, key: string, isSameSession: () => boolean): Promise<readonly VenueTransfer[]>;
}

type Run = CommandRun<CommandContext, TransferPorts>;

const transfers = createCommand<TransferRecord, CommandContext, TransferPorts>(
  {
    store: useTransfers,
    isOpen,
    async send(records, run) {
      await Promise.all(records.map((record) => ask(record, run)));
      return records.map(({ key }) => key);
    },
    delay: ({ asks }) => askDelay(asks),
    ask,
    // What can be withdrawn depends on the central wallet.
    invalidates: [MEMBER_KEY, ['withdraw']],
  },
  {
    ...BROWSER_PORTS,
    async send(order, key, isSameSession) {
      const { sendTransfer } = await import('./wallet.api');
      if (!isSameSession()) throw new CancelledError();
      return sendTransfer(order, key);
    },
  },
);

/**
 * Executes a request once: a second tap on the same one joins the first. Resolves when its result is known; until then the
 * store has its state. When the session ends first, it stays open for the member's next one.
 */
export async function startTransfer(order: TransferRequest, context: CommandContext, ports?: TransferPorts): Promise<TransferRecord> {
  const run = transfers.begin(context, ports);
  const draft = openRecord(order, run.ports.mint(), context.member);
  const record = useTransfers.getState().openLike(draft) ?? (await transfers.send([draft], run))[0]!;
  return isOpen(record) ? ((await transfers.follow(record.key, run)) ?? record) : record;
}

/** Follows what an earlier page of this member left without an answer. */
export const resumeTransfers = transfers.resume;

/** Sends the request under the record's key, which moves money at most once. A lost answer never counts as failed. */
async function ask({ key }: TransferRecord, { ports, isSameSession }: Run): Promise<boolean> {
  const { update } = useTransfers.getState();
  const record = update(key, (now) => ({ ...now, asks: now.asks + 1 }));
  if (!record) return false;
  const next = await ports.send(record.order, key, isSameSession).then(
    (lines) => answered(record, lines),
    (error: unknown) => broken(record, error instanceof BusinessError ? error : null),
  );
  update(key, () => next);
  // Wallets may have changed even while the result is unknown.
  return true;
}
