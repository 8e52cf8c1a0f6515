import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;

/** Switches the page's theme as the member's choice does, without a reload. */
export async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}
