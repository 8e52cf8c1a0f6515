import { expect, type Locator, type Page } from '@playwright/test';
import type { Control } from '../support/control-client';
import { inTime } from './passing';

/** The link of the strip of news that leads to this path, once there is one; it gets the focus at once, which holds the news open. */
export async function focusedNews(page: Page, control: Control, path: string): Promise<Locator> {
  await page.evaluate((ending) => {
    const focus = () => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('[aria-live] a')].find(
        ({ textContent, pathname }) => textContent === '查看' && pathname.endsWith(ending),
      );
      link?.focus();
      return link !== undefined;
    };
    const watch = new MutationObserver(() => focus() && watch.disconnect());
    if (!focus()) watch.observe(document.body, { childList: true, subtree: true });
  }, path);
  const link = page.getByRole('link', { name: '查看', exact: true }).and(page.locator(`[href*="${path}"]`));
  await inTime(page, control, (glance) => expect(link).toBeFocused(glance));
  return link;
}
