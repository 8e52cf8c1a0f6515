'use client';

import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { COOKIE_LIFE, keepCookie } from '@/lib/kit/browser/kept-cookie';
import { readCookie, writeCookie } from '@/lib/kit/browser/cookie';
import { keepState } from '@/lib/kit/browser/kept-state';
import { useDrawn } from './drawn.store';
import {
  DEFAULT_PREFERENCE,
  type Density,
  GROUNDS,
  type Look,
  lookOf,
  lookText,
  type OddsType,
  type Preference,
  PREFERENCE_COOKIES,
  preferenceSchema,
  type Theme,
  THEME_COLOURS,
  type UpColour,
} from './preference.model';

interface PreferenceStore extends Preference {
  setTheme: (theme: Theme) => void;
  setOddsType: (oddsType: OddsType) => void;
  setDensity: (density: Density) => void;
  setUpColour: (upColour: UpColour) => void;
  toggleHideBalance: () => void;
}

/** Colours the browser's own bars at once; the next page brings its own. Their elements stay the framework's. */
function paintBars(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ground = GROUNDS.find((one) => Object.values<string>(THEME_COLOURS[one]).includes(bar.content)) ?? 'surface';
    const scheme = bar.getAttribute('media');
    const isDark = scheme ? scheme.includes('dark') : matchMedia('(prefers-color-scheme: dark)').matches;
    const dark = theme === 'system' ? isDark : theme === 'dark';
    bar.content = THEME_COLOURS[ground][dark ? 'dark' : 'light'];
  }
}

/**
 * Looks the member chose, in localStorage `preferences`; what a page is drawn with also in cookies for the server.
 */
export const usePreference = create<PreferenceStore>()((set) => ({
  ...DEFAULT_PREFERENCE,
  // A browser that forgot what it stored still knows what the page was drawn with.
  ...(typeof document === 'undefined' ? null : lookOf(readCookie(PREFERENCE_COOKIES.look) ?? undefined)),
  setTheme: (theme) => {
    document.documentElement.dataset.theme = theme;
    paintBars(theme);
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

const load = keepState<Preference>(usePreference, {
  name: 'preferences',
  version: 1,
  initial: DEFAULT_PREFERENCE,
  schema: preferenceSchema,
});
// Before hydration: what the server drew with comes by `DrawnLook`, the rest starts from the defaults and follows.
if (typeof document !== 'undefined') {
  load();
  keepCookie(usePreference, PREFERENCE_COOKIES.look, lookText);
}

/** The look that this page was drawn with. */
export const DrawnLook = createContext<Look>(DEFAULT_PREFERENCE);

const store: Pick<typeof usePreference, 'getState' | 'subscribe'> = usePreference;

/** Density or odds type, from the first paint on. */
export function useLook<T>(pick: (look: Look) => T): T {
  return useDrawn<Look, T>(store, useContext(DrawnLook), pick);
}
