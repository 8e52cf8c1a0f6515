import { GAME_CODES } from '../../../sandbox/modules/community/game/game-catalog';
import { isDouble } from '../../support/known-round';
import { GamePage } from '../pages/game-page';
import { expect, test } from './fixtures';

test('games: lobby of a category, trial play, and the invitation', async ({ page, control, take }) => {
  await page.goto('/game');
  await take({ id: 'game/24', title: '游戏大厅', narrow: true, doubled: true, shows: ['琉璃转轮'] });
  await page.goto('/game/egame');
  await take({ id: 'game/01', title: '电子', narrow: true, doubled: true, shows: ['琉璃转轮'] });
  await page.goto('/game/egame?venue=AGZR');
  await take({ id: 'game/02', title: '场馆不存在', shows: ['场馆不存在'] });
  await page.goto('/demo');
  await take({ id: 'game/03', title: '试玩', narrow: true, doubled: true, shows: ['免费试玩', '月下捕鱼'] });
  await page.goto('/game/play/slot');
  await take({ id: 'game/04', title: '登录后开始游戏', narrow: true, shows: ['登录后开始游戏'] });
  await control.game({ code: 'slot', closed: true, until: '2030-11-21T14:00:00.000Z' });
  await page.goto('/game/play/slot?trial=1');
  await take({ id: 'game/05', title: '游戏维护中', shows: ['琉璃转轮维护中'] });
});

test('games: each in its frame', async ({ page, logIn, take }) => {
  test.slow();
  await logIn({ balance: '1000.00' });
  const game = new GamePage(page);
  for (const [index, code] of GAME_CODES.entries()) {
    await game.playOnce(code);
    await take({ id: `game/${30 + index}`, title: `游戏 ${code}`, narrow: true, shows: [] });
  }
  await page.goto('/mine/record/gameRecord');
  await page.getByRole('button', { name: /琉璃转轮/ }).click();
  await take({ id: 'game/16', title: '游戏记录', narrow: true, doubled: true, shows: ['局前哈希'] });
});

test('二十一点: two choices more, two hands, a doubled hand', async ({ page, control, logIn, take }) => {
  const { userName } = await logIn({ balance: '45.00' });
  const game = new GamePage(page);
  await game.deal(
    control,
    userName,
    ({ hands, results, active }) => results === null && hands.length === 2 && active === 1 && hands[0]!.length === 5,
    ['split', 'hit', 'hit', 'hit', 'stand'],
  );
  await take({ id: 'game/60', title: '二十一点 加倍或分牌', narrow: true, doubled: true, shows: [game.button(/^分牌/)] });
  await game.button(/^分牌/).click();
  for (const step of ['要牌', '要牌', '要牌', '停牌']) {
    await expect(game.button(step)).toBeEnabled();
    await game.button(step).click();
  }
  await take({
    id: 'game/61',
    title: '二十一点 第二手',
    narrow: true,
    doubled: true,
    shows: [game.frame.getByText(/^第二手.*点，要牌还是停牌/)],
  });
  await game.button('停牌').click();
  await take({
    id: 'game/62',
    title: '二十一点 分牌结算',
    narrow: true,
    doubled: true,
    shows: [game.frame.getByText(/^分牌 .*庄/).first()],
  });
  await game.deal(control, userName, isDouble);
  await take({ id: 'game/63', title: '二十一点 加倍', narrow: true, shows: [game.button(/^加倍/)] });
});

test('games: none played yet, and an empty wallet', async ({ page, control, logIn, take }) => {
  await logIn({ balance: '0.00' });
  await page.goto('/mine/record/gameRecord');
  await take({ id: 'game/17', title: '游戏记录 没有', shows: ['这段时间没有记录'] });
  await page.goto('/game/play/slot');
  await take({ id: 'game/18', title: '首次存款', shows: ['首次存款后即可进入'] });
  await control.fault({ call: 'POST /game/api/v1/venue/launch', httpStatus: 503 });
  await page.goto('/game/play/slot?trial=1');
  await take({ id: 'game/19', title: '进入游戏失败', shows: ['进入游戏失败'] });
});

test('games: lists that fail, one that is unknown, a venue that does not open', async ({ page, control, logIn, take, stack }) => {
  await logIn({ balance: '100.00' });
  await control.fault({ call: 'POST /game/api/v1/round/list', httpStatus: 503 });
  await page.goto('/mine/record/gameRecord');
  await take({ id: 'game/20', title: '游戏记录 加载失败', shows: ['游戏记录加载失败'] });
  await control.fault({ call: 'POST /game/api/v1/venue/launch', httpStatus: 503 });
  await page.goto('/game/gaming/lhdj');
  await take({ id: 'game/21', title: '无法进入场馆', narrow: true, shows: ['无法进入雷火电竞', '返回大厅'] });
  await control.fault({ call: 'POST /game/api/v1/game/list', httpStatus: 503 });
  const site = await stack.startOtherSite('.next');
  // A site that knows the games has no page for an unknown one.
  await page.goto(`${site.origin}/game/play/unknown`);
  await take({ id: 'game/22', title: '游戏列表 加载失败', shows: ['游戏列表加载失败'] });
  await control.clearFaults();
  await page.getByRole('button', { name: '重试' }).click();
  await take({ id: 'game/23', title: '游戏不存在', shows: ['游戏不存在', '看全部游戏'] });
  await site.stop();
});
