import { expect, type Locator } from '@playwright/test';

/** Waits until a sheet has opened and is still: a tap that begins while it moves can end on another of its rows, and is none then. */
export async function untilStill(sheet: Locator): Promise<void> {
  await expect(sheet).toBeVisible();
  await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
}
