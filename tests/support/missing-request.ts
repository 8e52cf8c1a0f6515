import { act } from '@testing-library/react';
import type { CommandStore } from '@/lib/domain/money/command/command.store';
import type { OrderRequest } from '@/lib/domain/money/command/order-request.model';

/** Marks the newest request of a store as missing. Returns how many dialogs opened because of it. */
export async function becomesNothing<R extends OrderRequest>(store: CommandStore<R>): Promise<number> {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { records, update } = store.getState();
  await act(async () => void update(records.at(-1)!.key, (record) => ({ ...record, state: { step: 'missing' } })));
  const opened = showModal.mock.calls.length;
  showModal.mockRestore();
  return opened;
}
