'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { DEPOSIT_COPY } from '@/lib/domain/deposit/deposit.copy';
import { receiptOptions } from '@/lib/domain/deposit/deposit.queries';

/** One picture of a receipt, as its member reads it. */
export function ReceiptPicture({ id, label }: { id: string; label: string }) {
  const { data: address, isError, refetch } = useQuery(receiptOptions(id));
  if (address !== undefined) return <img src={address} alt={label} className="size-24 rounded-card border border-line object-cover" />;
  if (!isError) return <Skeleton className="size-24 rounded-card" />;
  return (
    <button
      type="button"
      onClick={() => void refetch()}
      className="flex size-24 flex-col items-center justify-center gap-1 rounded-card border border-line text-12 text-text-2"
    >
      <Icon name="refresh-cw" size={16} />
      {DEPOSIT_COPY.receiptLost}
    </button>
  );
}
