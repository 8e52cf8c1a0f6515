'use client';

import { useEffect, useId, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { closeToast, type ToastTone, toastQueue } from './toast-queue';

export { showToast } from './toast-queue';

const ICONS: Record<ToastTone, IconName> = { done: 'circle-check', info: 'info', error: 'circle-alert' };

const nothing = () => null;

/**
 * A polite live region over the title of the page's header, never over the card that it is about nor over the buttons at the header's
 * ends: taps go through to what is beneath, except on its action. Dialogs and sheets carry one of their own; only the newest renders.
 */
export function ToastOutlet() {
  const id = useId();
  const toast = useSyncExternalStore(toastQueue.subscribe, toastQueue.current, nothing);
  const top = useSyncExternalStore(toastQueue.subscribe, toastQueue.topOutlet, nothing);
  useEffect(() => {
    const remove = toastQueue.addOutlet(id);
    return remove;
  }, [id]);
  const shown = top === id ? toast : null;
  return (
    <output
      aria-live="polite"
      className="block pointer-events-none fixed inset-x-0 top-[calc(2px+var(--safe-top))] z-60 mx-auto max-w-frame px-13"
    >
      {shown ? (
        <div key={shown.id} className="toast flex min-h-11 items-center gap-2 rounded-card bg-text px-3 py-1 text-14 text-surface">
          <Icon name={ICONS[shown.tone]} size={18} />
          <span className="min-w-0 flex-1" aria-hidden={shown.spoken ? true : undefined}>
            {shown.text}
          </span>
          {shown.spoken ? <span className="sr-only">{shown.spoken}</span> : null}
          {shown.action ? (
            <button
              type="button"
              className="pointer-events-auto -my-1 min-h-11 px-2 font-semibold"
              onClick={() => {
                shown.action?.onPress();
                closeToast();
              }}
            >
              {shown.action.label}
            </button>
          ) : null}
        </div>
      ) : null}
    </output>
  );
}

/** Mounted once by the layout. */
export function Toaster() {
  return <ToastOutlet />;
}
