import { expect, test } from '../../fixtures';
import { LoginSteps, newestCode, wrongCode } from '../../pages/login-steps';
import { gapOf } from '../../pages/slider';

const PHONE = '(86)13900139000';

// @spec 2.05
test('a phone and its code log in; a wrong code keeps the number, and a number without an account gets the same response', async ({
  page,
  control,
}) => {
  await control.member({ phone: PHONE });
  const steps = new LoginSteps(page);
  await page.goto('/user/login?redirect=%2Factivity%2Fdiscount', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '手机登录' }).click();
  const phone = page.getByRole('textbox', { name: '手机号' });
  await steps.send.click();
  await expect(page.getByText('请输入正确的11位手机号码')).toBeVisible();
  await phone.fill('13700137000');
  await steps.send.click();
  await expect(page.getByText(/已发送到 .*1370013\*{4}/)).toBeVisible();
  await steps.giveCode('123456');
  await expect(page.getByText(/验证码错误/)).toBeVisible();

  await phone.fill('13900139000');
  await steps.send.click();
  await expect(page.getByText(/已发送到 .*1390013\*{4}/)).toBeVisible();
  const code = await newestCode(control);
  await steps.giveCode(wrongCode(code));
  await expect(page.getByText(/验证码错误/)).toBeVisible();
  await expect(phone).toHaveValue('13900139000');
  await steps.giveCode(code);
  await expect(page).toHaveURL('/activity/discount');
});

test('the fourth number on a device requires a captcha before its code is sent, and the login does not', async ({ page, control }) => {
  await control.member({ phone: PHONE });
  const steps = new LoginSteps(page);
  await page.goto('/user/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '手机登录' }).click();
  const phone = page.getByRole('textbox', { name: '手机号' });
  for (const last of ['1', '2', '3']) {
    await phone.fill(`1370${last}137000`);
    await steps.send.click();
    await expect(steps.send).toHaveText(/后可重新获取/);
  }
  await phone.fill('13900139000');
  await steps.send.click();
  await expect(steps.notice).toContainText('请先输入图形验证码，再获取短信验证码');
  await expect(steps.picture).toBeVisible();
  await steps.send.click();
  await expect(steps.picture).toBeFocused();
  await page.getByRole('button', { name: '看不清图片？改用滑块' }).click();
  await expect(steps.slider).toBeEnabled();
  await steps.slider.fill(String(await gapOf(page)));
  await steps.send.click();
  await expect(page.getByText(/已发送到 .*1390013\*{4}/)).toBeVisible();
  await expect(steps.slider).toHaveCount(0);
  await steps.giveCode(await newestCode(control));
  await expect(page).toHaveURL('/');
});
