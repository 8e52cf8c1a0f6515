'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';

const loadSheet = async () => (await import('./quick-bet-sheet')).QuickBetSheet;

/** Opens the settings of 一键投注. */
export function QuickBetButton({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={SPORT_COPY.quickBet} className={className} onClick={() => setOpen(true)}>
        <Icon name="zap" size={20} className="text-text-2" />
      </IconButton>
      <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
        {(QuickBetSheet) => <QuickBetSheet open={open} onClose={() => setOpen(false)} />}
      </Lazy>
    </>
  );
}
