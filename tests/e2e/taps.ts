import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { writeFileSync } from 'node:fs';

/** What a page saw of its visitor's hands, newest last: ms of the page's clock, kind, what lay under it. */
type Tap = readonly [number, string, string];

/** Writes down the last taps of every page: one that was lost says by itself where it went. */
export async function rememberTaps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const MAX_FOUND = 40;
    const taps: Tap[] = [];
    Object.assign(window, { taps });
    for (const kind of ['pointerdown', 'pointerup', 'click', 'pointercancel']) {
      addEventListener(
        kind,
        ({ target }) => {
          if (!(target instanceof Element)) return;
          const words = target.getAttribute('aria-label') ?? target.textContent ?? '';
          taps.push([Math.round(performance.now()), kind, `${target.tagName.toLowerCase()} ${words.slice(0, 40)}`]);
          if (taps.length > MAX_FOUND) taps.shift();
        },
        { capture: true, passive: true },
      );
    }
  });
}

/** Writes the taps of the document that the page shows now beside the picture of its failure, one a line. */
export async function saveTaps(page: Page, info: TestInfo): Promise<void> {
  const taps = await page.evaluate(() => (window as unknown as { taps?: Tap[] }).taps ?? []).catch(() => []);
  // No attachment: of a text the runner prints the first lines alone, and the last taps are what is asked for.
  writeFileSync(info.outputPath('taps.txt'), taps.map((tap) => `${tap.join(' ')}\n`).join(''));
}
