import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LoginSteps, newestCode, wrongCode } from '../pages/login-steps';

const PHONE = '(86)13900139000';
const LOGIN = 'POST /site/api/v1/user/login';
const entered = (page: Page) => expect(page).toHaveURL('/');

test('three wrong passwords bring the picture; a wrong one brings another and clears that field alone', async ({ page, control }) => {
  const member = await control.member();
  const steps = new LoginSteps(page);
  await steps.enter({ ...member, password: 'Wrong@2026' });
  await expect(page.getByText('账号或密码错误')).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/user/login'));
    await steps.submit.click();
    await answered;
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

test('a picture that cannot be fetched is one tap away from another try', async ({ page, control }) => {
  const member = await control.member({ flags: { captcha: 'image' } });
  await control.fault({ call: 'POST /site/api/v1/user/captcha', statusCode: 900_000, times: 1 });
  const steps = new LoginSteps(page);
  await steps.enter(member);
  await page.getByRole('button', { name: '图片没有取到，点此重试' }).click();
  await expect(page.getByRole('img', { name: '看不清？换一张' })).toBeVisible();
});

test('who cannot read the picture takes the slider, with arrow keys; the platform judges the place', async ({ page, control }) => {
  const member = await control.member({ flags: { captcha: 'image' } });
  const steps = new LoginSteps(page);
  await steps.enter(member);
  await page.getByRole('button', { name: '看不清图片？改用滑块' }).click();
  await expect(steps.slider).toBeEnabled();
  await steps.submit.click();
  await expect(page.getByText('请先拖动滑块，把拼图移到缺口处')).toBeVisible();
  await steps.slider.press('ArrowRight');
  await expect(steps.slider).toHaveAttribute('aria-valuetext', '拼图位置 1，最右 232');
  await steps.submit.click();
  await expect(page.getByText('拼图位置不对，请重新拖动')).toBeVisible();
  await expect(steps.slider).toHaveAttribute('aria-valuetext', '拼图位置 0，最右 232');
  await steps.keepsTyped(member);
});

/** Where the gap is, seen as a member sees it: the darkened piece of the picture. */
async function gapOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [image, piece] = [...document.querySelectorAll<HTMLImageElement>('main img[src^="data:image/png"]')];
    const pixels = async (element: HTMLImageElement) => {
      await element.decode();
      const canvas = document.createElement('canvas');
      canvas.width = element.naturalWidth;
      canvas.height = element.naturalHeight;
      const context = canvas.getContext('2d')!;
      context.drawImage(element, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    };
    const [scene, part] = [await pixels(image!), await pixels(piece!)];
    const at = (data: ImageData, x: number, y: number) => data.data[(y * data.width + x) * 4]!;
    // A row through the middle of the piece.
    const row = Array.from({ length: part.height }, (_, y) => y).filter((y) => part.data[(y * part.width + 20) * 4 + 3] === 255)[19]!;
    const inside = Array.from({ length: 30 }, (_, step) => step + 4);
    const misfit = (gap: number) => inside.reduce((sum, x) => sum + Math.abs(at(scene, x + gap, row) - at(part, x, row) * 0.35), 0);
    const places = Array.from({ length: scene.width - part.width }, (_, gap) => gap);
    return places.reduce((best, gap) => (misfit(gap) < misfit(best) ? gap : best), 0);
  });
}

test('the extreme captcha is a slider; in its gap the login goes through', async ({ page, control }) => {
  const member = await control.member({ flags: { captcha: 'slider' } });
  const steps = new LoginSteps(page);
  await steps.enter(member);
  await expect(steps.slider).toBeEnabled();
  await expect(page.getByRole('button', { name: '看不清图片？改用滑块' })).toHaveCount(0);
  await steps.slider.fill(String(await gapOf(page)));
  await steps.submit.click();
  await entered(page);
});

test('a new device: code by text message, wrong ones counted, the rest of a minute kept over a reload', async ({ page, control }) => {
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
});

test('too many wrong codes lock the authorization; how long stands on the button, after a reload too', async ({ page, control }) => {
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

test('an expired code and too many codes each say so', async ({ page, control }) => {
  const member = await control.member({ phone: PHONE, flags: { deviceAuth: true } });
  const steps = new LoginSteps(page);
  await steps.enter(member);
  // No code was sent: none is good.
  await steps.giveCode('123456');
  await expect(page.getByText('设备授权码已过期')).toBeVisible();
  await expect(steps.code).toHaveValue('');
  await control.fault({
    call: 'POST /site/api/v1/user/sms/send',
    body: JSON.stringify({ status_code: 6039, message: '设备授权次数过多，请稍后再试', data: { retryAfter: 3000 } }),
    times: 1,
  });
  await steps.send.click();
  await expect(steps.notice).toContainText('设备授权次数过多，请稍后再试');
  await expect(steps.send).toHaveText('50分钟后');
  await expect(steps.send).toBeDisabled();
});

for (const [risk, words] of [
  [6025, '登录地点异常，请完成验证'],
  [6026, '登录设备异常，请完成验证'],
  [6027, '登录地点和设备异常，请完成验证'],
  [6028, '您已长时间未登录，请完成验证'],
  [6029, '登录存在风险，请完成验证'],
] as const) {
  test(`${risk}: ${words}`, async ({ page, control }) => {
    const member = await control.member({ phone: PHONE, flags: { risk } });
    const steps = new LoginSteps(page);
    await steps.enter(member);
    await expect(page.getByRole('heading', { name: '安全验证' })).toBeVisible();
    await expect(steps.notice).toContainText(words);
    await steps.send.click();
    await expect(steps.send).toBeDisabled();
    const code = await newestCode(control);
    await steps.giveCode(wrongCode(code));
    await expect(page.getByText('验证码错误，还可再试 4 次')).toBeVisible();
    await steps.giveCode(code);
    await entered(page);
  });
}

test('a risky login without a phone is a captcha beside what was typed', async ({ page, control }) => {
  const member = await control.member({ flags: { risk: 6026 } });
  const steps = new LoginSteps(page);
  await steps.enter(member);
  await expect(steps.notice).toContainText('登录设备异常，请完成验证');
  await steps.keepsTyped(member);
  await page.getByRole('button', { name: '看不清图片？改用滑块' }).click();
  await expect(steps.slider).toBeEnabled();
  await steps.slider.fill(String(await gapOf(page)));
  await steps.submit.click();
  await entered(page);
});

test('a limit says when to try again, and a reload does not shorten it', async ({ page, control }) => {
  const member = await control.member();
  await control.fault({
    call: LOGIN,
    body: JSON.stringify({ status_code: 6501, message: '操作过于频繁，请在 40 秒后再试', data: { retryAfter: 40 } }),
    times: 1,
  });
  const steps = new LoginSteps(page);
  await steps.enter(member);
  await expect(steps.notice).toContainText('操作过于频繁，请在 40 秒后再试');
  await expect(page.getByRole('button', { name: /^(40|3\d) 秒后可再试$/ })).toBeDisabled();
  await steps.keepsTyped(member);
  await page.reload();
  await expect(page.getByRole('button', { name: /^[1-4]?\d 秒后可再试$/ })).toBeDisabled();
});

test('registration: the platform asks for the phone, then for the code sent to it; each at its field', async ({ page, control }) => {
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
  await expect(page).toHaveURL('/');
});
