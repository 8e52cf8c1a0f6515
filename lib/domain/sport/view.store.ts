'use client';

import { create } from 'zustand';
import * as z from '@/lib/contract/schema';
import { keepState } from '@/lib/kit/browser/kept-state';
import type { SortBy } from './board.rules';
import { LIST_KINDS, type ListKind } from './market.rules';
import type { SportId } from './sport.model';

const texts = z._default(z.array(z.string()), []);
const bySport = z._default(z.record(z.array(z.string())), {});

const viewSchema = z.object({
  /** Starred matches, `FBTY:863211`. */
  favourites: texts,
  /** Leagues folded in lists. */
  foldedLeagues: texts,
  kind: z._default(z.enum(LIST_KINDS), 'winner'),
  sort: z._default(z.enum(['league', 'time']), 'league'),
  /** Pinned and folded market groups of an event page, per sport. */
  pinned: bySport,
  foldedMarkets: bySport,
});

type View = z.infer<typeof viewSchema>;

interface ViewStore extends View {
  toggleFavourite: (key: string) => void;
  toggleLeague: (leagueId: string) => void;
  setKind: (kind: ListKind) => void;
  setSort: (sort: SortBy) => void;
  togglePin: (sport: SportId, groupId: string) => void;
  toggleMarket: (sport: SportId, groupId: string) => void;
}

/** More stars than this are forgotten from the oldest on: matches pass, the storage stays small. */
const MOST_FAVOURITES = 200;

const EMPTY: View = { favourites: [], foldedLeagues: [], kind: 'winner', sort: 'league', pinned: {}, foldedMarkets: {} };

/** How this member likes lists and event pages, in localStorage `sportView`. Read after hydration by `loadView`. */
export const useView = create<ViewStore>()((set) => ({
  ...EMPTY,
  toggleFavourite: (key) => set((view) => ({ favourites: toggled(view.favourites, key).slice(-MOST_FAVOURITES) })),
  toggleLeague: (leagueId) => set((view) => ({ foldedLeagues: toggled(view.foldedLeagues, leagueId) })),
  setKind: (kind) => set({ kind }),
  setSort: (sort) => set({ sort }),
  togglePin: (sport, groupId) => set((view) => ({ pinned: toggledIn(view.pinned, sport, groupId) })),
  toggleMarket: (sport, groupId) => set((view) => ({ foldedMarkets: toggledIn(view.foldedMarkets, sport, groupId) })),
}));

const load = keepState<View>(useView, { name: 'sportView', version: 1, initial: EMPTY, schema: viewSchema });
let loaded = false;

/** Reads what is stored, once per visit; the first render must equal the server's, which knows none of it. */
export function loadView(): void {
  if (loaded) return;
  loaded = true;
  load();
}

function toggled(held: readonly string[], item: string): string[] {
  return held.includes(item) ? held.filter((other) => other !== item) : [...held, item];
}

function toggledIn(held: Record<string, string[]>, sport: SportId, item: string): Record<string, string[]> {
  return { ...held, [sport]: toggled(held[sport] ?? [], item) };
}
