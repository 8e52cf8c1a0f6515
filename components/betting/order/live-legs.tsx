'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { matchesInPlay } from '@/lib/domain/betting/order/open-match.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { LegFixture, LegMatchContext, type LegMatchProps } from './leg-fixture';

const loadLegMatch = () => import('./leg-match');

/** Provides score and clock to legs in play below; loads their script with the first one. */
export function LiveLegs({ orders, children }: { orders: readonly Order[]; children: ReactNode }) {
  const [live, setLive] = useState<Awaited<ReturnType<typeof loadLegMatch>> | null>(null);
  const venues = matchesInPlay(orders, worldNow());
  const wanted = venues.length > 0 && live === null;
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const fetchPiece = async () => {
      try {
        const piece = await loadLegMatch();
        if (!gone) setLive(piece);
      } catch {
        // The fixtures stay without scores; the next visit loads again.
      }
    };
    void fetchPiece();
    return () => {
      gone = true;
    };
  }, [wanted]);
  // A stable function: a new one would render every leg again.
  const renderLeg = useCallback((of: LegMatchProps) => (live ? <live.LegMatch {...of} /> : <LegFixture {...of} />), [live]);
  return (
    <LegMatchContext value={renderLeg}>
      {live ? venues.map(({ venue, matchIds }) => <live.OpenMatches key={venue} venue={venue} matchIds={matchIds} />) : null}
      {children}
    </LegMatchContext>
  );
}
