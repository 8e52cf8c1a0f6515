import { create } from 'zustand';
import type { Ability, Outbound } from './webview.model';

interface WebviewStore {
  /** There is a way to an app. */
  live: boolean;
  /** The app's abilities; null until it has reported them. */
  can: readonly Ability[] | null;
  /** The message of an ended session that the app is to open again. */
  ended: string | null;
  send: (message: Outbound) => void;
  /** Ends the session and requests another one from the app, in place of the site's own ending. */
  endSession: ((text: string) => void) | null;
}

const CLOSED: WebviewStore = { live: false, can: null, ended: null, send: () => {}, endSession: null };

/** This page's knowledge of the app around it. */
export const useWebview = create<WebviewStore>()(() => CLOSED);

export const forgetApp = () => useWebview.setState(CLOSED);

/** True if the app around this page can do this. */
export function useAppCan(ability: Ability): boolean {
  return useWebview(({ can }) => can?.includes(ability) ?? false);
}
