import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { LoginSteps, newestCode, wrongCode } from '../../pages/login-steps';

const PHONE = '(86)13900139000';
const NEW_PASSWORD = 'Second@2027';

/** A page of a browser that has nothing in common with the journey's own. */
async function otherDevice(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await context.addCookies([{ name: 'isCheck', value: '1', url: origin }]);
  return context.newPage();
}

// @spec 2.07
test('a lost password is replaced with the code of a text message, and other devices are logged out', async ({
  page,
  control,
  browser,
  stack,
}) => {
  const member = await control.member({ phone: PHONE });
  const elsewhere = await otherDevice(browser, stack.origin);
  await new LoginSteps(elsewhere).enter(member);
  await expect(elsewhere).toHaveURL('/');

  await page.goto('/user/login', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: '账号' }).fill(member.userName);
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL('/user/password');
  await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue(member.userName);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = page.getByRole('textbox', { name: '短信验证码' });
  await expect(code).toBeFocused();
  const sent = await newestCode(control);
  await code.fill(wrongCode(sent));
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: '确认新密码' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('验证码错误，还可再试 4 次')).toBeVisible();
  await expect(code).toHaveValue('');
  await code.fill(sent);
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('密码已重置')).toBeVisible();

  await elsewhere.goto('/mine');
  await expect(elsewhere).not.toHaveURL('/mine');
  await elsewhere.context().close();

  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue(member.userName);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('an account that does not exist gets the same response as any other', async ({ page, control }) => {
  const before = (await control.outbox()).length;
  await page.goto('/user/password');
  await page.getByRole('textbox', { name: '账号' }).fill('nobodyhere');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('如果账号 nobodyhere 存在并已绑定手机，验证码已发送到该手机，5分钟内有效。')).toBeVisible();
  expect((await control.outbox()).length).toBe(before);
});

// @spec 2.29
test('a phone is bound with a code, and another device is logged out', async ({ page, control, browser, stack }) => {
  const member = await control.member();
  const elsewhere = await otherDevice(browser, stack.origin);
  await new LoginSteps(elsewhere).enter(member);
  await expect(elsewhere).toHaveURL('/');
  await new LoginSteps(page).enter(member);
  await expect(page).toHaveURL('/');

  await page.goto('/mine', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /资料与安全/ }).click();
  await expect(page).toHaveURL('/mine/userInfo');
  await page.getByRole('button', { name: /^手机/ }).click();
  const sheet = page.getByRole('dialog', { name: '绑定手机' });
  await sheet.getByRole('textbox', { name: '新手机号' }).fill('13900139001');
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await expect(sheet.getByText('已发送到 +86 1390013****，5分钟内有效')).toBeVisible();
  await sheet.getByRole('textbox', { name: '新手机的验证码' }).fill(await newestCode(control));
  await sheet.getByRole('textbox', { name: '登录密码' }).fill(member.password);
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^手机/ })).toContainText('+86 1390013****');

  const devices = page.getByRole('region', { name: '登录设备' });
  await expect(devices.getByText('当前设备')).toHaveCount(1);
  // The member was made with a session of its own, beside the two browsers.
  const buttons = devices.getByRole('button', { name: /^下线/ });
  const count = await buttons.count();
  await devices.getByRole('button', { name: /^下线 .*Chrome/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '下线' }).click();
  await expect(buttons).toHaveCount(count - 1);
  await elsewhere.goto('/mine');
  await expect(elsewhere).not.toHaveURL('/mine');
  await elsewhere.context().close();
});
