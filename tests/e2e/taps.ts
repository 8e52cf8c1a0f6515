import type { BrowserContext, Page } from '@playwright/test';

/** What a page saw of its visitor's hands, newest last: ms of the page's clock, kind, what lay under it. */
type Tap = readonly [number, string, string];

/** Writes down the last taps of every page: one that was lost says by itself where it went. */
export async function rememberTaps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const MOST = 40;
    const taps: Tap[] = [];
    Object.assign(window, { taps });
    for (const kind of ['pointerdown', 'pointerup', 'click', 'pointercancel']) {
      addEventListener(
        kind,
        ({ target }) => {
          if (!(target instanceof Element)) return;
          const words = target.getAttribute('aria-label') ?? target.textContent ?? '';
          taps.push([Math.round(performance.now()), kind, `${target.tagName.toLowerCase()} ${words.slice(0, 40)}`]);
          if (taps.length > MOST) taps.shift();
        },
        { capture: true, passive: true },
      );
    }
  });
}

/** The taps of the document that the page shows now, one a line; '' where it cannot be asked any more. */
export async function lastTaps(page: Page): Promise<string> {
  const taps = await page.evaluate(() => (window as unknown as { taps?: Tap[] }).taps ?? []).catch(() => []);
  return taps.map((tap) => tap.join(' ')).join('\n');
}
