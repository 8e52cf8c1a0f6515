import { expect, test } from '../../fixtures';
import { inTime, onPage } from '../../passing';
import { AppShell } from '../../pages/app-shell';
import { DepositPage } from '../../pages/deposit-page';
import { comeBack } from '../../rejections';

/** ms in which an app reports its abilities. */
const HELLO_MS = 2_100;
const ALL = ['login', 'pay', 'open'];

// @spec 2.70 2.72
test('an app opens the site with its token: no header, no tabs, one way back', async ({ page, context, control, match, sport, slip }) => {
  const member = await control.member({ balance: '321.00', uuid: null });
  const app = await AppShell.around(context, page, ALL);
  await app.open(`/game/sport?isApp=1&appdown-token=${member.token}`);
  await expect(page).toHaveURL('/game/sport?isApp=1');
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === 'token')?.value).toBe(member.token);

  // The app has the bar; the list's own controls stay.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /回到首页/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '赛事时段' })).toBeVisible();
  await expect.poll(() => app.last('title')).toMatchObject({ path: '/game/sport', bar: false });

  // A sheet first, then the page before, then nothing: the app closes.
  await sport.choose(match, '主');
  await slip.open();
  expect(await app.send({ type: 'back' })).toBe('handled');
  await expect(slip.sheet).toBeHidden();
  await expect(page).toHaveURL('/game/sport?isApp=1');
  await page.getByRole('main').getByRole('link').filter({ hasText: match.home }).first().click();
  await expect(page).toHaveURL(/\/game\/sport\/[^/]+\/[^/]+$/);
  await expect(page.getByRole('button', { name: '返回' })).toBeVisible();
  await expect.poll(() => app.last('title')).toMatchObject({ bar: true, canGoBack: true });
  expect(await app.send({ type: 'back' })).toBe('handled');
  await expect(page).toHaveURL('/game/sport?isApp=1');
  expect(await app.send({ type: 'back' })).toBe('leave');
  expect(app.of('back').map(({ handled }) => handled)).toEqual([true, true, false]);

  for (const tab of ['/activity/discount', '/customer/main', '/mine', '/']) {
    await app.open(tab);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
    expect(app.last('title')).toMatchObject({ path: tab, bar: false });
  }
  expect(await app.send({ type: 'view', theme: 'dark', safeTop: 40 })).toBe('ok');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // Anything else is counted and nothing more.
  expect(await app.send({ type: 'login', token: member.token })).toBe('ignored');
  expect(await app.send({ type: 'navigate', path: '/mine' })).toBe('ignored');
  expect(app.of('ignored').map(({ count }) => count)).toEqual([1, 2]);
  expect(JSON.stringify(app.heard)).not.toContain(member.token);
});

test('the app renews a session that ends: the page continues where it was, with its slip', async ({
  page,
  context,
  control,
  match,
  member,
  sport,
  slip,
}) => {
  const app = await AppShell.around(context, page, ALL);
  await app.open('/game/sport?isApp=1');
  await sport.choose(match, '主');
  await app.open('/mine/finance/wallet');
  await expect(page.getByText('1,000.00').filter({ visible: true }).first()).toBeVisible();
  await control.kick({ userName: member.userName, code: 10_004 });
  await comeBack(page);
  const screen = page.getByRole('dialog', { name: '登录已失效' });
  await expect(screen).toContainText('登录已失效，请重新登录');
  await expect(screen.getByRole('button')).toHaveCount(1);
  await expect(page).toHaveURL('/mine/finance/wallet');
  expect(app.of('login').map(({ reason }) => reason)).toEqual(['ended']);
  await screen.getByRole('button', { name: '重新登录' }).click();
  expect(app.of('login')).toHaveLength(2);

  // A token that the platform does not know changes nothing.
  await app.logIn('a-token-of-nobody');
  await expect.poll(() => app.last('login')?.reason).toBe('refused');
  await expect(screen).toBeVisible();

  const next = await control.member({ balance: '77.00', uuid: null });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  expect(await app.logIn(next.token)).toBe('ok');
  await expect(screen).toBeHidden();
  await expect(page).toHaveURL('/mine/finance/wallet');
  await expect(page.getByText('77.00').filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(app.of('session')).toHaveLength(1);
  await expect(slip.bar).toHaveAccessibleName(/^投注单，1 项/);
  expect(app.of('logout')).toHaveLength(0);
  expect(JSON.stringify(app.heard)).not.toContain(next.token);
});

test('a login page asks the app; an app that cannot log in leaves the site’s own form', async ({ page, context, control }) => {
  const app = await AppShell.around(context, page, ['login']);
  await app.open('/mine?isApp=1');
  await expect(page).toHaveURL('/user/login?redirect=%2Fmine%3FisApp%3D1');
  const screen = page.getByRole('dialog', { name: '请登录' });
  await expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  await expect.poll(() => app.of('login').map(({ reason }) => reason)).toEqual(['needed']);
  // 返回 leaves the question, and the member's page with it.
  expect(await app.send({ type: 'back' })).toBe('handled');
  await expect(page).toHaveURL('/');
  await app.open('/mine');
  const member = await control.member({ balance: '55.00', uuid: null });
  await expect(screen).toBeVisible();
  await app.logIn(member.token);
  await expect(page).toHaveURL('/mine');
  await expect(page.getByText('55.00').filter({ visible: true }).first()).toBeVisible();
});

test('an app that does not respond leaves the site’s own form', async ({ page, context }) => {
  const app = await AppShell.around(context, page, null);
  await app.open('/user/login?isApp=1');
  await onPage(page, (patience) => expect(page.getByRole('dialog')).toBeHidden(patience), HELLO_MS);
  await expect(page.getByRole('textbox', { name: /账号|用户名/ }).first()).toBeEditable();
  expect(app.of('login')).toHaveLength(0);
});

test('the app opens a payment, and the order is followed when it returns', async ({ page, context, control, member }) => {
  expect(member.userName).not.toBe('');
  const app = await AppShell.around(context, page, ALL);
  await app.open('/mine/finance/deposit?isApp=1&amount=300&method=ecny');
  const deposit = new DepositPage(page);
  await deposit.understand();
  const order = await deposit.order();
  await page.getByRole('button', { name: '打开支付应用' }).click();
  expect(app.last('pay')).toMatchObject({ order, code: expect.stringContaining(order) as unknown });
  await deposit.paid.click();
  await control.deposit(order, 'confirm');
  expect(await app.send({ type: 'resume' })).toBe('ok');
  await inTime(page, control, (patience) => expect(page.getByText('已到账', { exact: true })).toBeVisible(patience));
});
