'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { ORDER_COPY } from '@/lib/domain/betting/order/order.copy';
import type { Order } from '@/lib/domain/betting/order/order.model';

const loadSheet = async () => (await import('./share-sheet')).ShareSheet;

/** 晒单: the order as a picture. */
export function ShareButton({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className="ml-auto px-5" onClick={() => setOpen(true)}>
        {ORDER_COPY.share}
      </Button>
      <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
        {(ShareSheet) => <ShareSheet open={open} onClose={() => setOpen(false)} order={order} />}
      </Lazy>
    </>
  );
}
