import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { expect } from '../fixtures';
import { THEMES, wear } from '../theme';
import type { ConsoleGuard } from '../console-guard';

/** Folder of the pictures; without one the run only asserts. `npm run gallery` names it. */
export const FOLDER = process.env.GALLERY ? path.resolve(process.env.GALLERY) : null;

const HEIGHT = 844;
const WIDTH = 390;
const NARROW = 360;

export interface Shot {
  /** `slip/07`: group and place in it. */
  id: string;
  /** Title of the picture. */
  title: string;
  /** Also 360 px wide. */
  narrow?: boolean;
  /** Also with text of twice the size. */
  doubled?: boolean;
  /** Texts and elements that must be on the page. */
  shows: readonly (string | RegExp | Locator)[];
}

/** A window, and how large its text is. */
interface Frame {
  width: number;
  /** px of plain text, as set in the member's browser. */
  text: 16 | 32;
}

const USUAL: Frame = { width: WIDTH, text: 16 };

const framesOf = ({ narrow, doubled }: Shot): readonly Frame[] => [
  USUAL,
  ...(narrow ? [{ width: NARROW, text: 16 } as const] : []),
  ...(doubled ? [{ width: WIDTH, text: 32 } as const] : []),
];

async function fit(page: Page, { width, text }: Frame): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
  await browser.detach();
}

/** File name of a picture; the contact sheet reads it back. A state with large text is one of its own. */
function fileOf({ id, title }: Shot, theme: string, { width, text }: Frame): string {
  const [own, message] = text === 32 ? ['-200', '大字体'] : ['', ''];
  return `${id.replace('/', '-')}${own}~${title.replaceAll(/[\s/~]/g, '')}${message}~${theme}~${width}.png`;
}

/** px by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth);

/** Takes the current state in both themes, and asserts that it is readable, in its frame and silent. */
export async function shoot(page: Page, consoleGuard: ConsoleGuard, shot: Shot): Promise<void> {
  const where = `${shot.id} ${shot.title}`;
  for (const text of shot.shows) {
    const found = typeof text === 'string' || text instanceof RegExp ? page.getByText(text) : text;
    await expect(found.filter({ visible: true }).first(), where).toBeVisible();
  }
  // Shown while the platform is slow to return its configuration: any page may show it, and it goes by itself.
  await expect(page.getByText('服务连接不稳定'), where).toBeHidden({ timeout: 30_000 });
  for (const frame of framesOf(shot)) {
    await fit(page, frame);
    for (const theme of THEMES) {
      await wear(page, theme);
      expect(await overflow(page), `${where}: wider than ${frame.width} px, text of ${frame.text} px`).toBeLessThanOrEqual(0);
      if (FOLDER) {
        mkdirSync(FOLDER, { recursive: true });
        await page.screenshot({ path: path.join(FOLDER, fileOf(shot, theme, frame)), animations: 'disabled', caret: 'initial' });
      }
      // Other journeys check the plain states (accessibility.e2e.ts).
      if (FOLDER && frame === USUAL) await expectAccessible(page, `${where}, ${theme}`);
    }
  }
  await fit(page, USUAL);
  consoleGuard.expectSilence(where);
}
