import type { Page } from '@playwright/test';

/** Records what the first element of a selector shows from now on, however briefly; the returned function reads it, a line per text. */
export async function recordTexts(page: Page, selector: string): Promise<() => Promise<string>> {
  const shown = await page.evaluateHandle((wanted) => {
    const texts: string[] = [];
    const look = () => {
      const text = document.querySelector(wanted)?.textContent;
      if (text && text !== texts.at(-1)) texts.push(text);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  }, selector);
  return () => shown.evaluate((texts) => texts.join('\n'));
}
