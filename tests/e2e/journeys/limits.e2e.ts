import type { APIRequestContext, Page } from '@playwright/test';
import type { Control } from '../../support/control-client';
import { expect, test } from '../fixtures';
import { CALL, hearRefusals, refusal } from '../refusals';

const CAVEAT = '/other/restrictionIp?name=access-caveat';
const ALERT = '/other/restrictionIp?name=access-alert';
/** A page that asks for the member's balance at once, in the browser. */
const PLACE = '/activity/discount?from=home';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const balance = (page: Page) => page.getByRole('link', { name: /余额/ });

test.beforeEach(({ member }) => {
  expect(member.token).not.toBe('');
});

test('6013: an alert over the page, which stays', async ({ page, control }) => {
  await control.fault({ call: CALL.memberInfo, statusCode: 6013, times: 1 });
  await page.goto(PLACE);
  const said = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(said).toContainText('该功能正在维护，请稍后再试');
  await said.getByRole('button', { name: '确定' }).click();
  await expect(said).toHaveCount(0);
  await expect(page).toHaveURL(PLACE);
});

test('6014: the maintenance page with the times of that answer, whatever the configuration says; 重试 goes back', async ({
  page,
  control,
}) => {
  const times = { startTime: '2026-11-20T16:00:00Z', endTime: '2099-01-01T04:30:00Z' };
  await control.fault({ call: CALL.memberInfo, body: refusal(6014, '系统维护中', times), times: 1 });
  await page.goto(PLACE);
  await expect(page).toHaveURL('/other/maintenance');
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible();
  await expect(page.getByText('11/21 00:00 至 1/1 12:30')).toBeVisible();
  // The site's own configuration is open all the while: a reload does not make it forget the answer.
  await page.reload();
  await expect(page.getByText('11/21 00:00 至 1/1 12:30')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(PLACE);
  await expect(balance(page)).toContainText('1,000.00');
});

test('6014 that is over: the page leaves by itself, for where the member was', async ({ page, control }) => {
  const times = { startTime: '2020-01-01T00:00:00Z', endTime: '2020-01-01T02:00:00Z' };
  await control.fault({ call: CALL.memberInfo, body: refusal(6014, '系统维护中', times), times: 1 });
  await page.clock.install();
  await page.goto(PLACE);
  await expect(page).toHaveURL('/other/maintenance');
  await expect(page.getByText('已到预计结束时间，正在等待恢复')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page).toHaveURL(PLACE);
});

test('6032: the access alert; 继续访问 is remembered, and the next one changes nothing', async ({ page, control }) => {
  const heard = await hearRefusals(page, 6032);
  await control.fault({ call: CALL.memberInfo, statusCode: 6032 });
  await page.goto(PLACE);
  await expect(page).toHaveURL(ALERT);
  await expect(page.getByRole('heading', { name: '您所在地区访问受限' })).toBeVisible();
  const before = heard();
  await page.getByRole('button', { name: '继续访问' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('go'))).toBe('1');
  await page.goto(PLACE);
  await expect.poll(heard).toBeGreaterThan(before);
  await expect(page).toHaveURL(PLACE);
});

for (const code of [6031, 6033]) {
  test(`${code}: a hard block, also for who passed the alert`, async ({ page, control }) => {
    await page.addInitScript(() => localStorage.setItem('go', '1'));
    await control.fault({ call: CALL.memberInfo, statusCode: code, times: 1 });
    await page.goto(PLACE);
    await expect(page).toHaveURL(CAVEAT);
    await expect(page.getByRole('heading', { name: '访问受限' })).toBeVisible();
    await expect(page.getByRole('button', { name: '继续访问' })).toHaveCount(0);
  });
}

test('a block that is heard on the alert’s page takes its place', async ({ page, control }) => {
  await control.fault({ call: CALL.preInfo, statusCode: 6031 });
  await page.goto(ALERT);
  await expect(page).toHaveURL(CAVEAT);
  await expect(page.getByRole('button', { name: '继续访问' })).toHaveCount(0);
});

test.describe('a browser that cannot install apps', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50' });

  for (const code of [6031, 6032, 6033]) {
    test(`${code} does not take it from the download page`, async ({ page, control }) => {
      const heard = await hearRefusals(page, code);
      await control.fault({ call: CALL.webTerminal, statusCode: code });
      await page.goto('/game/sport?t=today');
      await expect(page).toHaveURL('/download-page');
      await expect(page.getByText('请在浏览器打开')).toBeVisible();
      await expect.poll(heard, { timeout: 20_000 }).toBe(1);
      await expect(page).toHaveURL('/download-page');
      // Nor is there a way past it.
      await expect(page.getByRole('button', { name: '继续访问网页版' })).toHaveCount(0);
    });
  }
});

test.describe('while the configuration says maintenance', () => {
  const close = (control: Control) =>
    control.site({ maintainConfig: { status: 0, reason: '例行维护', startTime: '2026-11-21T00:00:00Z', endTime: '2099-11-21T02:00:00Z' } });

  /** The site hears of it within seconds. */
  const isOpen = (request: APIRequestContext) =>
    expect.poll(async () => (await request.get('/help', { maxRedirects: 0, headers: { 'user-agent': DESKTOP } })).status()).toBe(200);

  // The next journey begins with an open site.
  test.afterEach(async ({ control, request }) => {
    await control.site({ maintainConfig: { status: 1 } });
    await isOpen(request);
  });

  test('6032 during maintenance says nothing of its own', async ({ page, context, control, stack }) => {
    // The app alone is let in while the site is maintained.
    await context.addCookies([{ name: 'isApp', value: '1', url: stack.origin }]);
    await close(control);
    await expect(async () => {
      await page.goto('/help');
      expect(
        await page.evaluate(
          () => (JSON.parse(localStorage.getItem('preInfo') ?? '{}') as { maintainConfig?: { status?: number } }).maintainConfig?.status,
        ),
      ).toBe(0);
    }).toPass();
    const heard = await hearRefusals(page, 6032);
    await control.fault({ call: CALL.launch, statusCode: 6032 });
    await page.goto('/game/sport');
    await expect.poll(heard).toBeGreaterThan(0);
    await expect(page).toHaveURL('/game/sport');
  });

  test('the page of a maintenance that is over leaves by itself, for where the visitor was', async ({ page, control, request }) => {
    await page.clock.install();
    await close(control);
    await expect(async () => {
      await page.goto('/help/tytzgz');
      await expect(page).toHaveURL('/other/maintenance', { timeout: 500 });
    }).toPass();
    await expect(page.getByText('恢复后会自动返回')).toBeVisible();
    await control.site({ maintainConfig: { status: 1 } });
    await isOpen(request);
    await page.clock.fastForward(31_000);
    await expect(page).toHaveURL('/help/tytzgz');
  });

  test('maintenance by the configuration: everybody but the app', async ({ page, browser, control, stack }) => {
    await close(control);
    await expect(async () => {
      await page.goto('/help');
      await expect(page).toHaveURL('/other/maintenance', { timeout: 500 });
    }).toPass();
    const app = await browser.newContext({
      baseURL: stack.origin,
      userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    });
    const webview = await app.newPage();
    await webview.goto('/help?isApp=1');
    await expect(webview).toHaveURL('/help?isApp=1');
    await expect(webview.getByRole('main').getByRole('link').first()).toBeVisible();
    // Remembered for this run of the app.
    await webview.goto('/help/tytzgz');
    await expect(webview).toHaveURL('/help/tytzgz');
    await app.close();
  });
});

test('10009: the new version is one tap away', async ({ page, control }) => {
  await control.fault({ call: CALL.memberInfo, statusCode: 10_009, times: 1 });
  await page.goto(PLACE);
  const said = page.getByRole('alertdialog', { name: '温馨提示' });
  await expect(said).toContainText('页面已有新版本，刷新后继续使用');
  const loaded = page.waitForEvent('load');
  await said.getByRole('button', { name: '刷新' }).click();
  await loaded;
  await expect(balance(page)).toContainText('1,000.00');
  await expect(said).toHaveCount(0);
});

for (const [code, what] of [
  [10_108, 'one fresh signature'],
  [22_007, 'one new device identifier'],
] as const) {
  test(`${code}: ${what}, and nobody notices`, async ({ page, control, member }) => {
    const heard = await hearRefusals(page, code);
    const calls: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/user/member/info')) calls.push(request.headers());
    });
    await control.fault({ call: CALL.memberInfo, statusCode: code, times: 1 });
    await page.goto(PLACE);
    await expect(balance(page)).toContainText('1,000.00');
    expect(calls).toHaveLength(2);
    expect(calls[1]!['x-api-sign']).toMatch(/^v1\.site\.\d+\./);
    expect(calls[0]!['x-api-uuid']).toBe(member.uuid);
    expect(calls[1]!['x-api-uuid'] === member.uuid).toBe(code === 10_108);
    expect(await page.evaluate(() => localStorage.getItem('uuid'))).toBe(calls[1]!['x-api-uuid']);
    expect(heard()).toBe(0);
  });

  test(`${code} again: an error in its place, and no third try`, async ({ page, control }) => {
    const heard = await hearRefusals(page, code);
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/user/member/info')) calls += 1;
    });
    await control.fault({ call: CALL.memberInfo, statusCode: code });
    await page.goto(PLACE);
    await expect.poll(heard).toBe(1);
    expect(calls).toBe(2);
    await expect(page).toHaveURL(PLACE);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}
