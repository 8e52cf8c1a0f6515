import { liveMatches } from '../matches';
import { EventPage } from '../pages/event-page';
import { expect, test } from './fixtures';

/** States that every test run visits; `npm run gallery` visits the rest. */

test('首页', async ({ page, take }) => {
  await page.goto('/');
  const hot = page.getByRole('region', { name: '热门赛事' });
  await expect(hot.getByRole('listitem').first()).toBeVisible();
  await take({ id: 'home/01', title: '首页 访客', narrow: true, doubled: true, shows: [hot, '登录'] });
});

test('滚球', async ({ page, take, match, sport }) => {
  await sport.open();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await take({ id: 'list/01', title: '滚球 标准', narrow: true, doubled: true, shows: [/玩法/, /按联赛/] });
  await sport.choose(match, '主');
  await take({ id: 'list/02', title: '已选一项', shows: [page.getByRole('button', { name: /^投注单，1 项/ })] });
});

test('赛事页', async ({ page, take, match }) => {
  await new EventPage(page).open(match);
  await expect(
    page
      .getByRole('region', { name: '独赢·全场' })
      .or(page.getByRole('heading', { name: /^独赢/ }))
      .first(),
  ).toBeVisible();
  await take({ id: 'event/01', title: '盘口', narrow: true, doubled: true, shows: ['全场', match.home] });
});

test('投注单', async ({ page, control, take, member, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  const [first, second] = await liveMatches(control, 2);
  await sport.open();
  await sport.choose(first!, '主');
  await slip.open();
  await slip.stake('100');
  await expect(slip.placeButton).toBeEnabled();
  await take({ id: 'slip/01', title: '单关 已填金额', narrow: true, doubled: true, shows: [slip.placeButton] });
  await slip.close();
  await sport.choose(second!, '客');
  await slip.open();
  await slip.setMode('串关');
  await slip.stakeCombo('二串一', '50');
  await expect(slip.placeButton).toBeEnabled();
  await take({ id: 'slip/02', title: '二串一', narrow: true, doubled: true, shows: ['二串一', page.getByText(/最高可得|可得/)] });
});
