'use client';

import { useState } from 'react';
import { Lazy } from '@/components/ui/lazy/lazy';
import { useLeftOver } from '@/components/ui/lazy/use-left-over';
import { QUICK_BET_KEY, QUICK_BET_ON } from '@/lib/domain/betting/quick-bet/quick-bet.keys';
import { PLACEMENT_KEY } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';

const loadBar = async () => (await import('@/components/betting/slip/slip-bar')).SlipBar;

/** A bet that was not accepted yet; receipts stay with their page. */
const OPEN_BET = /"step":"(sent|pending|unknown|rejected)"/;

/** Reserves the slip bar's space; the bar itself arrives with its own chunk once there is something to show. */
export function SlipDock() {
  const filled = useSlip((slip) => slip.legs.length > 0 || slip.barWanted === true);
  const left = useLeftOver(PLACEMENT_KEY, OPEN_BET);
  const quick = useLeftOver(QUICK_BET_KEY, QUICK_BET_ON);
  const [needed, setNeeded] = useState(false);
  // Never reset: the sheet that took the last selection is still open.
  if ((filled || left || quick) && !needed) setNeeded(true);
  return (
    <Lazy load={loadBar} wanted={needed}>
      {(SlipBar) => <SlipBar />}
    </Lazy>
  );
}
