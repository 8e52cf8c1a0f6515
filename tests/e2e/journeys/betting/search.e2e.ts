import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../../boxes';
import { expect, test } from '../../fixtures';
import { onPage } from '../../passing';
import { soon } from '../../time';

const FB_RESULTS = 'POST /v1/match/matchResultPage';
/** ms between the last key and the search. */
const TYPED_MS = 400;
const OB_TITLES = 'POST /yewu11/v1/m/matchesPB';

/** The search, opened on the page at hand. */
async function openSearch(page: Page) {
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '搜索', exact: true });
  return {
    sheet,
    field: sheet.getByRole('searchbox'),
    kind: (name: '赛事' | '冠军' | '赛果') => sheet.getByRole('region', { name, exact: true }),
  };
}

/** A slow venue comes after the others, and in real time: moving the page's clock would time its calls out. */
const wholeIn = (sheet: Locator) => expect(sheet.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 });

test('an outright is found by its league and by a contender, and links to its place in 冠军', async ({ page, sport }) => {
  await sport.open('early');
  const { sheet, field, kind } = await openSearch(page);
  await field.fill('英超冠军');
  const title = kind('冠军').getByRole('link', { name: /^英格兰足球超级联赛.*冠军/ });
  await onPage(page, (glance) => expect(title).toBeVisible(glance));
  await expect(title).toHaveCount(1);
  await wholeIn(sheet);
  for (const name of ['FB体育', 'IM体育', 'OB体育']) await expect(kind('冠军').getByRole('link', { name })).toHaveCount(1);
  // Nothing else matches.
  await expect(kind('赛事')).toHaveCount(0);

  // The page below is the same one: the search closes, and a step back opens it again.
  await title.click();
  await expect(page).toHaveURL(/t=outright.*l=/);
  await expect(sheet).toBeHidden();
  const heading = page.getByRole('heading', { name: /^英格兰足球超级联赛/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(field).toHaveValue('英超冠军');
  await expect(title).toBeVisible();

  for (const query of ['皇马', 'huangma', 'hm']) {
    await field.fill(query);
    const league = kind('冠军').getByRole('link', { name: /^西班牙足球甲级联赛/ });
    await onPage(page, (glance) => expect(league).toContainText(/选项含 (皇家马德里|皇马)/, glance));
  }
});

test('a result links to the match’s timeline, and going back restores the search', async ({ page, sport }) => {
  await sport.open('live');
  const { sheet, field, kind } = await openSearch(page);
  await field.fill('英超');
  const rows = kind('赛果').locator('a.result');
  await onPage(page, (glance) => expect(rows.first()).toBeVisible(glance));
  await wholeIn(sheet);
  expect(await rows.count()).toBeLessThanOrEqual(3);
  const scroller = sheet.locator('.overflow-y-auto');
  await rows.last().scrollIntoViewIfNeeded();
  const position = await scroller.evaluate((element) => element.scrollTop);
  const href = await rows.last().getAttribute('href');
  await rows.last().click();
  await page.waitForURL((url) => url.pathname + url.search === href);
  await expect(page.getByRole('region', { name: '比分板' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('英超');
  await expect(rows.last()).toBeInViewport();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(position);

  await kind('赛果').getByRole('link', { name: '全部赛果' }).click();
  await expect(page).toHaveURL(/\/game\/sport\/results\?/);
  await page.goBack();
  await expect(field).toHaveValue('英超');
});

test('search sections are added below what is shown, and a failing venue removes nothing', async ({ page, control, sport }) => {
  await sport.open('early');
  const { sheet, field, kind } = await openSearch(page);
  await control.fault({ call: FB_RESULTS, httpStatus: 500 });
  await control.fault({ call: OB_TITLES, latencyMs: 1_500 });
  await field.fill('英超');
  const first = kind('赛事').locator('.row').first();
  // The clock moves past the pause after the last key; more time would show the late venue in place of the text.
  await soon(page, TYPED_MS);
  await Promise.all([
    expect(sheet.getByText('正在查找冠军、赛果、游戏与帮助')).toBeAttached(),
    expect(first).toBeVisible({ timeout: 20_000 }),
  ]);
  const box = await boxOf(first);
  await onPage(page, (glance) => expect(kind('赛果').locator('a.result').first()).toBeVisible(glance));
  await expect(kind('冠军')).toBeVisible();
  expect(await boxOf(first)).toEqual(box);
  await expect(kind('赛果').getByRole('link', { name: 'FB体育' })).toHaveCount(0);
  await expect(kind('赛果').getByRole('link', { name: 'OB体育' }).first()).toBeVisible();
});
