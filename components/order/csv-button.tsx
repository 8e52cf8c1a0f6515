'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { loadPart, showPartFailed } from '@/components/ui/lazy-part';
import { showToast } from '@/components/ui/toast/toast-queue';
import { ORDER_COPY } from '@/lib/domain/order/order.copy';
import type { Order } from '@/lib/domain/order/order.model';
import { dateText } from '@/lib/kit/format/site-time';
import { worldNow } from '@/lib/kit/browser/world-time';

const loadCsv = () => Promise.all([import('@/lib/domain/order/csv.rules'), import('@/lib/kit/browser/save-file')]);

/** Downloads all orders of the view as a table. */
export function CsvButton({
  orders,
  readRemaining,
}: {
  orders: readonly Order[];
  /** Reads the orders of the remaining pages, null when it fails; absent when all are loaded. */
  readRemaining: (() => Promise<readonly Order[] | null>) | null;
}) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    if (orders.length === 0) {
      showToast(ORDER_COPY.csvNone, { tone: 'info' });
      return;
    }
    setBusy(true);
    try {
      if (readRemaining) showToast(ORDER_COPY.csvBusy, { tone: 'info' });
      const all = readRemaining ? await readRemaining() : orders;
      if (!all) {
        showToast(ORDER_COPY.csvFailed, { tone: 'error' });
        return;
      }
      const parts = await loadPart(loadCsv).catch(() => showPartFailed(loadCsv, () => void save()));
      if (!parts) return;
      const [{ toCsv }, { saveFile }] = parts;
      saveFile(`${ORDER_COPY.title}-${dateText(worldNow())}.csv`, new Blob([toCsv(all)], { type: 'text/csv;charset=utf-8' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton label={ORDER_COPY.csv} aria-busy={busy || undefined} onClick={() => void save()}>
      <Icon name="download" size={20} />
    </IconButton>
  );
}
