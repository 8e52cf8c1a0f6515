'use client';

import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { LOOK_COOKIE } from '@pavilion/contract/cookies';
import { PREFERENCES_KEY } from '@pavilion/contract/storage-keys';
import { persistCookie } from '@/lib/kit/browser/persisted-cookie';
import { readCookie } from '@/lib/kit/browser/cookie';
import { loadPersisted, persistedMembers } from '@/lib/kit/browser/persisted-store';
import { useRendered } from './rendered.store';
import {
  DEFAULT_PREFERENCE,
  type Density,
  type Look,
  lookOf,
  lookText,
  type OddsType,
  type Preference,
  preferenceSchema,
} from './preference.model';

interface PreferenceStore extends Preference {
  setOddsType: (oddsType: OddsType) => void;
  setDensity: (density: Density) => void;
  toggleHideBalance: () => void;
}

/** Display preferences, in localStorage `preferences`; those that pages are rendered with also in cookies for the server. */
export const usePreference = create<PreferenceStore>()(
  persist(
    (set) => ({
      ...DEFAULT_PREFERENCE,
      // A browser that lost its storage still knows the preferences with which the page was rendered.
      ...(typeof document === 'undefined' ? null : lookOf(readCookie(LOOK_COOKIE) ?? undefined)),
      setOddsType: (oddsType) => set({ oddsType }),
      setDensity: (density) => set({ density }),
      toggleHideBalance: () => set((state) => ({ hideBalance: !state.hideBalance })),
    }),
    persistedMembers<PreferenceStore, Preference>({
      name: PREFERENCES_KEY,
      version: 1,
      initial: DEFAULT_PREFERENCE,
      schema: preferenceSchema,
    }),
  ),
);

// Runs before hydration: `RenderedLook` carries the values that the server rendered with; the rest starts from the defaults and updates.
if (typeof document !== 'undefined') {
  loadPersisted(usePreference);
  persistCookie(usePreference, LOOK_COOKIE, lookText);
}

/** The list preferences with which this page was rendered. */
export const RenderedLook = createContext<Look>(DEFAULT_PREFERENCE);

const store: Pick<typeof usePreference, 'getState' | 'subscribe'> = usePreference;

/** Density or odds type, the same as the server's during hydration. */
export function useLook<T>(pick: (look: Look) => T): T {
  return useRendered<Look, T>(store, useContext(RenderedLook), pick);
}
