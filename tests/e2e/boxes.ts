import type { Locator } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Position and size of an element in its window, px. Playwright's own `boundingBox` is null when React replaces the element between its
 * two steps, which ends a poll instead of repeating it; this finds and measures the element in one step.
 */
export const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  });
