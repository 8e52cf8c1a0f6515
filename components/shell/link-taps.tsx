'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { listenToHistory } from '@/components/ui/sheet/sheet-entries';

/** A path that names a file is no page. */
const FILE = /\.[a-z0-9]{1,11}$/i;

/** The page of this site that an anchor leads to; null for an anchor that the browser follows by itself. */
function pageOf(anchor: HTMLAnchorElement): string | null {
  const { target, origin, pathname, search, hash } = anchor;
  if ((target !== '' && target !== '_self') || anchor.hasAttribute('download')) return null;
  if (origin !== location.origin || FILE.test(pathname)) return null;
  // An anchor on this page: the browser scrolls there, and moves the focus as well.
  if (hash !== '' && pathname === location.pathname && search === location.search) return null;
  return pathname + search + hash;
}

/**
 * Follows plain anchors to pages of this site without loading a document: one listener in place of a component per link.
 * Modified, middle and prevented clicks, downloads, other targets and other origins stay the browser's.
 */
export function LinkTaps() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const page = anchor instanceof HTMLAnchorElement ? pageOf(anchor) : null;
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
