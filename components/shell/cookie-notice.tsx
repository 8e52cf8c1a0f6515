import { Button } from '@/components/ui/button';
import { PavilionDrawing } from '@/components/ui/pavilion-drawing';
import { COOKIE_COPY } from './cookie.copy';

/** Covers the page: without cookies no member stays logged in. */
export function CookieNotice() {
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
        {COOKIE_COPY.title}
      </h1>
      <p id="cookie-text" className="mt-2 max-w-72 text-15 text-text-2">
        {COOKIE_COPY.text}
      </p>
      <Button className="mt-6 min-w-48" onClick={() => location.reload()}>
        {COOKIE_COPY.reload}
      </Button>
    </div>
  );
}
