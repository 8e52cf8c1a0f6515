/** A path that names a file is no page. */
const FILE = /\.[a-z0-9]{1,11}$/i;

/**
 * The page of this site that a click on a link opens; null for a click that the browser handles, as a modified one, or that another
 * handler has prevented.
 */
export function pageOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  const { target, origin, pathname, search, hash } = anchor;
  if ((target !== '' && target !== '_self') || anchor.hasAttribute('download')) return null;
  if (origin !== location.origin || FILE.test(pathname)) return null;
  // An anchor on this page: the browser scrolls there, and moves the focus as well.
  if (hash !== '' && pathname === location.pathname && search === location.search) return null;
  return pathname + search + hash;
}
