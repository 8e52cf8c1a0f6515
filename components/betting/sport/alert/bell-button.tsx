'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';

const loadSheet = async () => (await import('./match-alerts-sheet')).MatchAlertsSheet;

/** Opens the reminders of a match, or with null those of all followed ones. */
export function BellButton({ match }: { match: Match | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={SPORT_COPY.alerts}
        className="grid size-11 shrink-0 place-items-center"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" size={20} />
      </button>
      <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
        {(MatchAlertsSheet) => <MatchAlertsSheet match={match} open={open} onClose={() => setOpen(false)} />}
      </Lazy>
    </>
  );
}
