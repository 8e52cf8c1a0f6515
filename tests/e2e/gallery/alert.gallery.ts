import { inTime, onPage } from '../passing';
import { givePush } from '../push-browser';
import { expect, test } from './fixtures';

const open = (page: import('@playwright/test').Page) => page.goto('/mine/alerts', { waitUntil: 'networkidle' });

test('通知: kinds, 免打扰, a browser without pushes, error', async ({ page, take, logIn, control }) => {
  await logIn();
  await open(page);
  await take({ id: 'alert/01', title: '通知', narrow: true, doubled: true, shows: ['注单结算', '免打扰'] });
  const saved = page.waitForResponse('**/user/alert/save');
  await page.getByRole('switch', { name: '免打扰' }).click();
  await saved;
  await take({ id: 'alert/02', title: '通知 免打扰', narrow: true, doubled: true, shows: [page.getByLabel('开始')] });
  await control.fault({ call: 'POST /site/api/v1/user/alert/setting', httpStatus: 500 });
  await open(page);
  await take({ id: 'alert/03', title: '通知 加载失败', shows: ['通知设置加载失败'] });
});

test('通知: a browser that was told not to ask', async ({ page, context, take, logIn, stack }) => {
  await givePush(context, stack.push.subscription('gallery'), null);
  await logIn();
  await open(page);
  await take({ id: 'alert/04', title: '通知 浏览器已关闭', narrow: true, shows: ['浏览器已关闭通知，可在系统设置中打开'] });
});

test('通知: an iPhone in its browser', async ({ page, context, take, logIn }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' });
  });
  await logIn();
  await open(page);
  await take({ id: 'alert/05', title: '通知 未添加到主屏幕', narrow: true, doubled: true, shows: ['查看添加方法'] });
});

test('通知: our question after a result', async ({ page, context, take, stack, control, openBet, slip, match }) => {
  await givePush(context, stack.push.subscription('gallery'), 'default');
  await openBet('客');
  await slip.finish();
  await page.goto('/');
  await expect(async () => expect(await page.evaluate(() => localStorage.getItem('orderNews'))).toContain('"open":[{')).toPass();
  await control.event(match.id, { type: 'goal', side: 'home' });
  await control.event(match.id, { type: 'finish' });
  await inTime(page, control, (glance) => expect(page.getByText('输 −10.00')).toBeVisible(glance));
  await onPage(page, (glance) => expect(page.getByRole('region', { name: '结算和进球时通知您？' })).toBeVisible(glance), 6_100);
  await take({ id: 'alert/06', title: '结算和进球时通知您', narrow: true, doubled: true, shows: ['以后再说'] });
});

test('通知: the bell of a match for a visitor', async ({ page, take, match }) => {
  await page.goto(`/game/sport/FBTY/${match.ids.FBTY}`);
  await page.getByRole('button', { name: '比赛提醒' }).click();
  await take({ id: 'alert/07', title: '比赛提醒 未登录', narrow: true, shows: ['登录后接收提醒'] });
});

test('通知: the bell of a match for a member', async ({ page, take, logIn, match }) => {
  await logIn();
  await page.goto(`/game/sport/FBTY/${match.ids.FBTY}`);
  await page.getByRole('button', { name: '比赛提醒' }).click();
  const saved = page.waitForResponse('**/user/alert/save');
  await page.getByRole('switch', { name: '进球提醒' }).click();
  await saved;
  await take({ id: 'alert/08', title: '比赛提醒', narrow: true, doubled: true, shows: ['全部通知设置'] });
});
