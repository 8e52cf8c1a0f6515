'use client';

import { useEffect } from 'react';

function setTitle(title: string): boolean {
  const element = document.querySelector('title');
  if (element && element.textContent !== title) element.textContent = title;
  return element !== null;
}

/**
 * Sets a title that became known after the page was sent. It changes the page's own element: after a navigation that element may
 * come a moment later than this, and another one beside it would outlast the page.
 */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    if (setTitle(title)) return undefined;
    const observer = new MutationObserver(() => {
      if (setTitle(title)) observer.disconnect();
    });
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [title]);
  return null;
}
