import { advance } from '../matches';
import { GamePage } from '../pages/game-page';
import { expect, test } from './fixtures';

const CLAIM = 'POST /site/api/v1/rebate/claim';

test('VIP: level, calculator, rules, an error', async ({ page, control, take, logIn, match, startBet, slip }) => {
  await logIn({ balance: '5000.00' });
  await startBet('和');
  await slip.stake('1000');
  await slip.place();
  await slip.accepted();
  await control.event(match.id, { type: 'finish' });
  await page.goto('/mine/vip');
  await page.getByRole('textbox', { name: '每天的有效投注' }).fill('500');
  await take({ id: 'loyalty/01', title: 'VIP', narrow: true, doubled: true, shows: ['VIP 1', '等级礼遇', '约 8 天后升级到 VIP 2'] });
  await page.goto('/mine/vip/details');
  await take({ id: 'loyalty/02', title: 'VIP 规则', narrow: true, doubled: true, shows: ['升级和保级条件', 'VIP 10'] });
  await page.goto('/mine');
  await take({ id: 'loyalty/03', title: '我的 VIP 和返水', narrow: true, doubled: true, shows: ['VIP 1', '返水'] });
  await control.fault({ call: 'POST /site/api/v1/vip/info', httpStatus: 503 });
  await page.goto('/mine/vip');
  await take({ id: 'loyalty/04', title: 'VIP 加载失败', shows: ['重试'] });
});

test('返水: nothing, counted, details, claimable, in progress', async ({ page, control, take, logIn, match, startBet, slip }) => {
  await logIn({ balance: '5000.00' });
  await page.goto('/mine/rebate');
  await take({ id: 'loyalty/05', title: '返水 没有', narrow: true, doubled: true, shows: ['暂无返水', '返水规则'] });
  await startBet('和');
  await slip.stake('1000');
  await slip.place();
  await slip.accepted();
  await control.event(match.id, { type: 'finish' });
  await page.goto('/mine/rebate');
  await take({ id: 'loyalty/06', title: '返水 统计中', shows: ['统计中', '2.50'] });
  await page.getByRole('button', { name: /今天/ }).click();
  await take({ id: 'loyalty/07', title: '返水明细', narrow: true, doubled: true, shows: ['全额计入', '每笔返水合计'] });
  await advance(control, 180);
  await page.goto('/mine/rebate');
  await take({ id: 'loyalty/08', title: '返水 可领取', narrow: true, doubled: true, shows: ['一键领取', '可领取'] });
  await control.fault({ call: CLAIM, drop: 'before' });
  await page.getByRole('button', { name: '一键领取' }).click();
  await expect(page.getByText(/正在处理/)).toBeVisible();
  await take({ id: 'loyalty/09', title: '返水 处理中', narrow: true, shows: ['领取处理中', '正在处理'] });
});

test('返水: rounds of a game', async ({ page, take, logIn }) => {
  await logIn({ balance: '500.00' });
  const game = new GamePage(page);
  await game.open('slot');
  for (const count of [1, 2, 3]) {
    await game.button(/^转动/).click();
    await expect(game.rounds).toHaveCount(count);
  }
  await page.goto('/mine/rebate');
  await page.getByRole('button', { name: /今天/ }).click();
  await take({ id: 'loyalty/10', title: '返水明细 游戏', narrow: true, doubled: true, shows: ['琉璃转轮', '注单与游戏局'] });
});
