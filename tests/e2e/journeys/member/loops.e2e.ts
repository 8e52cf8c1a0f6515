import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { CALL, countRejections, rejection } from '../../rejections';
import { hearToasts } from '../../toasts';

const RETURN_PATH = '/activity/discount';

/** Paths of the documents this page loads, in order. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame() && response.ok())
      paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

// @spec 8.30
test('repeated 6014 returns three times a minute, then the maintenance page stays and offers 客服', async ({ page, control, member }) => {
  expect(member.token).not.toBe('');
  await control.fault({
    call: CALL.memberInfo,
    body: rejection(6014, '系统维护中', { startTime: '2020-01-01T00:00:00Z', endTime: '2099-01-01T00:00:00Z' }),
  });
  const documents = documentsOf(page);
  await page.goto(RETURN_PATH);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await expect(page).toHaveURL('/other/maintenance');
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => documents.length).toBe(attempt + 1);
  }
  await expect(page).toHaveURL('/other/maintenance');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('已多次尝试返回，服务仍未恢复。请稍后再试，或联系客服。')).toBeVisible();
  await expect(page.getByText('联系客服').last()).toBeVisible();
  expect(documents).toHaveLength(4);
  // A reload does not open it either.
  await page.reload();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('已多次尝试返回，服务仍未恢复。请稍后再试，或联系客服。')).toBeVisible();
  await expect(page).toHaveURL('/other/maintenance');
});

// @spec 8.26
test('10009 after each reload shows three dialogs, then one toast', async ({ page, control, member }) => {
  expect(member.token).not.toBe('');
  const rejections = await countRejections(page, 10_009);
  const toasts = await hearToasts(page);
  await control.fault({ call: CALL.memberInfo, statusCode: 10_009 });
  await page.goto(RETURN_PATH);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await page.getByRole('alertdialog', { name: '温馨提示' }).getByRole('button', { name: '刷新' }).click();
    await expect.poll(rejections).toBe(attempt + 1);
  }
  await expect.poll(toasts).toEqual(['刷新后仍不是最新版本，请稍后再试或联系客服']);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a session that the server rejects and the platform accepts redirects three times, then the login form stays', async ({
  page,
  control,
  member,
}) => {
  expect(member.token).not.toBe('');
  // The server calls first, the browser second, in turns: one is rejected, the other succeeds.
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await control.fault({ call: CALL.memberInfo, statusCode: 10_004, times: 1 });
    await control.fault({ call: CALL.memberInfo, latencyMs: 1, times: 1 });
  }
  const documents = documentsOf(page);
  await page.goto('/mine');
  await expect.poll(() => documents.length).toBe(4);
  await expect(page).toHaveURL('/user/login?redirect=%2Fmine');
  const resolved = page.waitForResponse((response) => response.url().endsWith('/user/member/info'));
  await page.reload();
  await resolved;
  await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible();
  await expect(page).toHaveURL('/user/login?redirect=%2Fmine');
});
