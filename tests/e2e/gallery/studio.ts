import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { expect } from '../fixtures';
import type { Witness } from '../witness';

/** Folder of the pictures; without one only what is asserted counts. `npm run gallery` names it. */
export const FOLDER = process.env.GALLERY ? path.resolve(process.env.GALLERY) : null;

const THEMES = ['light', 'dark'] as const;
const HEIGHT = 844;
const WIDTH = 390;
const NARROW = 360;

export interface Shot {
  /** `slip/07`: group and place in it. */
  id: string;
  /** What the picture shows. */
  title: string;
  /** Also 360 px wide. */
  narrow?: boolean;
  /** What must be on the page. */
  says: readonly (string | RegExp | Locator)[];
}

/** File name of a picture; `index.ts` reads it back. */
export const fileOf = ({ id, title }: Pick<Shot, 'id' | 'title'>, theme: string, width: number) => `${id.replace('/', '-')}~${title.replaceAll(/[\s/~]/g, '')}~${theme}~${width}.png`;

async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

/** px by which the page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth);

/** Takes a state that stands in both themes, and holds it to what every state must be: readable, in its frame, silent. */
export async function shoot(page: Page, witness: Witness, shot: Shot): Promise<void> {
  const where = `${shot.id} ${shot.title}`;
  for (const words of shot.says) {
    const found = typeof words === 'string' || words instanceof RegExp ? page.getByText(words) : words;
    await expect(found.filter({ visible: true }).first(), where).toBeVisible();
  }
  // Said while the platform is slow to tell its configuration: a state of every page, and gone by itself.
  await expect(page.getByText('服务连接不稳定'), where).toBeHidden({ timeout: 30_000 });
  for (const width of shot.narrow ? [WIDTH, NARROW] : [WIDTH]) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const theme of THEMES) {
      await wear(page, theme);
      expect(await overflow(page), `${where}: wider than ${width} px`).toBeLessThanOrEqual(0);
      if (FOLDER) {
        mkdirSync(FOLDER, { recursive: true });
        await page.screenshot({ path: path.join(FOLDER, fileOf(shot, theme, width)), animations: 'disabled', caret: 'initial' });
      }
      // Other journeys hold the plain states to it (accessibility.e2e.ts).
      if (FOLDER && width === WIDTH) await expectAccessible(page, `${where}, ${theme}`);
    }
  }
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  witness.expectSilence(where);
}
