import { expect, test } from '../../fixtures';

test.use({ javaScriptEnabled: false });

// @spec 2.66 2.67
test('help is searched and read without JavaScript: a result leads to its section, and from page to page', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('提币手续费');
  await page.getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\/help\?q=/);
  await expect(page.getByRole('searchbox', { name: '搜索帮助' })).toHaveValue('提币手续费');
  await page.getByRole('link', { name: /虚拟币存取款教程 › 二、存款/ }).click();
  await expect(page).toHaveURL('/help/xnbcqkjc#deposit');
  await expect(page.getByRole('heading', { level: 1, name: '虚拟币存取款教程' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '二、存款' })).toBeInViewport();
  await page.getByRole('link', { name: /^下一篇/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '电子钱包教程' })).toBeVisible();
  await page.goto('/help?q=不存在的说法');
  await expect(page.getByText('未找到「不存在的说法」')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /联系客服/ })
    .click();
  await expect(page).toHaveURL(/\/customer\/main/);
});
