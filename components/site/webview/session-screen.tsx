'use client';

import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PavilionDrawing } from '@/components/ui/pavilion-drawing';
import { useModal } from '@/components/ui/sheet/use-modal';
import { ToastOutlet } from '@/components/ui/toast/toast';
import { WEBVIEW_COPY } from '@/lib/domain/site/webview/webview.copy';

/** ms after which a member whom the app has not logged in is offered the site's own form. */
const PATIENCE_MS = 20_000;

/** True once `open` has lasted that long. */
function useWaited(open: boolean): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [open]);
  return waited;
}

/**
 * Screen over a page whose session the app is to open: why, and one action. `text`: the platform's message of a session that ended; null
 * where there was none. `able`: the app has reported that it opens sessions.
 */
export function SessionScreen({
  open,
  text,
  able,
  onRequest,
  onOwn,
  onLeave,
}: {
  open: boolean;
  text: string | null;
  able: boolean;
  onRequest: () => void;
  onOwn: () => void;
  onLeave: () => void;
}) {
  const { ref, present } = useModal(open);
  const waited = useWaited(open);
  const id = useId();
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && open) onLeave();
  };
  const ended = text !== null;
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={closed}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-surface text-text"
    >
      {present ? (
        <div className="mx-auto flex min-h-full max-w-frame flex-col items-center justify-center px-6 pt-[var(--safe-top)] pb-[calc(1rem+var(--safe-bottom))] text-center">
          <PavilionDrawing />
          <h2 id={`${id}-title`} className="mt-4 text-22 font-semibold">
            {ended ? WEBVIEW_COPY.endedTitle : WEBVIEW_COPY.neededTitle}
          </h2>
          <p id={`${id}-text`} className="mt-2 max-w-72 text-15 text-text-2">
            {ended && text !== '' ? <span className="mb-1 block">{text}</span> : null}
            {ended ? WEBVIEW_COPY.stored : WEBVIEW_COPY.neededText}
          </p>
          <div className="mt-6 flex w-full max-w-72 flex-col gap-2">
            <Button block busy={!able} onClick={onRequest}>
              {able ? (ended ? WEBVIEW_COPY.again : WEBVIEW_COPY.login) : WEBVIEW_COPY.requesting}
            </Button>
            {waited ? (
              <Button variant="plain" block onClick={onOwn}>
                {WEBVIEW_COPY.own}
              </Button>
            ) : null}
          </div>
          <ToastOutlet />
        </div>
      ) : null}
    </dialog>
  );
}
