'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { listenToHistory } from '@/components/ui/sheet/sheet-entries';
import { showToast } from '@/components/ui/toast/toast-queue';
import { pageOf } from '@/lib/kit/browser/link-click';
import { SHELL_COPY } from './shell.copy';

/**
 * Follows plain anchors to pages of this site without loading a document: one listener in place of a component per link.
 * Modified, middle and prevented clicks, downloads, other targets and other origins stay the browser's.
 * Without a network a link opens nothing but help, which the browser has stored: a document that cannot load would replace the page.
 */
export function LinkTaps() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const page = pageOf(event);
      if (page === null) return;
      event.preventDefault();
      router.push(page);
    };
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || pageOf(event)?.startsWith('/help') !== false) return;
      event.preventDefault();
      showToast(SHELL_COPY.offlineLink);
    };
    listenToHistory();
    // Before every other handler: the page that is here shows more than the one that a link would bring.
    window.addEventListener('click', stay, true);
    // On the window: React's own handlers, which listen on the document, have run by then.
    window.addEventListener('click', follow);
    return () => {
      window.removeEventListener('click', stay, true);
      window.removeEventListener('click', follow);
    };
  }, [router]);
  return null;
}
