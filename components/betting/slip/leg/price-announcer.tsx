'use client';

import { useEffect, useRef, useState } from 'react';
import { useLook } from '@/lib/domain/site/preference/preference.store';
import { selectionInFull } from '@/lib/domain/betting/sport/selection.copy';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import type { LegJudgement } from '@/lib/domain/betting/slip/judgement.model';
import { displayOdds, oddsTypeOf } from '@/lib/domain/betting/sport/price/odds.rules';
import { toOdds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms between two announcements (product §4). */
const PAUSE_MS = 3_000;

/** Announces to screen readers which prices moved since the last announcement: politely, and at most every 3 s. */
export function PriceAnnouncer({ legs, perLeg }: { legs: readonly SlipLeg[]; perLeg: readonly LegJudgement[] }) {
  const [text, setText] = useState('');
  const announced = useRef(new Map<string, string>());
  const last = useRef(0);
  const chosen = useLook((look) => look.oddsType);
  const prices = perLeg.map((leg) => `${leg.selectionId}=${leg.state}${leg.price ?? ''}`).join(' ');

  useEffect(() => {
    const speak = () => {
      const moved = legs.flatMap((leg, index) => {
        const { price = null, state, quote } = perLeg[index] ?? {};
        if (state === 'line-changed') {
          const to = selectionInFull({ ...leg, selection: quote?.selection?.name ?? '', line: quote?.selection?.line ?? null });
          if (announced.current.get(leg.selectionId) === to) return [];
          announced.current.set(leg.selectionId, to);
          return [SLIP_COPY.lineFromTo(selectionInFull(leg), to)];
        }
        if (!price || state !== 'open') return [];
        const before = toOdds(announced.current.get(leg.selectionId) ?? '') ?? leg.seenPrice;
        announced.current.set(leg.selectionId, price);
        const change = compareOdds(price, before);
        // In the odds type that the leg shows.
        const type = oddsTypeOf({ kind: leg.marketKind, oddsTypes: leg.oddsTypes }, chosen);
        return change === 0
          ? []
          : [SLIP_COPY.announce(selectionInFull(leg), displayOdds(before, type), displayOdds(price, type), change > 0)];
      });
      if (moved.length === 0) return;
      last.current = steadyNow();
      setText(moved.join('，'));
    };
    const wait = Math.max(0, last.current + PAUSE_MS - steadyNow());
    const timer = setTimeout(speak, wait);
    return () => clearTimeout(timer);
    // The effect depends on the prices as text; the arrays are new with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [prices]);

  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
