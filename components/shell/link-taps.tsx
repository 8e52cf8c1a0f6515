'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { listenToHistory } from '@/components/ui/sheet/sheet-entries';
import { pageOf } from '@/lib/kit/browser/link-click';

/**
 * Follows plain anchors to pages of this site without loading a document: one listener in place of a component per link.
 * Modified, middle and prevented clicks, downloads, other targets and other origins stay the browser's.
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
    listenToHistory();
    // On the window: React's own handlers, which listen on the document, have run by then.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);
  return null;
}
