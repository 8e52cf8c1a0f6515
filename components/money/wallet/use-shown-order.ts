'use client';

import { useEffect, useState } from 'react';
import { changeAddress } from '@/components/ui/sheet/sheet-entries';

/** Scrolls to the top: the tapped control disappears with its step. */
function toTop(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * The order that a page shows in place of its form; null = the form. The address contains its number, so that a reload finds it,
 * also when it has ended. `first`: the order of the address that was opened. `pathOf`: the page's address with an order.
 */
export function useShownOrder(first: string | null, pathOf: (orderId: string) => string) {
  const [shown, setShown] = useState(first);
  const [left, setLeft] = useState<string | null>(null);
  const address = shown === null ? null : pathOf(shown);
  useEffect(() => {
    if (address !== null) changeAddress(address);
  }, [address]);
  return {
    shown,
    /** The order that the member left by choice: it is not opened again. */
    left,
    /** Shows an open order that was found. */
    adopt: setShown,
    /** Shows the order that the form became. */
    open(orderId: string): void {
      setShown(orderId);
      toTop();
    },
    /** Returns to the form, whose address this is. */
    leave(formAddress: string): void {
      setLeft(shown);
      setShown(null);
      changeAddress(formAddress);
      toTop();
    },
  };
}
