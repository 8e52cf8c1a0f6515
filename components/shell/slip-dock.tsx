'use client';

import { useState, useSyncExternalStore } from 'react';
import { Lazy } from '@/components/ui/lazy/lazy';
import { readStored } from '@/lib/kit/browser/storage';
import { PLACEMENT_KEY } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';

const loadBar = async () => (await import('@/components/betting/slip/slip-bar')).SlipBar;

const never = () => () => undefined;
/** True if an earlier page left a bet that was not accepted yet; receipts stay with their page. The store is only loaded with the bar. */
const leftOver = () => /"step":"(sent|pending|unknown|refused)"/.test(readStored(PLACEMENT_KEY) ?? '');

/** Reserves the slip bar's space; the bar itself arrives with its own chunk once there is something to show. */
export function SlipDock() {
  const filled = useSlip((slip) => slip.legs.length > 0);
  const left = useSyncExternalStore(never, leftOver, () => false);
  const [needed, setNeeded] = useState(false);
  // Never reset: the sheet that took the last selection is still open.
  if ((filled || left) && !needed) setNeeded(true);
  return (
    <Lazy load={loadBar} wanted={needed}>
      {(SlipBar) => <SlipBar />}
    </Lazy>
  );
}
