'use client';

import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import { Tag } from '@/components/ui/tag';
import type { VenueCode } from '@pavilion/contract/constants';
import { keepEnded, type Ended } from '@/lib/domain/betting/sport/list/ended.rules';
import type { Entry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { PHASE_NAMES } from '@/lib/domain/betting/match/phase.copy';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms after the last response with the match; one that was only missed between two page requests is back by then. */
const SURE_MS = 10_000;

const NONE: readonly Ended[] = [];

/** Matches that a list still shows though the venue has taken them off, by id. */
export const EndedMatches = createContext<ReadonlyMap<string, Ended>>(new Map());

/** The last known state of a match that left its list; null for one that is in it. */
export function useEnded(matchId: string): Ended | null {
  return useContext(EndedMatches).get(matchId) ?? null;
}

/**
 * Matches that were in play and have left the list: they keep their place until the member leaves the list. `entries`: those of
 * the list; another `scope` is another list.
 */
export function useEndedOf(venue: VenueCode, entries: readonly Entry[], scope: string, complete: boolean): readonly Ended[] {
  const index = sportIndex(useQueryClient());
  const [state, hold] = useState({ scope, entries, ended: NONE });
  if (state.entries === entries && state.scope === scope) return state.ended;
  const lastOf = (id: string) => index.match(venue, id);
  const ended = state.scope === scope ? keepEnded(state.ended, { before: state.entries, now: entries, complete, lastOf }) : NONE;
  hold({ scope, entries, ended });
  return ended;
}

/** `已结束`; until that is sure only that nothing is sold. */
export function EndedMark({ at }: Pick<Ended, 'at'>) {
  const [sure, setSure] = useState(() => steadyNow() - at >= SURE_MS);
  useEffect(() => {
    const timer = setTimeout(() => setSure(true), at + SURE_MS - steadyNow());
    return () => clearTimeout(timer);
  }, [at]);
  return sure ? <span className="row-age">{PHASE_NAMES.ended}</span> : <Tag tone="warn">{SPORT_COPY.suspendedTag}</Tag>;
}
