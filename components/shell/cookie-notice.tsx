'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { PavilionDrawing } from '@/components/ui/pavilion-drawing';
import { SHELL_COPY } from './shell.copy';

const never = () => () => {};

/** Covers the page when the browser refuses cookies (spec §2): without them nobody can stay logged in. */
export function CookieNotice() {
  const allowed = useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );
  if (allowed) return null;
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="cookie-title"
      aria-describedby="cookie-text"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center bg-surface px-6 text-center"
    >
      <PavilionDrawing />
      <h1 id="cookie-title" className="mt-4 text-22 font-semibold">
        {SHELL_COPY.cookieTitle}
      </h1>
      <p id="cookie-text" className="mt-2 max-w-72 text-15 text-text-2">
        {SHELL_COPY.cookieText}
      </p>
      <Button className="mt-6 min-w-48" onClick={() => location.reload()}>
        {SHELL_COPY.cookieReload}
      </Button>
    </div>
  );
}
