'use client';

import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { VIEW_COOKIE } from '@pavilion/contract/cookies';
import { useRendered } from '@/lib/domain/site/preference/rendered.store';
import { persistCookie } from '@/lib/kit/browser/persisted-cookie';
import { loadPersisted, persistedMembers } from '@/lib/kit/browser/persisted-store';
import type { SortBy } from './board.rules';
import type { ListKind } from '@/lib/domain/betting/sport/market/market.rules';
import type { SportId } from '@/lib/domain/betting/match/sport.model';
import { EMPTY_VIEW, viewSchema, viewText, type View } from './view.rules';

interface ViewStore extends View {
  toggleFavourite: (key: string) => void;
  toggleLeague: (leagueId: string) => void;
  toggleLeaguePin: (league: string) => void;
  setKind: (kind: ListKind) => void;
  setSort: (sort: SortBy) => void;
  togglePin: (sport: SportId, groupId: string) => void;
  toggleMarket: (sport: SportId, groupId: string) => void;
}

/** Past this number the oldest are dropped, so that storage stays small. */
const MAX_PINNED = 200;

/**
 * This member's view options for lists and event pages, in localStorage `sportView`; the part that the server renders with also in a
 * cookie.
 */
export const viewStore = create<ViewStore>()(
  persist(
    (set) => ({
      ...EMPTY_VIEW,
      toggleFavourite: (key) => set((view) => ({ favourites: toggled(view.favourites, key) })),
      toggleLeague: (leagueId) => set((view) => ({ foldedLeagues: toggled(view.foldedLeagues, leagueId) })),
      toggleLeaguePin: (league) => set((view) => ({ pinnedLeagues: toggled(view.pinnedLeagues, league) })),
      setKind: (kind) => set({ kind }),
      setSort: (sort) => set({ sort }),
      togglePin: (sport, groupId) => set((view) => ({ pinned: toggledIn(view.pinned, sport, groupId) })),
      toggleMarket: (sport, groupId) => set((view) => ({ foldedMarkets: toggledIn(view.foldedMarkets, sport, groupId) })),
    }),
    persistedMembers<ViewStore, View>({ name: 'sportView', version: 1, initial: EMPTY_VIEW, schema: viewSchema }),
  ),
);

// Before hydration: the values that the server rendered with come by `RenderedView`.
if (typeof document !== 'undefined') {
  loadPersisted(viewStore);
  // Only the sport pages are rendered with it.
  persistCookie(viewStore, VIEW_COOKIE, viewText, { path: '/game/sport' });
}

/** The view that this page was rendered with. */
export const RenderedView = createContext<View>(EMPTY_VIEW);

/** Part of the member's view, the same as the server's during hydration. */
export function useView<T>(pick: (view: View) => T): T {
  return useRendered<View, T>(viewStore, useContext(RenderedView), pick);
}

function toggled(list: readonly string[], item: string): string[] {
  return (list.includes(item) ? list.filter((other) => other !== item) : [...list, item]).slice(-MAX_PINNED);
}

function toggledIn(bySport: Record<string, string[]>, sport: SportId, item: string): Record<string, string[]> {
  return { ...bySport, [sport]: toggled(bySport[sport] ?? [], item) };
}
