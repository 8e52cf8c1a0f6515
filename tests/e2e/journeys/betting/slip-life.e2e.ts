import { expect, test } from '../../fixtures';
import { comingMatch, liveMatches } from '../../matches';
import { EntryPage } from '../../pages/entry-page';
import { soon } from '../../time';
import { inParlays } from '../../venues';

test('a receipt is gone after a reload, and the next slip starts empty', async ({ page, control, member, sport, slip, auditLedger }) => {
  expect(member.userName).toBeTruthy();
  const match = await comingMatch(control);
  await sport.open('today');
  await sport.choose(match, '主');
  await slip.open();
  await slip.stake('60');
  await slip.place();
  await slip.accepted();
  await page.reload();
  await sport.lookAt(match);
  await expect(sport.odds(match, '客')).toBeEnabled();
  await expect(slip.bar).toHaveCount(0);
  await sport.choose(match, '客');
  await slip.open();
  await expect(slip.stakeField).toBeEnabled();
  await expect(slip.receipts).toHaveCount(0);
  await auditLedger(1);
});

test('a live bet and a system of live bets show each step until they end, without a tap', async ({
  control,
  member,
  sport,
  slip,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  const [first, ...others] = (await liveMatches(control, 6)).filter(inParlays);
  await sport.open();
  await sport.choose(first!, '主');
  await slip.open();
  await slip.stake('50');
  await control.clock({ decisions: 'hold' });
  await slip.place();
  await expect(slip.steps.getByText(/^确认中/)).toBeVisible();
  await soon(slip.page, 3_000);
  await expect(slip.steps.getByText(/[3-9] 秒$/)).toBeVisible();
  await expect(slip.keys).toHaveCount(0);
  await expect(slip.sheet.getByRole('button', { name: /^移除 / })).toHaveCount(0);
  await expect(slip.button(/^确认中 50\.00$/)).toBeDisabled();
  await slip.accepted();
  await expect(slip.steps).toHaveCount(0);
  await slip.finish();

  for (const match of others.slice(0, 3)) await sport.choose(match, '主');
  await slip.open();
  await slip.setMode('复式');
  await slip.stakeCombo('二串一', '20');
  await control.clock({ decisions: 'hold' });
  await slip.place();
  await expect(slip.steps.getByText(/^确认中/)).toBeVisible();
  await expect(slip.button(/^确认中 60\.00$/)).toBeDisabled();
  await expect(slip.keys).toHaveCount(0);
  await expect(slip.sheet.getByRole('textbox', { name: '投注金额 3串4' })).not.toBeFocused();
  await slip.decided((glance) => expect(slip.receipts).toContainText('二串一 已成立', glance));
  await auditLedger(2);
});

test('a visitor who logs in from the slip returns to the open slip with its stake and selection', async ({ page, match, sport, slip }) => {
  await sport.open();
  await sport.choose(match, '主');
  await slip.open();
  await slip.stake('50');
  await slip.sheet.getByRole('link', { name: '登录后投注' }).click();
  await new EntryPage(page).logIn('demo2026', 'Demo@2026');
  await expect(slip.sheet).toBeVisible();
  await expect(slip.stakeField).toHaveValue('50');
  await expect(slip.placeButton).toBeEnabled();
});

test('the slip opens for the first time while offline', async ({ page, context, match, sport, slip }) => {
  await sport.open();
  const scripts = new Set<string>();
  page.on('request', (call) => call.resourceType() === 'script' && scripts.add(call.url()));
  page.on('requestfinished', (call) => scripts.delete(call.url()));
  await sport.choose(match, '主');
  await expect(slip.bar).toBeVisible();
  // The bar has made by now the requests that its rendering causes.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect.poll(() => scripts.size).toBe(0);
  await context.setOffline(true);
  await slip.open();
  await expect(slip.leg(match)).toBeVisible();
  await expect(slip.button('网络已断开')).toBeDisabled();
});
