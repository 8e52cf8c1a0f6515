import type { CommandContext } from '@/lib/domain/money/command/command.mutations';
import { startTransfer, type TransferPorts } from './transfer.mutations';
import type { TopUp } from './top-up.rules';
import type { TransferRecord } from './wallet.model';

/**
 * Carries out a top-up plan: first all transfers to the centre in parallel, then those to the venues. When a venue's transfer
 * fails, the money stays in the centre, and a new plan includes it. Returns the failed records: none = done.
 */
export async function topUp({ collect, deal }: TopUp, context: CommandContext, ports?: TransferPorts): Promise<TransferRecord[]> {
  for (const step of [collect, deal]) {
    const records = await Promise.all(step.map((order) => startTransfer(order, context, ports)));
    const failed = records.filter(({ state }) => state !== 'done');
    if (failed.length > 0) return failed;
  }
  return [];
}
