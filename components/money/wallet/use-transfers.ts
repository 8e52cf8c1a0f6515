'use client';

import { useResumed } from '@/components/money/command/use-resumed';
import { resumeTransfers, startTransfer } from '@/lib/domain/money/wallet/transfer.mutations';
import { isUnresolved } from '@/lib/domain/money/command/idempotent.rules';
import { useTransfers } from '@/lib/domain/money/wallet/transfer.store';
import type { TransferRequest, TransferRecord } from '@/lib/domain/money/wallet/wallet.model';

/** The member's transfers; those without a result are followed on every page. */
export function useMemberTransfers(member: string | null) {
  const context = useResumed(member, resumeTransfers);
  const records = useTransfers((state) => state.records).filter((record) => record.member === member);
  return {
    records,
    /** One is open: no other starts. */
    busy: records.some(isUnresolved),
    /** The newest of a kind, until it is dismissed. */
    last: (kind: TransferRequest['kind']): TransferRecord | null => records.findLast((record) => record.order.kind === kind) ?? null,
    start: (order: TransferRequest): Promise<TransferRecord> | null => context && startTransfer(order, context),
    dismiss: (...gone: readonly TransferRecord[]) => useTransfers.getState().dismiss(gone.map(({ key }) => key)),
  };
}

export type MemberTransfers = ReturnType<typeof useMemberTransfers>;
