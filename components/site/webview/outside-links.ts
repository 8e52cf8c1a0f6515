const OUTSIDE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Offers links that leave the site to `open`, which returns true if it took one; the browser follows others. Returns a function that stops
 * it.
 */
export function watchOutsideLinks(open: (url: string) => boolean): () => void {
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (event.defaultPrevented || !(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download')) return;
    if (!OUTSIDE.has(anchor.protocol) || (anchor.origin === location.origin && anchor.target !== '_blank')) return;
    if (open(anchor.href)) event.preventDefault();
  };
  window.addEventListener('click', follow, { capture: true });
  return () => window.removeEventListener('click', follow, { capture: true });
}
