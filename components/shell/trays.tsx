import { BetsTray } from '@/components/betting/order/bets/bets-tray';
import { DepositTray } from '@/components/money/open-deposit/deposit-tray';

/** The lines above the slip's bar: an open deposit, and under it the member's bets in play. */
export function Trays({ deposit, bets }: { deposit: boolean; bets: boolean }) {
  return (
    <>
      {deposit ? <DepositTray /> : null}
      {bets ? <BetsTray /> : null}
    </>
  );
}
