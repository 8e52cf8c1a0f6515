import type { Locator, Page } from '@playwright/test';

/**
 * Records every short-lived line of the page from its next document on, in order and over reloads: a line is shown for three
 * seconds, which a busy machine can miss.
 */
export async function hearToasts(page: Page): Promise<() => readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('__toast', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { __toast: (text: string) => void }).__toast;
    const reported = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('output .toast > span')) {
        if (reported.has(toast)) continue;
        reported.add(toast);
        report(toast.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => seen;
}

/** True when a tap on a short-lived line reaches the element beneath it. */
export const letsTapsThrough = (line: Locator): Promise<boolean> =>
  line.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const target = document.elementFromPoint(left + width / 2, top + height / 2);
    return target !== null && !target.closest('.toast');
  });
