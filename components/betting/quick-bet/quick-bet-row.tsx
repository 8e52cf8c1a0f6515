'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import { QUICK_BET_COPY } from '@/lib/domain/betting/quick-bet/quick-bet.copy';
import { useQuickBet } from '@/lib/domain/betting/quick-bet/quick-bet.store';
import { stakeOf } from '@/lib/domain/betting/slip/stake.rules';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { formatMinor } from '@pavilion/number/money';

const loadSheet = async () => (await import('./quick-bet-sheet')).QuickBetSheet;

/** 一键投注 in a list of settings: its state, and the way to its settings. */
export function QuickBetRow({ className = '' }: { className?: string }) {
  const [open, setOpen] = useState(false);
  const { stake, until } = useQuickBet();
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`flex min-h-12 w-full items-center gap-2 text-left text-15 ${className}`}
      >
        <Icon name="zap" size={20} className="text-brand" />
        <span className="flex-1">{QUICK_BET_COPY.title}</span>
        <span className="text-13 text-text-2">
          {until > steadyNow() ? QUICK_BET_COPY.each(formatMinor(stakeOf(stake) ?? 0n)) : QUICK_BET_COPY.isOff}
        </span>
        <Icon name="chevron-right" size={18} className="text-text-3" />
      </button>
      <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
        {(QuickBetSheet) => <QuickBetSheet open={open} onClose={() => setOpen(false)} />}
      </Lazy>
    </>
  );
}
