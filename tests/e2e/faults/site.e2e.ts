import type { Locator } from '@playwright/test';
import { FAULTS, type FaultName } from '../../support/fault-proxy.kinds';
import { expect, test } from './fixtures';
import { endingOf, formsFor, GOOD } from './forms';
import { expectOwnWords, formStep, heal, noteForms, play, spoil, until, wordsOf } from './scene';

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

test('the lobby’s counts: the lobby goes on without a word', async ({ rig, page, member }) => {
  expect(member.userName).toBeTruthy();
  await page.goto('/');
  const kept = page.getByRole('region', { name: '游戏分类' }).getByRole('heading', { name: '体育场馆' });
  await play(rig, { wire: 'ob', call: /\?merchantCode=/, every: 60_000, failing: null, kept }, formsFor('counts'));
});

test('a part that comes late: its tap says so, takes nothing away, and the next one or the next visit brings it', async ({
  rig,
  page,
  match,
  sport,
  slip,
}) => {
  // Without a cache every visit fetches the part anew.
  await page.route('**/nothing-of-that-name', (route) => route.continue());
  await sport.open();
  await sport.choose(match, '主');
  const way = { wire: 'site', call: /\/_next\/static\/chunks\/[^?]+\.js/ } as const;
  const failing = page.getByText('网络错误，请稍后重试');
  const usual = await wordsOf(page);
  // A script has no envelope that could be wrong.
  const kinds = formsFor(
    'late part',
    (kind) => !GOOD.has(kind) && (FAULTS[kind].group !== 'body' || kind === 'page' || kind === 'brokenJson'),
  );
  noteForms(kinds);
  for (const kind of kinds) {
    await formStep(kind, async () => {
      await page.reload();
      await expect(slip.bar).toBeVisible();
      await page.waitForLoadState('networkidle');
      await spoil(rig, way, kind);
      await slip.bar.click();
      // In steps that are shorter than the words stand.
      await until(page, async () => (await failing.isVisible()) || (await slip.sheet.isVisible()), `${kind} has an end`, 1_000);
      await expect(slip.bar, kind).toBeVisible();
      await expectOwnWords(page, usual, kind);
      await heal(rig, way, kind);
      if (!(await slip.sheet.isVisible())) await slip.bar.click();
      if (mayNeedVisit(kind) && !(await comesSoon(slip.sheet))) {
        await page.reload();
        await slip.bar.click();
      }
      await expect(slip.sheet, kind).toBeVisible();
      await expect(slip.sheet.getByText(match.home).first()).toBeVisible();
    });
    rig.witness.expectSilence(kind);
  }
});
