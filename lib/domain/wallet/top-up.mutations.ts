import type { CommandContext } from '@/lib/domain/command/command.mutations';
import { startTransfer, type TransferPorts } from './transfer.mutations';
import type { TopUp } from './top-up.rules';
import type { TransferRecord } from './wallet.model';

/**
 * Fills wallets up as planned: first everything into the centre, side by side, then from there. Where a venue gives nothing
 * the money that came stays in the centre, and a new plan counts on it. Answers the records that failed: none = it is done.
 */
export async function topUp({ collect, deal }: TopUp, context: CommandContext, ports?: TransferPorts): Promise<TransferRecord[]> {
  for (const step of [collect, deal]) {
    const records = await Promise.all(step.map((order) => startTransfer(order, context, ports)));
    const failed = records.filter(({ state }) => state !== 'done');
    if (failed.length > 0) return failed;
  }
  return [];
}
