import type { Page } from '@playwright/test';

/** Number of requested links among those that differ in a number or an id alone. */
const ALIKE = 2;

/** Addresses of this site that a page links to, without their anchors. */
export function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const { origin, pathname, search } = new URL((link as HTMLAnchorElement).href);
      return origin === location.origin ? [pathname + search] : [];
    }),
  );
}

/** Picks the links that have not come before, two of those that are alike. */
export function createLinkPick(): (links: readonly string[]) => readonly string[] {
  const known = new Set<string>();
  const alike = new Map<string, number>();
  return (links) =>
    links.filter((href) => {
      const shape = href.replaceAll(/\d+/g, '0');
      const count = alike.get(shape) ?? 0;
      if (known.has(href) || count >= ALIKE) return false;
      known.add(href);
      alike.set(shape, count + 1);
      return true;
    });
}
