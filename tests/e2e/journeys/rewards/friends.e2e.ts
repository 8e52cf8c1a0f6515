import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { advance } from '../../matches';
import { DepositPage } from '../../pages/deposit-page';
import { EntryPage } from '../../pages/entry-page';
import { Slip } from '../../pages/slip';
import { SportPage } from '../../pages/sport-page';
import { onPage } from '../../passing';

const CLAIM = 'POST /act/api/v1/invite/claim';
const CLAIM_RANK = 'POST /act/api/v1/peak/claim';
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** From the match day, a Saturday, to the evening of the Monday after it. */
const TO_MONDAY_MINUTES = 2 * 24 * 60;

/** A page of a browser that has nothing in common with the journey's own. */
async function otherDevice(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await context.clock.install();
  await context.addCookies([{ name: 'isCheck', value: '1', url: origin }]);
  await context.addInitScript(() => sessionStorage.setItem('popUpShown', '1'));
  return context.newPage();
}

// @spec 1.07 2.24 2.71
test('好友邀请: a friend registers with the poster’s address, deposits and bets; the reward is paid once even when its response was lost', async ({
  page,
  control,
  browser,
  stack,
  logIn,
  match,
  auditLedger,
}) => {
  await logIn();
  await page.goto('/activity/discount');
  await page
    .getByRole('navigation', { name: '活动' })
    .getByRole('link', { name: /好友邀请/ })
    .click();
  const card = region(page, '我的邀请码');
  const code = await card.getByText(/^[2-9A-Z]{8}$/).innerText();
  await expect(card.getByText(`${stack.origin}/user/register?invite_code=${code}`)).toBeVisible();
  await card.getByRole('button', { name: '生成海报' }).click();
  const sheet = page.getByRole('dialog', { name: '邀请海报' });
  await expect(sheet.getByRole('img', { name: `邀请海报：邀请码 ${code} 和注册二维码` })).toBeVisible();
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '保存图片' }).click();
  expect((await saving).suggestedFilename()).toBe('邀请海报.png');
  await sheet.getByRole('button', { name: '关闭' }).click();

  const friend = await otherDevice(browser, stack.origin);
  await test.step('the friend registers, deposits and bets', async () => {
    await friend.goto(`/user/register?r_code=${code}`, { waitUntil: 'networkidle' });
    await expect(friend.getByRole('textbox', { name: /^邀请码/ })).toHaveValue(code);
    await expect(friend.getByText('来自好友的邀请海报，可以修改')).toBeVisible();
    await new EntryPage(friend).register('haoyou1', 'Friend2027');
    const deposit = new DepositPage(friend);
    await deposit.open();
    await deposit.understand();
    await deposit.amount.fill('200');
    await friend.getByRole('textbox', { name: '付款人姓名' }).fill('王小明');
    await control.deposit(await deposit.order(), 'confirm');
    const sport = new SportPage(friend);
    await sport.open('live', 'FBTY');
    await sport.choose(match, '主');
    const slip = new Slip(friend, control);
    await slip.open();
    await slip.stake('600');
    await slip.place();
    await slip.accepted();
    // A friend counts as a person, identified by the verified name.
    await friend.goto('/mine/userInfo/authentication');
    await friend.getByRole('textbox', { name: '真实姓名' }).fill('王小明');
    await friend.getByRole('button', { name: '提交认证' }).click();
    await friend.getByRole('alertdialog').getByRole('button', { name: '确认提交' }).click();
    await expect(friend.getByText('审核中').first()).toBeVisible();
    await control.realName('haoyou1', 'verify');
    await page.reload();
    const row = region(page, '邀请记录').getByRole('listitem');
    await expect(row).toContainText('ha**u1');
    await expect(row).toContainText('已首存');
    await control.event(match.id, { type: 'finish' });
  });

  await page.reload();
  const record = region(page, '邀请记录');
  await expect(record.getByRole('listitem')).toContainText('已达标');
  await expect(record.getByRole('listitem')).toContainText('邀请海报');
  await control.fault({ call: CLAIM, drop: 'after', times: 2 });
  const claim = record.getByRole('button', { name: '领取：好友 ha**u1 的奖励' });
  await claim.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('未收到结果，正在确认，不会重复发放')).toBeVisible();
  await page.reload();
  await onPage(page, (patience) => expect(record.getByRole('listitem')).toContainText('已发放', patience));
  await region(page, '阶梯奖励').getByRole('button', { name: '领取：达标好友满 1 人' }).click();
  await expect(region(page, '阶梯奖励').getByRole('listitem').first()).toContainText('已领取');
  await expect(region(page, '邀请统计')).toContainText('24.76');
  await page.goto('/mine/record/transRecord');
  await expect(page.getByRole('button', { name: /好友邀请奖励/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /好友邀请 满 1 人奖励/ })).toHaveCount(1);
  await auditLedger(0);
  await friend.context().close();
});

for (const drop of ['after', 'before'] as const) {
  // @spec 2.25
  test(`好友巅峰投注: a won bet gets a rank, the week closes, and the rank is paid once even when the response is lost ${drop} it`, async ({
    page,
    control,
    logIn,
    match,
    startBet,
    slip,
    auditLedger,
  }) => {
    // The platform has so few own players that any rank earns a reward.
    await control.site({ peakPlayers: 3 });
    await logIn({ userName: 'dianfeng1' });
    await startBet('主');
    await slip.stake('50');
    await slip.place();
    await slip.accepted();
    await control.event(match.id, { type: 'goal', side: 'home' });
    await control.event(match.id, { type: 'finish' });

    await page.goto('/');
    await page
      .getByRole('navigation', { name: '活动' })
      .getByRole('link', { name: /好友巅峰投注/ })
      .click();
    const mine = region(page, '我的名次');
    const standing = mine.getByText(/^第 [1-4] 名$/);
    await expect(standing).toBeVisible();
    const rank = Number((await standing.innerText()).replaceAll(/\D/g, ''));
    await expect(mine).toContainText('周一 0:05 公布后领取');
    const row = page.getByRole('table', { name: '本周榜单' }).getByRole('row').filter({ hasText: 'di**g1' });
    await expect(row).toContainText('我');
    await expect(row.getByRole('cell').first()).toHaveText(String(rank));

    await advance(control, TO_MONDAY_MINUTES);
    await page.goto('/activity/friendPeakBet');
    await page.getByRole('link', { name: '去领取' }).click();
    await expect(page).toHaveURL(/tab=last$/);
    await expect(standing).toBeVisible();
    // The platform's own players may have won until the end of the week.
    const last = Number((await standing.innerText()).replaceAll(/\D/g, ''));
    expect(last).toBeGreaterThanOrEqual(rank);
    await control.fault({ call: CLAIM_RANK, drop, times: 2 });
    await mine.getByRole('button', { name: /^领取奖励/ }).dblclick();
    await expect(page.getByText('未收到结果，正在确认，不会重复发放')).toBeVisible();
    if (drop === 'after') await page.reload();
    await onPage(page, (patience) => expect(mine.getByText(/^名次奖励 [\d.]+ 币已领取$/)).toBeVisible(patience));
    await page.goto('/mine/record/transRecord');
    await expect(page.getByRole('button', { name: new RegExp(`好友巅峰投注 2027-03-01 当周第 ${last} 名`) })).toHaveCount(1);
    await auditLedger(0);
  });
}
