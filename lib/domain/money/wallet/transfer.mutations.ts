import type { CommandContext } from '@/lib/domain/money/command/command.mutations';
import { createIdempotentCommand, type IdempotentPorts } from '@/lib/domain/money/command/idempotent.mutations';
import { MEMBER_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import { resolved, openRecord, rejected, unresolved } from './transfer.rules';
import { useTransfers } from './transfer.store';
import type { TransferRecord, TransferRequest, VenueTransfer } from './wallet.model';

/** External dependencies of transfers. */
export type TransferPorts = IdempotentPorts<TransferRecord, readonly VenueTransfer[]>;

const transfers = createIdempotentCommand<TransferRecord, readonly VenueTransfer[]>({
  store: useTransfers,
  async loadCall() {
    const { sendTransfer } = await import('./wallet.api');
    return ({ order, key }) => sendTransfer(order, key);
  },
  resolved,
  rejected,
  unresolved,
  // The withdrawable amount depends on the central wallet.
  invalidates: [MEMBER_KEY, WITHDRAW_KEY],
});

/** Executes a request once: a second tap on the same one joins the first. Resolves when its result is known or the session ends. */
export function startTransfer(order: TransferRequest, context: CommandContext, ports?: TransferPorts): Promise<TransferRecord> {
  return transfers.execute((unsent) => openRecord(order, unsent), context, ports);
}

/** Follows the transfers that an earlier page of this member left without a result. */
export const resumeTransfers = transfers.resume;
