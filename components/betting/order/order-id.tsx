'use client';

import { copyText } from '@/components/ui/copy/copy';
import { Icon } from '@/components/ui/icon';
import { WIDGET_COPY } from '@/components/ui/widget.copy';
import { ORDER_COPY, shortId } from '@/lib/domain/betting/order/order.copy';

/** An order's number to copy; shortened in the middle where space is short, copied and read out in full. */
export function OrderId({ id, whole }: { id: string; whole?: boolean }) {
  const shown = whole ? id : shortId(id);
  return (
    <button
      type="button"
      // The accessible name begins with the visible text (WCAG 2.5.3).
      aria-label={`${WIDGET_COPY.copy}${ORDER_COPY.id} ${shown === id ? id : `${shown}（${id}）`}`}
      className="hit-44 inline-flex max-w-full items-center gap-1 font-normal"
      onClick={() => void copyText(id)}
    >
      <span className="truncate">{shown}</span>
      <Icon name="copy" size={14} className="text-text-2" />
    </button>
  );
}
