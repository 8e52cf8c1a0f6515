'use client';

import { useState } from 'react';
import { Lazy } from '@/components/ui/lazy/lazy';
import { useLeftOver } from '@/components/ui/lazy/use-left-over';
import { useOpenBets } from '@/lib/domain/betting/order/open-bets.store';
import { QUICK_BET_KEY, QUICK_BET_ON } from '@/lib/domain/betting/quick-bet/quick-bet.keys';
import { PLACEMENT_KEY } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { OPEN_DEPOSIT, OPEN_DEPOSIT_KEY } from '@/lib/domain/money/deposit/deposit.keys';
import { currentToken } from '@/lib/platform/token';

const loadBar = async () => (await import('@/components/betting/slip/slip-bar')).SlipBar;
const loadTrays = async () => (await import('./trays')).Trays;

/** A bet that was not accepted yet; receipts stay with their page. */
const OPEN_BET = /"step":"(sent|pending|unknown|rejected)"/;

/**
 * Place of the slip's bar, which arrives with its own chunk once there is something to show, and above it the lines of an open deposit and,
 * with `tray`, of the member's bets in play.
 */
export function SlipDock({ tray = false }: { tray?: boolean }) {
  const bets = useOpenBets(({ inPlay }) => inPlay.length > 0) && tray;
  const filled = useSlip((slip) => slip.legs.length > 0 || slip.barWanted === true);
  const left = useLeftOver(PLACEMENT_KEY, OPEN_BET);
  const quick = useLeftOver(QUICK_BET_KEY, QUICK_BET_ON);
  // The sign outlives a logout.
  const pays = useLeftOver(OPEN_DEPOSIT_KEY, OPEN_DEPOSIT) && currentToken() !== null;
  const [needed, setNeeded] = useState(false);
  // Never reset: the sheet that took the last selection is still open.
  if ((filled || left || quick) && !needed) setNeeded(true);
  return (
    <>
      <Lazy load={loadTrays} wanted={pays || bets}>
        {(Trays) => <Trays deposit={pays} bets={bets} />}
      </Lazy>
      <Lazy load={loadBar} wanted={needed}>
        {(SlipBar) => <SlipBar />}
      </Lazy>
    </>
  );
}
