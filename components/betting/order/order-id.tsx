'use client';

import { copyText } from '@/components/ui/copy/copy';
import { Icon } from '@/components/ui/icon';
import { WIDGET_COPY } from '@/components/ui/widget.copy';
import { ORDER_COPY } from '@/lib/domain/betting/order/order.copy';

/** An order's number, which a tap copies. */
export function OrderId({ id }: { id: string }) {
  return (
    <button
      type="button"
      // The accessible name begins with the visible text (WCAG 2.5.3).
      aria-label={`${WIDGET_COPY.copy}${ORDER_COPY.id} ${id}`}
      className="hit-44 inline-flex max-w-full items-center gap-1 font-normal"
      onClick={() => void copyText(id)}
    >
      <span className="truncate">{id}</span>
      <Icon name="copy" size={14} className="text-text-2" />
    </button>
  );
}
