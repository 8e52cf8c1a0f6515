'use client';

import { useState } from 'react';
import { Lazy } from '@/components/ui/lazy/lazy';
import { useLeftOver } from '@/components/ui/lazy/use-left-over';
import { useOpenBets } from '@/lib/domain/betting/order/open-bets.store';
import { QUICK_BET_KEY, QUICK_BET_ON } from '@/lib/domain/betting/quick-bet/quick-bet.keys';
import { PLACEMENT_KEY } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { OPEN_DEPOSIT, OPEN_DEPOSIT_KEY } from '@/lib/domain/money/deposit/deposit-open.storage';

const loadBar = async () => (await import('@/components/betting/slip/slip-bar')).SlipBar;
const loadTray = async () => (await import('@/components/betting/order/bets/bets-tray')).BetsTray;
const loadDeposit = async () => (await import('@/components/money/open-deposit/deposit-tray')).DepositTray;

/** A bet that was not accepted yet; receipts stay with their page. */
const OPEN_BET = /"step":"(sent|pending|unknown|rejected)"/;

/**
 * Place of the slip's bar, which arrives with its own chunk once there is something to show, and above it the lines of an open deposit and,
 * with `tray`, of the member's bets in play.
 */
export function SlipDock({ tray = false }: { tray?: boolean }) {
  const inPlay = useOpenBets((bets) => bets.inPlay.length > 0);
  const filled = useSlip((slip) => slip.legs.length > 0 || slip.barWanted === true);
  const left = useLeftOver(PLACEMENT_KEY, OPEN_BET);
  const quick = useLeftOver(QUICK_BET_KEY, QUICK_BET_ON);
  const pays = useLeftOver(OPEN_DEPOSIT_KEY, OPEN_DEPOSIT);
  const [needed, setNeeded] = useState(false);
  // Never reset: the sheet that took the last selection is still open.
  if ((filled || left || quick) && !needed) setNeeded(true);
  return (
    <>
      <Lazy load={loadDeposit} wanted={pays}>
        {(DepositTray) => <DepositTray />}
      </Lazy>
      <Lazy load={loadTray} wanted={tray && inPlay}>
        {(BetsTray) => <BetsTray />}
      </Lazy>
      <Lazy load={loadBar} wanted={needed}>
        {(SlipBar) => <SlipBar />}
      </Lazy>
    </>
  );
}
