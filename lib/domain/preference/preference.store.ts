'use client';

import { create } from 'zustand';
import { writeCookie } from '@/lib/kit/browser/cookie';
import { keepState } from '@/lib/kit/browser/kept-state';
import {
  DEFAULT_PREFERENCE,
  type Density,
  type OddsType,
  type Preference,
  PREFERENCE_COOKIES,
  preferenceSchema,
  type Theme,
  type UpColour,
} from './preference.model';

interface PreferenceStore extends Preference {
  setTheme: (theme: Theme) => void;
  setOddsType: (oddsType: OddsType) => void;
  setDensity: (density: Density) => void;
  setUpColour: (upColour: UpColour) => void;
  toggleHideBalance: () => void;
}

/** s; the colours are asked for again by the server for a year. */
const COOKIE_LIFE = { maxAge: 365 * 24 * 3600 };

/**
 * Looks the member chose, in localStorage `preferences`; theme and number colours also in cookies for the server.
 * Starts with the defaults that the server rendered.
 */
export const usePreference = create<PreferenceStore>()((set) => ({
  ...DEFAULT_PREFERENCE,
  setTheme: (theme) => {
    document.documentElement.dataset.theme = theme;
    writeCookie(PREFERENCE_COOKIES.theme, theme, COOKIE_LIFE);
    set({ theme });
  },
  setOddsType: (oddsType) => set({ oddsType }),
  setDensity: (density) => set({ density }),
  setUpColour: (upColour) => {
    document.documentElement.dataset.up = upColour;
    writeCookie(PREFERENCE_COOKIES.upColour, upColour, COOKIE_LIFE);
    set({ upColour });
  },
  toggleHideBalance: () => set((state) => ({ hideBalance: !state.hideBalance })),
}));

/** Reads what is stored; the shell does after hydration. */
export const loadPreference = keepState<Preference>(usePreference, { name: 'preferences', version: 1, initial: DEFAULT_PREFERENCE, schema: preferenceSchema });
