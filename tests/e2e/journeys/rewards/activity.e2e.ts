import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { advance, comingMatch } from '../../matches';
import { EventPage } from '../../pages/event-page';
import { onPage } from '../../passing';

const OPEN = 'POST /act/api/v1/flip/open';
const DAY_MINUTES = 24 * 60;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page) => region(page, '九张牌');

async function checkIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^今日签到/ }).click();
  await expect(page.getByRole('button', { name: '今天已签到' })).toBeDisabled();
}

// @spec 2.24 2.25 2.26 2.27
test('without a session the activities show their rules, and a login that returns to them', async ({ page }) => {
  await page.goto('/activity/luckyFlip');
  const prizes = page.getByRole('table', { name: '奖品与概率' });
  await expect(prizes.getByRole('row', { name: /^88.88 币/ })).toContainText('0.390625%');
  await expect(page.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/user/login?redirect=%2Factivity%2FluckyFlip');
  await page.goto('/activity/calendar');
  await expect(page.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/user/login?redirect=%2Factivity%2Fcalendar');
  await expect(page.getByRole('region', { name: '活动规则' })).toContainText('UTC+8');
  await page.goto('/activity/friendInvitation');
  await expect(region(page, '阶梯奖励').getByRole('listitem')).toHaveCount(5);
  await expect(region(page, '活动规则').getByRole('listitem')).toHaveCount(3);
  const invited = page.getByRole('link', { name: '登录后获取邀请码' });
  await expect(invited).toHaveAttribute('href', '/user/login?redirect=%2Factivity%2FfriendInvitation');
  await page.goto('/activity/friendPeakBet');
  await expect(page.getByRole('table', { name: '本周榜单' })).toContainText('模拟·');
  await expect(page.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/user/login?redirect=%2Factivity%2FfriendPeakBet');
});

// @spec 2.26 2.27
test('幸运翻牌: a check-in earns a flip, whose lost response keeps the card and leads to the same result', async ({
  page,
  control,
  logIn,
  auditLedger,
}) => {
  await logIn();
  await page.goto('/activity/discount');
  await page
    .getByRole('navigation', { name: '活动' })
    .getByRole('link', { name: /幸运翻牌/ })
    .click();
  await expect(page).toHaveURL(/luckyFlip$/);
  await expect(cards(page)).toContainText('今日暂无翻牌次数');
  const fifth = page.getByRole('button', { name: /^第 5 张牌/ });
  await expect(fifth).toBeDisabled();
  await fifth.press('Enter');
  await expect(cards(page)).toContainText('今日暂无翻牌次数');
  await page.getByRole('link', { name: '去签到' }).click();
  await checkIn(page);
  await page.getByRole('link', { name: /去幸运翻牌/ }).click();
  await expect(cards(page)).toContainText('选一张牌翻开');
  const commitment = await region(page, '公平验证')
    .getByText(/^[0-9a-f]{64}$/)
    .innerText();

  await control.fault({ call: OPEN, drop: 'after', times: 3 });
  // The keyboard flips it, and a second time at once.
  await fifth.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/您选的第 5 张牌不会改变/)).toBeVisible();
  await page.reload();
  await onPage(page, (patience) => expect(cards(page).getByText(/^第 5 张牌：/)).toBeVisible(patience));
  await expect(page.getByRole('button', { name: /^第 5 张牌，翻到/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^第 1 张牌，未选/ })).toBeVisible();
  const proof = region(page, '公平验证');
  await expect(proof.getByText(commitment)).toBeVisible();
  await proof.getByRole('button', { name: '在本机验证' }).click();
  await expect(proof.getByText('密钥的哈希与翻牌前公布的一致')).toBeVisible();
  await expect(proof.getByText('九张牌与密钥、请求编号和奖品表算出的一致')).toBeVisible();
  await page.getByRole('button', { name: '回到牌面' }).click();
  await expect(cards(page)).toContainText('今日暂无翻牌次数');
  await expect(region(page, '翻牌记录').getByRole('listitem')).toHaveCount(1);
  await auditLedger(0);
});

// @spec 2.27
test('签到日历: a missed day is made up once a month, and a followed match is listed under its day', async ({ page, control, logIn }) => {
  await logIn({ realName: '欧阳测试' });
  await page.goto('/activity/calendar');
  await checkIn(page);
  await advance(control, 2 * DAY_MINUTES);
  await page.goto('/activity/calendar');
  await checkIn(page);
  const streak = region(page, '连续签到');
  await expect(streak).toContainText('连续签到 1 天');
  await page.getByRole('table').getByRole('button', { name: /^补签/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '补签' }).click();
  await expect(streak).toContainText('连续签到 3 天');
  await expect(page.getByRole('table').getByRole('button', { name: /^补签/ })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '星期一' })).toBeVisible();
  await expect(region(page, '每日任务').getByRole('link', { name: '去存款' })).toBeVisible();

  const match = await comingMatch(control);
  await new EventPage(page).open(match);
  await page
    .getByRole('button', { name: /^收藏|^关注/ })
    .first()
    .click();
  await page.goto('/activity/calendar');
  await page.getByRole('link', { name: '关注的赛事' }).click();
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: match.names.FBTY!.home })).toBeVisible();
});
