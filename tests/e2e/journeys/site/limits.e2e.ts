import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { CALL, countRejections, rejection, SETTLED_MS } from '../../rejections';
import { soon } from '../../time';

const CAVEAT = '/other/restrictionIp?name=access-caveat';
const ALERT = '/other/restrictionIp?name=access-alert';
/** A page that requests the member's balance at once, in the browser. */
const RETURN_PATH = '/activity/discount?from=home';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const balance = (page: Page) => page.getByRole('link', { name: /余额/ });

// tests/security/code-matrix.test.ts and tests/render/shell/session-guard.test.tsx have tables of every code's effect: here is one journey for each kind of effect.

// @spec 8.30
test('6014 shows the maintenance page with the times of that response, whatever the configuration reports, and 重试 goes back', async ({
  page,
  control,
  member,
}) => {
  expect(member.token).not.toBe('');
  const times = { startTime: '2026-11-20T16:00:00Z', endTime: '2099-01-01T04:30:00Z' };
  await control.fault({ call: CALL.memberInfo, body: rejection(6014, '系统维护中', times), times: 1 });
  await page.goto(RETURN_PATH);
  await expect(page).toHaveURL('/other/maintenance');
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible();
  await expect(page.getByText('11/21 00:00 至 1/1 12:30')).toBeVisible();
  // The site's own configuration is open all the while: a reload does not make it forget the response.
  await page.reload();
  await expect(page.getByText('11/21 00:00 至 1/1 12:30')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(RETURN_PATH);
  await expect(balance(page)).toContainText('1,000.00');
});

// @spec 2.03 4.16 4.17 4.19
test('6032 shows the access alert once; 继续访问 is remembered, and a block is shown nevertheless', async ({ page, control, member }) => {
  expect(member.token).not.toBe('');
  const rejections = await countRejections(page, 6032);
  await control.fault({ call: CALL.memberInfo, statusCode: 6032 });
  await page.goto(RETURN_PATH);
  await expect(page).toHaveURL(ALERT);
  await expect(page.getByRole('heading', { name: '您所在地区访问受限' })).toBeVisible();
  const before = rejections();
  await page.getByRole('button', { name: '继续访问' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('go'))).toBe('1');
  await page.goto(RETURN_PATH);
  await expect.poll(rejections).toBeGreaterThan(before);
  await expect(page).toHaveURL(RETURN_PATH);

  await control.clearFaults();
  await control.fault({ call: CALL.memberInfo, statusCode: 6033 });
  await page.goto(RETURN_PATH);
  await expect(page).toHaveURL(CAVEAT);
  await expect(page.getByRole('heading', { name: '访问受限' })).toBeVisible();
  await expect(page.getByText('设备编号')).toBeVisible();
  await expect(page.getByRole('button', { name: '继续访问' })).toHaveCount(0);
});

// @spec 4.19 8.27
test('6031 at a venue launch sends a visitor to the restriction page', async ({ page, control }) => {
  await control.fault({ call: CALL.launch, statusCode: 6031 });
  await page.goto('/game/sport');
  await expect(page).toHaveURL(CAVEAT);
});

test.describe('a browser that cannot install apps', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50' });

  // @spec 2.75 4.18 4.20
  test('6031 does not send it away from the download page', async ({ page, control, member }) => {
    expect(member.token).not.toBe('');
    const rejections = await countRejections(page, 6031);
    await control.fault({ call: CALL.webTerminal, statusCode: 6031 });
    await page.goto('/game/sport?t=today');
    await expect(page).toHaveURL('/download-page');
    await expect(page.getByText('请在浏览器打开')).toBeVisible();
    // The address copied for the real browser is that of the requested page.
    await expect(page.getByText('/game/sport?t=today')).toBeVisible();
    await soon(page, SETTLED_MS);
    await expect.poll(rejections).toBe(1);
    await expect(page).toHaveURL('/download-page');
    // Nor is there a way past it.
    await expect(page.getByRole('button', { name: '继续访问网页版' })).toHaveCount(0);
  });
});

test.describe('while the configuration reports maintenance', () => {
  /** The site notices it within seconds. */
  const isOpen = (request: APIRequestContext) =>
    expect.poll(async () => (await request.get('/help', { maxRedirects: 0, headers: { 'user-agent': DESKTOP } })).status()).toBe(200);

  // The next journey begins with an open site.
  test.afterEach(async ({ control, request }) => {
    await control.site({ maintainConfig: { status: 1 } });
    await isOpen(request);
  });

  // @spec 2.02 2.87 4.15
  test('every page except the app download is replaced, and when maintenance ends the visitor returns to the previous page', async ({
    page,
    browser,
    control,
    request,
    stack,
  }) => {
    await control.site({
      maintainConfig: { status: 0, reason: '例行维护', startTime: '2026-11-21T00:00:00Z', endTime: '2099-11-21T02:00:00Z' },
    });
    await expect(async () => {
      await page.goto('/game/sport?t=early');
      await expect(page).toHaveURL('/other/maintenance', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible();
    await expect(page.getByText('例行维护')).toBeVisible();
    await expect(page.getByText('恢复后会自动返回')).toBeVisible();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('仍在维护')).toBeVisible();

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

    await control.site({ maintainConfig: { status: 1 } });
    await isOpen(request);
    await page.clock.fastForward(31_000);
    await expect(page).toHaveURL('/game/sport?t=early');
  });
});

// @spec 8.21
test('22007 leads to a new device identifier and a new signature, unnoticed by the member', async ({ page, control, member }) => {
  const rejections = await countRejections(page, 22_007);
  const calls: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/member/info')) calls.push(request.headers());
  });
  await control.fault({ call: CALL.memberInfo, statusCode: 22_007, times: 1 });
  await page.goto(RETURN_PATH);
  await expect(balance(page)).toContainText('1,000.00');
  expect(calls).toHaveLength(2);
  expect(calls[1]!['x-api-sign']).toMatch(/^v1\.site\.\d+\./);
  expect(calls[0]!['x-api-uuid']).toBe(member.uuid);
  expect(calls[1]!['x-api-uuid']).not.toBe(member.uuid);
  expect(await page.evaluate(() => localStorage.getItem('uuid'))).toBe(calls[1]!['x-api-uuid']);
  expect(rejections()).toBe(0);
});
