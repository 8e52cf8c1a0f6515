import type { Locator, Request } from '@playwright/test';
import { FAULTS, type FaultName } from '../../support/fault-proxy.kinds';
import { expect, test } from './fixtures';
import { endingOf, formsFor, GOOD } from './forms';
import { expectOwnWords, formStep, clearFault, noteForms, runFaults, injectFault, until, wordsOf } from './harness';

test.setTimeout(240_000);

/** Real ms in which a part comes that comes at all. */
const SOON_MS = 2_000;
const comesSoon = (part: Locator) =>
  part.waitFor({ timeout: SOON_MS }).then(
    () => true,
    () => false,
  );
/** The browser may still wait for what it asked for: then another visit asks anew. */
const mayNeedVisit = (kind: FaultName) => endingOf(kind) === 'timeout';

test('the home page shows no error when the game counts fail to load', async ({ harness, page, member }) => {
  expect(member.userName).toBeTruthy();
  await page.goto('/');
  const unaffected = page.getByRole('region', { name: '游戏分类' }).getByRole('button', { name: /^体育/ });
  await runFaults(harness, { proxy: 'ob', call: /\?merchantCode=/, interval: 60_000, failing: null, unaffected }, formsFor('counts'));
});

test('shows an error when the slip’s script fails to load, keeps the page, and opens the slip on the next tap or visit', async ({
  harness,
  page,
  match,
  sport,
  slip,
}) => {
  // Without a cache every visit fetches the part anew.
  await page.route('**/nothing-of-that-name', (route) => route.continue());
  await sport.open();
  await sport.choose(match, '主');
  const way = { proxy: 'site', call: /\/_next\/static\/chunks\/[^?]+\.js/ } as const;
  const failing = page.getByText('网络错误，请稍后重试');
  const usual = await wordsOf(page);
  // A script has no envelope that could be wrong.
  const kinds = formsFor(
    'late part',
    (kind) => !GOOD.has(kind) && (FAULTS[kind].group !== 'body' || kind === 'page' || kind === 'brokenJson'),
  );
  noteForms(kinds);
  const openScripts = new Set<Request>();
  page.on('request', (request) => void (request.resourceType() === 'script' && openScripts.add(request)));
  const ended = (request: Request) => void openScripts.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  for (const kind of kinds) {
    await formStep(kind, async () => {
      await page.reload();
      await expect(slip.bar).toBeVisible();
      await page.waitForLoadState('networkidle');
      await injectFault(harness, way, kind);
      await slip.bar.click();
      // In steps that are shorter than the words stand.
      await until(page, async () => (await failing.isVisible()) || (await slip.sheet.isVisible()), `${kind} has an end`, 1_000);
      await expect(slip.bar, kind).toBeVisible();
      await expectOwnWords(page, usual, kind);
      // The part is several scripts: a tap while one of them is still on its way would join its failure.
      if (!mayNeedVisit(kind)) await expect.poll(() => openScripts.size, kind).toBe(0);
      await clearFault(harness, way, kind);
      if (!(await slip.sheet.isVisible())) await slip.bar.click();
      if (mayNeedVisit(kind) && !(await comesSoon(slip.sheet))) {
        await page.reload();
        await slip.bar.click();
      }
      await expect(slip.sheet, kind).toBeVisible();
      await expect(slip.sheet.getByText(match.home).first()).toBeVisible();
    });
    harness.consoleGuard.expectSilence(kind);
  }
});
