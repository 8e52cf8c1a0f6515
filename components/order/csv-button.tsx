'use client';

import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toast-queue';
import { ORDER_COPY } from '@/lib/domain/order/order.copy';
import type { Order } from '@/lib/domain/order/order.model';
import { siteDay } from '@/lib/domain/order/order-view.rules';
import { worldNow } from '@/lib/kit/browser/world-time';

/** The orders on the screen as a table, to keep. */
export function CsvButton({ orders }: { orders: readonly Order[] }) {
  const save = async () => {
    if (orders.length === 0) {
      showToast(ORDER_COPY.csvNone, { tone: 'info' });
      return;
    }
    const [{ toCsv }, { saveFile }] = await Promise.all([import('@/lib/domain/order/csv.rules'), import('@/lib/kit/browser/save-file')]);
    saveFile(`${ORDER_COPY.title}-${siteDay(worldNow())}.csv`, new Blob([toCsv(orders)], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <IconButton label={ORDER_COPY.csv} onClick={() => void save()}>
      <Icon name="download" size={20} />
    </IconButton>
  );
}
