'use client';

import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from '@pavilion/contract/schema';
import { loadPersisted, persistedMembers } from '@/lib/kit/browser/persisted-store';

/** Searches stored at a time. */
const MAX_RECENT = 8;

const recentSchema = z.object({ words: z.array(z.string(z.maxLength(30))) });
type Recent = z.infer<typeof recentSchema>;
type Searches = Recent & { add: (query: string) => void; clear: () => void };

/** Recent successful searches of this browser, newest first, in localStorage `recentSearches`. */
export const useRecent = create<Searches>()(
  persist(
    (set) => ({
      words: [],
      add: (query) => set((state) => ({ words: [query, ...state.words.filter((other) => other !== query)].slice(0, MAX_RECENT) })),
      clear: () => set({ words: [] }),
    }),
    persistedMembers<Searches, Recent>({ name: 'recentSearches', version: 1, initial: { words: [] }, schema: recentSchema }),
  ),
);

loadPersisted(useRecent);
