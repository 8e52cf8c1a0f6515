'use client';

import { useEffect } from 'react';
import { dropReceipts } from '@/lib/domain/betting/slip/placement.store';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { MINUTE } from '@pavilion/number/duration';

/** ms that the bar shows a receipt while the slip is closed. */
const SHOWN_MS = MINUTE;

/**
 * Removes receipts while the slip is closed: with the page, with the next selection, or after a minute. Bets without a known
 * result stay. Closing the slip removes the receipts that it showed.
 */
export function useLeavingReceipts(open: boolean, receipts: number): void {
  useEffect(() => dropReceipts(), []);
  useEffect(() => {
    if (open) return undefined;
    const stop = useSlip.subscribe((now, before) => {
      const isNew = ({ selectionId }: { selectionId: string }) => !before.legs.some((other) => other.selectionId === selectionId);
      if (now.legs !== before.legs && now.legs.some(isNew)) dropReceipts();
    });
    return () => stop();
  }, [open]);
  useEffect(() => {
    if (open || receipts === 0) return undefined;
    const timer = setTimeout(dropReceipts, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [open, receipts]);
}
