import { HTTP_COPY } from '@/lib/kit/http/http.copy';

export type ToastTone = 'done' | 'info' | 'error';

export interface Toast {
  id: number;
  text: string;
  /** Text for screen readers instead of `text`. */
  spoken?: string | undefined;
  tone: ToastTone;
  action?: { label: string; onPress: () => void };
}

/** ms; 3 s, and 6 s when there is something to tap. */
const SHOWN_MS = { plain: 3000, action: 6000 };

let current: Toast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Open dialogs make the page behind them inert, so the outlet that mounted last renders the toast. */
let outlets: readonly string[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Shows one line at the top of the screen; a newer one replaces it. The page itself shows that the browser is offline. */
export function showToast(text: string, options: { tone?: ToastTone; action?: Toast['action']; spoken?: string } = {}): void {
  if (text === HTTP_COPY.offline && !navigator.onLine) return;
  clearTimeout(timer);
  current = { id: nextId++, text, spoken: options.spoken, tone: options.tone ?? 'info', action: options.action };
  timer = setTimeout(closeToast, options.action ? SHOWN_MS.action : SHOWN_MS.plain);
  notify();
}

export function closeToast(): void {
  clearTimeout(timer);
  current = null;
  notify();
}

export const toastQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Toast | null => current,
  topOutlet: (): string | null => outlets.at(-1) ?? null,
  addOutlet(id: string): () => void {
    outlets = [...outlets, id];
    notify();
    return () => {
      outlets = outlets.filter((other) => other !== id);
      notify();
    };
  },
};
