import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { writeFileSync } from 'node:fs';

/** A visitor's tap on a page, newest last: ms of the page's clock, kind, the element under it. */
type Tap = readonly [number, string, string];

/** Records the last taps of every page, so that a lost one shows its target. */
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
          const text = target.getAttribute('aria-label') ?? target.textContent ?? '';
          taps.push([Math.round(performance.now()), kind, `${target.tagName.toLowerCase()} ${text.slice(0, 40)}`]);
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
  // No attachment: the runner prints only the first lines of a text, and the last taps are needed.
  writeFileSync(info.outputPath('taps.txt'), taps.map((tap) => `${tap.join(' ')}\n`).join(''));
}
