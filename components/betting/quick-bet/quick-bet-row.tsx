'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import { ListRow } from '@/components/ui/list-row';
import { QUICK_BET_COPY } from '@/lib/domain/betting/quick-bet/quick-bet.copy';
import { useQuickBet } from '@/lib/domain/betting/quick-bet/quick-bet.store';
import { stakeOf } from '@/lib/domain/betting/slip/stake.rules';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { formatMinor } from '@pavilion/number/money';

const loadSheet = async () => (await import('./quick-bet-sheet')).QuickBetSheet;

/** 一键投注 in a list of settings: its state, and the way to its settings. */
export function QuickBetRow() {
  const [open, setOpen] = useState(false);
  const { stake, until } = useQuickBet();
  return (
    <>
      <ListRow
        onPress={() => setOpen(true)}
        icon={<Icon name="zap" size={18} />}
        label={QUICK_BET_COPY.title}
        value={until > steadyNow() ? QUICK_BET_COPY.each(formatMinor(stakeOf(stake) ?? 0n)) : QUICK_BET_COPY.isOff}
      />
      <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
        {(QuickBetSheet) => <QuickBetSheet open={open} onClose={() => setOpen(false)} />}
      </Lazy>
    </>
  );
}
