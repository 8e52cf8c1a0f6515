import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { LoginSteps, newestCode, wrongCode } from '../../pages/login-steps';
import { gapOf } from '../../pages/slider';

const PHONE = '(86)13900139000';
const entered = (page: Page) => expect(page).toHaveURL('/');

// @spec 8.18
test('three wrong passwords require the captcha, and a wrong captcha loads a new one and clears only that field', async ({
  page,
  control,
}) => {
  const member = await control.member();
  const steps = new LoginSteps(page);
  await steps.enter({ ...member, password: 'Wrong@2026' });
  await expect(page.getByText('账号或密码错误')).toBeVisible();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const resolved = page.waitForResponse((response) => response.url().endsWith('/user/login'));
    await steps.submit.click();
    await resolved;
  }
  await expect(steps.picture).toHaveCount(0);
  await steps.submit.click();
  await expect(steps.picture).toBeVisible();
  const picture = page.getByRole('img', { name: '看不清？换一张' });
  const first = await picture.getAttribute('src');
  await steps.picture.fill('????');
  await steps.submit.click();
  await expect(page.getByText('图形验证码错误')).toBeVisible();
  await expect(steps.picture).toHaveValue('');
  await expect(steps.picture).toBeFocused();
  await expect(picture).not.toHaveAttribute('src', first!);
  await steps.keepsTyped({ ...member, password: 'Wrong@2026' });
});

// @spec 2.95 8.20
test(
  'a new device confirms by text message; wrong codes are counted, and the resend cooldown survives a reload',
  { tag: '@smoke' },
  async ({ page, control }) => {
    const member = await control.member({ phone: PHONE, flags: { deviceAuth: true } });
    const steps = new LoginSteps(page);
    await steps.enter(member);
    await expect(page.getByRole('heading', { name: '设备授权' })).toBeVisible();
    await expect(steps.code).toBeFocused();
    await expect(steps.code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByText('将发送到 1390013****')).toBeVisible();
    await steps.send.click();
    await expect(steps.send).toBeDisabled();
    await expect(steps.send).toHaveText(/^(60|5\d)秒后可重新获取$/);

    const code = await newestCode(control);
    await steps.giveCode(wrongCode(code));
    await expect(page.getByText('设备授权码错误，还可再试 4 次')).toBeVisible();
    await expect(steps.code).toHaveValue('');

    await page.getByRole('button', { name: '返回修改账号' }).click();
    await steps.keepsTyped(member);
    await page.reload();
    await steps.enter(member);
    await expect(steps.send).toBeDisabled();
    await expect(steps.send).toHaveText(/^[1-5]?\d秒后可重新获取$/);

    await steps.giveCode(code);
    await entered(page);
  },
);

test('too many wrong codes lock the verification, and the button shows for how long, even after a reload', async ({ page, control }) => {
  const member = await control.member({ phone: PHONE, flags: { deviceAuth: true } });
  const steps = new LoginSteps(page);
  await steps.enter(member);
  await steps.send.click();
  await expect(steps.send).toBeDisabled();
  const wrong = wrongCode(await newestCode(control));
  for (const left of [4, 3, 2, 1]) {
    await steps.giveCode(wrong);
    await expect(page.getByText(`还可再试 ${left} 次`)).toBeVisible();
  }
  await steps.giveCode(wrong);
  await expect(steps.notice).toContainText('设备授权已锁定，请稍后再试');
  await expect(page.getByRole('button', { name: '约 15 分钟后可再试' })).toBeDisabled();
  await steps.enter(member);
  await expect(page.getByRole('button', { name: /约 1[45] 分钟后可再试/ })).toBeDisabled();
});

// tests/render/member/login-rejections.test.tsx has a table of every rejection: here is one journey for each kind of step.

// @spec 8.19
test('6029 explains the risk, sends a code by text message and counts a wrong one', async ({ page, control }) => {
  const member = await control.member({ phone: PHONE, flags: { risk: 6029 } });
  const steps = new LoginSteps(page);
  await steps.enter(member);
  await expect(page.getByRole('heading', { name: '安全验证' })).toBeVisible();
  await expect(steps.notice).toContainText('登录存在风险，请完成验证');
  await steps.send.click();
  await expect(steps.send).toBeDisabled();
  const code = await newestCode(control);
  await steps.giveCode(wrongCode(code));
  await expect(page.getByText('验证码错误，还可再试 4 次')).toBeVisible();
  await steps.giveCode(code);
  await entered(page);
});

// @spec 8.18
test('a risky login without a phone shows a captcha, which a slider replaces and arrow keys move', async ({ page, control }) => {
  const member = await control.member({ flags: { risk: 6026 } });
  const steps = new LoginSteps(page);
  await steps.enter(member);
  await expect(steps.notice).toContainText('登录设备异常，请完成验证');
  await steps.keepsTyped(member);
  await page.getByRole('button', { name: '看不清图片？改用滑块' }).click();
  await expect(steps.slider).toBeEnabled();
  await steps.slider.press('ArrowRight');
  await expect(steps.slider).toHaveAttribute('aria-valuetext', '拼图位置 1，最右 232');
  await steps.submit.click();
  await expect(page.getByText('拼图位置不对，请重新拖动')).toBeVisible();
  await expect(steps.slider).toHaveAttribute('aria-valuetext', '拼图位置 0，最右 232');
  await steps.keepsTyped(member);
  await expect(steps.slider).toBeEnabled();
  await steps.slider.fill(String(await gapOf(page)));
  await steps.submit.click();
  await entered(page);
});

test('registration requires the phone, then the code sent to it, each at its field', async ({ page, control }) => {
  await control.site({ registerNeedsPhone: true });
  await page.goto('/user/register');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('账号').fill('phoned1');
  await field('密码').fill('Phoned@2026');
  await field('确认密码').fill('Phoned@2026');
  await page.getByRole('checkbox', { name: /我已年满18周岁/ }).check();
  const join = page.getByRole('button', { name: '注册并登录' });
  await join.click();
  await expect(page.getByText('请填写手机号码并完成短信验证')).toBeVisible();
  await expect(field('手机号')).toBeFocused();

  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请输入正确的11位手机号码')).toBeVisible();
  await field('手机号').fill('13900139000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('已发送到 1390013****')).toBeVisible();
  const code = await newestCode(control);
  await field('短信验证码').fill(wrongCode(code));
  await join.click();
  await expect(page.getByText('验证码错误，还可再试 4 次')).toBeVisible();
  await expect(field('密码')).toHaveValue('Phoned@2026');
  await field('短信验证码').fill(code);
  await join.click();
  await expect(page).toHaveURL('/registerGuide?redirect=%2F');
});
