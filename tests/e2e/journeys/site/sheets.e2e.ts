import { expect, test } from '../../fixtures';
import { liveMatches } from '../../matches';
import { untilStill } from '../../sheets';

test('the back button closes only the open sheet, and a filter cleared right before 完成 stays cleared', async ({
  page,
  control,
  sport,
  slip,
}) => {
  const [first, second] = await liveMatches(control, 2);
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '体育' }).click();
  await expect(page).toHaveURL(/\/game\/sport/);
  await sport.choose(first!, '主');
  await slip.open();
  const address = page.url();

  // One sheet over another: a step each.
  await slip.sheet.getByRole('button', { name: /^赔率变化/ }).click();
  const policy = page.getByRole('dialog', { name: '赔率变化时' });
  await expect(policy).toBeVisible();
  await page.goBack();
  await expect(policy).toBeHidden();
  await expect(slip.sheet).toBeVisible();
  await page.goBack();
  await expect(slip.sheet).toBeHidden();
  expect(page.url()).toBe(address);

  // A choice in a sheet stays, whether a step back or 完成 closes it.
  const filter = page.getByRole('dialog', { name: '筛选与显示' });
  await page.getByRole('button', { name: /^筛选/ }).click();
  await untilStill(filter);
  await filter.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/[?&]l=/);
  const narrowed = page.url();
  await page.goBack();
  await expect(filter).toBeHidden();
  await expect(page).toHaveURL(narrowed);
  await page.getByRole('button', { name: /^筛选 1/ }).click();
  await untilStill(filter);
  await filter.getByRole('button', { name: '清除筛选' }).click();
  await filter.getByRole('button', { name: '完成' }).click();
  await expect(filter).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]l=/);
  await expect(page.getByRole('button', { name: '筛选', exact: true })).toBeVisible();

  // A link out of a sheet; the step back leads to the list, and the next one out of it.
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByRole('searchbox').fill(second!.home);
  const found = page.getByRole('dialog', { name: '搜索', exact: true });
  await found.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/game\/sport\/[^/]+\/[^/]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/game\/sport\?/);
  await expect(page).not.toHaveURL(/[?&]l=/);

  // The search is open again as it was left: its own step first.
  await expect(found).toBeVisible();
  await page.goBack();
  await expect(found).toBeHidden();
  await expect(page).toHaveURL(/\/game\/sport\?/);

  // A document that is loaded anew has no sheet, and its spent entry is no step.
  await slip.open();
  await page.reload();
  await expect(slip.sheet).toBeHidden();
  await expect(slip.bar).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a double tap opens the same as one tap, and its second tap presses nothing there', async ({ page, control, logIn, sport, slip }) => {
  const { userName } = await logIn({ balance: '100.00' });
  await control.coupon({ userName, kind: 'cash', amount: '8.80' });
  await page.goto('/mine/record/welfare');
  await page.getByRole('button', { name: '领取' }).click();
  await page.getByRole('button', { name: /^待使用 1/ }).click();
  const coupon = page.getByRole('button', { name: '使用', exact: true }).first();
  const sheet = page.getByRole('dialog', { name: /使用/ });
  for (const times of [2, 3]) {
    await coupon.click({ clickCount: times });
    await expect(sheet).toBeVisible();
    await page.mouse.click(200, 20);
    await expect(sheet).toBeHidden();
  }

  const [first] = await liveMatches(control, 1);
  await sport.open();
  // The first tap of this visit loads the sheet.
  await page.getByRole('button', { name: '搜索', exact: true }).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await sport.choose(first!, '主');
  await slip.bar.dblclick();
  await expect(slip.sheet).toBeVisible();
  await expect(slip.stakeField).toHaveValue('');
  // The second tap of one that closes hits nothing of the page behind.
  const address = page.url();
  await slip.sheet.getByRole('button', { name: '关闭' }).dblclick();
  await expect(slip.sheet).toBeHidden();
  await expect(slip.bar).toHaveAccessibleName(/^投注单，1 项/);
  expect(page.url()).toBe(address);
});
