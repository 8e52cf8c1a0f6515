import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const MISSING = '账户信息加载失败，暂时不能操作';

/** Pages with actions that need the account's id, and one of these. */
const PAGES: ReadonlyArray<{ path: string; action?: (page: Page) => ReturnType<Page['getByRole']> }> = [
  { path: '/activity/calendar', action: (page) => page.getByRole('button', { name: /^今日签到/ }) },
  { path: '/activity/friendInvitation' },
  { path: '/activity/friendPeakBet' },
  { path: '/activity/luckyFlip' },
  { path: '/activity/discount' },
  { path: '/mine/rebate' },
  { path: '/mine/record/welfare' },
  { path: '/chat' },
];

for (const { path, action } of PAGES) {
  // oxlint-disable-next-line no-unused-vars -- `member` logs the page in
  test(`${path} says that the account could not be read, and is whole after 重试`, async ({ page, control, member }) => {
    await control.fault({ call: 'POST /site/api/v1/user/member/info', httpStatus: 503 });
    await page.goto(path);
    const strip = page.getByRole('status').filter({ hasText: MISSING });
    await expect(strip).toBeVisible({ timeout: 15_000 });
    if (action) await expect(action(page)).toBeDisabled();
    await control.clearFaults();
    await strip.getByRole('button', { name: '重试' }).click();
    await expect(strip).toBeHidden();
    if (action) await expect(action(page)).toBeEnabled();
  });
}
