import type { Page } from '@playwright/test';
import { expect, giveSession, test } from '../../fixtures';
import { EntryPage } from '../../pages/entry-page';
import { onPage } from '../../passing';
import { comeBack, SETTLED_MS } from '../../rejections';
import type { ControlledMatch } from '../../../support/control-client';
import { liveMatches } from '../../matches';

const starOf = (page: Page, { names }: ControlledMatch) =>
  page.getByRole('button', { name: `关注 ${names.FBTY!.home}对${names.FBTY!.away}`, exact: true });
const isOn = (page: Page, match: ControlledMatch, on: boolean) =>
  expect(starOf(page, match).first()).toHaveAttribute('aria-pressed', String(on), { timeout: 20_000 });

/** A page settles some seconds after it has loaded; from then on its stars and the account's are synchronized. */
const settle = (page: Page) => onPage(page, async () => {}, SETTLED_MS);

test('followed matches belong to the account: starred as a visitor, merged at login, on two devices', async ({
  page,
  browser,
  control,
  stack,
}) => {
  const [first, second] = await liveMatches(control, 2);
  const member = await control.member();
  await page.goto('/game/sport');
  await starOf(page, first!).click();
  await isOn(page, first!, true);

  // Another device of the same member has a star of its own.
  const other = await browser.newContext({ baseURL: stack.origin });
  await other.clock.install();
  await giveSession(other, stack.origin, member);
  await other.addCookies([{ name: 'isCheck', value: '1', url: stack.origin }]);
  const phone = await other.newPage();
  await phone.goto('/game/sport');
  const saved = phone.waitForResponse('**/favorite/match/save');
  await starOf(phone, second!).click();
  await settle(phone);
  await saved;

  // The visitor logs in: both stars, in both browsers.
  const merged = page.waitForResponse('**/favorite/match/save');
  await page.goto(`/user/login?redirect=${encodeURIComponent('/game/sport?t=starred')}`);
  await new EntryPage(page).logIn(member.userName, member.password);
  await expect(page).toHaveURL('/game/sport?t=starred');
  await settle(page);
  await merged;
  await expect(page.getByText('关注 2 场')).toBeVisible();
  await isOn(page, second!, true);
  await comeBack(phone);
  await isOn(phone, first!, true);

  // A star removed on one device is gone on the other.
  const removed = phone.waitForResponse('**/favorite/match/save');
  await starOf(phone, second!).click();
  await onPage(phone, async () => void (await removed), 1_100);
  await comeBack(page);
  await expect(page.getByText('关注 1 场')).toBeVisible();
  await isOn(page, first!, true);
  await other.close();
});

test('a fixture starred at two venues is one row of 关注, and loses both stars there with one tap', async ({ page, control }) => {
  const [match] = await liveMatches(control, 1);
  const starAt = (venue: string) => {
    const { home, away } = match!.names[venue]!;
    return page.getByRole('button', { name: `关注 ${home}对${away}`, exact: true }).first();
  };
  for (const venue of ['IMTY', 'FBTY']) {
    await page.goto(`/game/sport?venue=${venue}`);
    await starAt(venue).click();
    await expect(starAt(venue)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('link', { name: '关注', exact: true }).click();
  await expect(page.getByText('关注 1 场')).toBeVisible();
  await expect(page.locator('main .row')).toHaveCount(1);
  await expect(page.locator('main .row')).toContainText('FB · IM');
  await starAt('FBTY').click();
  await expect(page.getByText('暂无关注的比赛')).toBeVisible();
  await page.goto('/game/sport?venue=IMTY');
  await expect(starAt('IMTY')).toHaveAttribute('aria-pressed', 'false');
});
