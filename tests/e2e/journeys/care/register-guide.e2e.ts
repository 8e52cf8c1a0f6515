import { expect, test } from '../../fixtures';
import { inTime } from '../../passing';

// @spec 2.08 2.84
test('a registration leads to the guide, whose steps lead back, and 跳过 leads to the page where the member came from', async ({
  page,
  control,
}) => {
  await page.goto('/registerGuide?redirect=%2Factivity%2Fdiscount');
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2FregisterGuide/);

  await page.goto('/user/register?redirect=%2Factivity%2Fdiscount', { waitUntil: 'networkidle' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('账号').fill('guided1');
  await field('密码').fill('Guided@2026');
  await field('确认密码').fill('Guided@2026');
  await page.getByRole('checkbox', { name: /我已年满18周岁/ }).check();
  await page.getByRole('button', { name: '注册并登录' }).click();
  await expect(page).toHaveURL('/registerGuide?redirect=%2Factivity%2Fdiscount');
  await expect(page.getByText('已完成 0/3')).toBeVisible();
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps).toHaveText([/完善姓名.*未完成/, /绑定收款.*未完成/, /首存.*未完成/]);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');

  await page.getByRole('link', { name: '填写姓名' }).click();
  await page.getByRole('textbox', { name: '真实姓名' }).fill('王小明');
  await page.getByRole('button', { name: '提交认证' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认提交' }).click();
  await inTime(page, control, (patience) => expect(page.getByText('已认证').first()).toBeVisible(patience));
  await page.getByRole('link', { name: '返回继续' }).click();
  await expect(page.getByText('已完成 1/3')).toBeVisible();
  await expect(steps.first()).toContainText('已完成');

  await page.getByRole('button', { name: '跳过绑定收款' }).click();
  await expect(steps.nth(1)).toContainText('已跳过');
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await page.getByRole('link', { name: '跳过，先去逛逛' }).click();
  await expect(page).toHaveURL('/activity/discount');
});
