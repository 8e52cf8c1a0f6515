import type { ReactNode } from 'react';
import { CopyText } from '@/components/ui/copy/copy-text';
import { CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';

/** An order's details, with its number last. */
export function MoneyOrderFacts({ orderId, children }: { orderId: string; children: ReactNode }) {
  return (
    <dl className="card px-4 text-13">
      {children}
      <MoneyOrderFact label={CASHIER_COPY.orderId}>
        <CopyText text={orderId} label={CASHIER_COPY.orderId} />
      </MoneyOrderFact>
    </dl>
  );
}

export function MoneyOrderFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-4 border-b border-line py-2 last:border-b-0">
      <dt className="w-16 shrink-0 text-text-2">{label}</dt>
      <dd className="min-w-0 flex-1 break-words">{children}</dd>
    </div>
  );
}
