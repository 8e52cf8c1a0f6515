import { GAME_CODES, GAMES } from '../../../../sandbox/modules/community/game/game-catalog';
import type { GameRules } from '../../../../sandbox/modules/community/game/game.model';
import { isDouble, isPair } from '../../../support/known-round';
import { expect, test } from '../../fixtures';
import { GamePage } from '../../pages/game-page';
import { wear } from '../../theme';

const MINUTE = 60_000;
const PLAY = 'POST /api/play';
const STEP = 'POST /api/step';

// @spec 2.10 2.17
test('a visitor finds a game from the lobby and tries it without an account', async ({ page }) => {
  await page.goto('/');
  await expect(async () => {
    await page.getByRole('button', { name: /电子/ }).click();
    await expect(page.getByRole('link', { name: '琉璃转轮' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: '琉璃转轮' }).click();
  await expect(page.getByText('登录后开始游戏')).toBeVisible();
  await page.getByRole('link', { name: '试玩' }).click();
  const game = new GamePage(page);
  await expect(game.balance).toHaveText('10,000.00');
  await expect(game.frame.getByText('试玩：不动用钱包')).toBeVisible();
  // The keyboard alone is used.
  await game.button(/^转动/).focus();
  await page.keyboard.press('Enter');
  await expect(game.rounds).toHaveCount(1);
  // No round begins until the last one could be followed.
  await expect(game.button(/^转动/)).toBeEnabled();
  // The seed shown afterwards fits the hash shown before, and reproduces the outcome.
  await game.frame.getByText('公平与返还率').click();
  await game.button(/^验证/).first().click();
  await expect(game.frame.getByText('密钥与局前公布的哈希一致，重新计算的结果相同。')).toBeVisible();
  // The game follows the page's theme without a reload.
  for (const theme of ['dark', 'light'] as const) {
    await wear(page, theme);
    await expect(game.frame.locator('html')).toHaveAttribute('data-theme', theme);
  }
  await expect(game.rounds).toHaveCount(1);
});

test('游戏大厅 has all games on shelves, finds one by its name, and shows a member’s own first', async ({ page, logIn }) => {
  await logIn({ balance: '100.00' });
  const game = new GamePage(page);
  await game.playOnce('fishing');
  await page.goto('/game');
  await expect(page.getByRole('region', { name: '继续玩' }).getByRole('link', { name: /月下捕鱼/ })).toBeVisible();
  await expect(page.getByRole('region', { name: '电子' }).getByRole('link', { name: /琉璃转轮/ })).toBeVisible();
  const star = page.getByRole('region', { name: '电子' }).getByRole('button', { name: '收藏琉璃转轮' });
  await expect(async () => {
    await star.click({ timeout: 1_000 });
    await expect(page.getByRole('region', { name: '我的收藏' }).getByRole('link', { name: /琉璃转轮/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel('搜索游戏').fill('快三');
  await expect(page.getByRole('list', { name: '游戏' }).getByRole('link')).toHaveCount(1);
  await page.getByLabel('搜索游戏').fill('没有的游戏');
  await page.getByRole('button', { name: '看全部游戏' }).click();
  await page.getByRole('link', { name: '全部彩票游戏' }).click();
  await expect(page).toHaveURL('/game/lottery');
  await page.getByRole('navigation', { name: '游戏类别' }).getByRole('link', { name: '大厅' }).click();
  await expect(page).toHaveURL('/game');
});

const codesOf = (kind: GameRules['kind']) => GAME_CODES.filter((code) => GAMES[code].rules.kind === kind);

// @spec 2.17 2.20 2.22
test(
  'a member plays each game that is decided at once, from the central wallet',
  { tag: '@smoke' },
  async ({ page, logIn, auditLedger }) => {
    test.slow();
    await logIn({ balance: '1000.00' });
    const game = new GamePage(page);
    for (const code of codesOf('instant')) await game.playOnce(code);
    await auditLedger(0);
  },
);

// @spec 2.16
test('a member plays each game of steps to its end', async ({ page, logIn, auditLedger }) => {
  await logIn({ balance: '1000.00' });
  const game = new GamePage(page);
  for (const code of codesOf('steps')) await game.playOnce(code);
  await auditLedger(0);
});

test('二十一点: a doubled hand and a split one stake once more, and the round continues after a reload', async ({
  page,
  control,
  logIn,
  auditLedger,
}) => {
  const { userName } = await logIn({ balance: '100.00' });
  const game = new GamePage(page);
  await game.deal(control, userName, isDouble);
  await expect(game.button(/^分牌/)).toBeHidden();
  // The browser itself repeats a request whose connection broke off.
  await control.fault({ call: STEP, drop: 'after', times: 20 });
  await game.button(/^加倍/).click();
  await expect(game.frame.getByText('未收到结果，这一局不会重复扣款。')).toBeVisible();
  await control.clearFaults();
  await game.button('查询结果').click();
  await expect(game.rounds).toHaveText([/加倍.*20\.00 →/]);
  await auditLedger(0);

  const before = await game.money();
  await game.deal(control, userName, isPair);
  await game.button(/^分牌/).click();
  await expect(game.frame.getByText(/^第一手 .*点，要牌还是停牌/)).toBeVisible();
  expect(await game.money()).toBe(before - 2_000);
  await page.reload();
  await expect(game.frame.getByText(/^第一手 .*点，要牌还是停牌/)).toBeVisible();
  await expect(game.button(/^(分牌|加倍)/)).toHaveCount(0);
  await game.button('停牌').click();
  await expect(game.frame.getByText(/^第二手 .*点，要牌还是停牌/)).toBeVisible();
  await game.button('停牌').click();
  await expect(game.rounds.first()).toHaveText(/分牌.*20\.00 →/);
  await auditLedger(0);
});

// @spec 2.18 2.19
test('a member bets on the draws of each game, and the record contains every round with its proof', async ({
  page,
  control,
  logIn,
  auditLedger,
}) => {
  test.slow();
  await logIn({ balance: '1000.00' });
  const game = new GamePage(page);
  const codes = codesOf('draws');
  for (const code of codes) await game.playOnce(code);
  await control.clock({ advanceMs: 40 * MINUTE });
  await expect(game.rounds).toHaveCount(1, { timeout: 20_000 });
  await game.frame.getByText('公平与返还率').click();
  await game.button(/^验证/).first().click();
  await expect(game.frame.getByText('密钥与局前公布的哈希一致，属于事先公布的密钥链，重新计算的结果相同。')).toBeVisible();
  await page.goto('/mine/record/gameRecord');
  await expect(page.getByRole('region', { name: `共 ${codes.length} 局` })).toContainText(`投注${codes.length * 10}.00`);
  await page.getByRole('button', { name: /云亭快三/ }).click();
  await page.getByRole('button', { name: '核对哈希' }).click();
  await expect(page.getByText('密钥与局前哈希一致')).toBeVisible();
  await auditLedger(0);
});

test('a lost response counts once, and a round continues after a reload', async ({ page, control, logIn }) => {
  await logIn({ balance: '100.00' });
  const game = new GamePage(page);
  await game.open('high-low');
  // The browser itself repeats a request whose connection broke off.
  await control.fault({ call: PLAY, drop: 'after', times: 20 });
  await game.button(/^开局/).click();
  await expect(game.frame.getByText('未收到结果，这一局不会重复扣款。')).toBeVisible();
  await expect(game.button(/^开局/)).toBeDisabled();
  await control.clearFaults();
  await game.button('查询结果').click();
  await expect(game.button(/^先猜一张/)).toBeVisible();
  expect(await game.money()).toBe(9_000);
  await page.reload();
  await expect(game.button(/^先猜一张/)).toBeVisible();
  expect(await game.money()).toBe(9_000);

  // The home page leads back into the round.
  await page.goto('/');
  await page
    .getByRole('region', { name: '继续玩' })
    .getByRole('link', { name: /高低牌\s*进行中/ })
    .click();
  await expect(game.button(/^先猜一张/)).toBeVisible();
});

test('a game under maintenance, an empty wallet and an ended session are each shown in place with a way out', async ({
  page,
  control,
  logIn,
}) => {
  await logIn({ balance: '0.00' });
  await page.goto('/game/play/dice');
  await expect(page.getByText('首次存款后即可进入', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/mine/finance/deposit');
  const game = new GamePage(page);
  await game.open('dice', { trial: true });
  await control.game({ code: 'dice', closed: true });
  await page.goto('/game/play/dice?trial=1');
  await expect(page.getByText('云亭快三维护中')).toBeVisible();
  await control.game({ code: 'dice', closed: false });
  await expect(async () => {
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(game.frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a game shows its limits, rejects a stake that could pay more, and under maintenance continues open rounds', async ({
  page,
  control,
  logIn,
}) => {
  await logIn({ balance: '10000.00' });
  const game = new GamePage(page);
  await game.open('slot');
  await expect(game.button('500')).toHaveCount(0);
  await game.frame.getByText('限额', { exact: true }).click();
  await expect(game.frame.getByText('单注 1.00 至 333.00。')).toBeVisible();
  await control.game({ code: 'slot', closed: true });
  await game.button(/^转动/).click();
  await expect(game.frame.getByText('游戏维护中，暂停下注；已经开始的局可以继续', { exact: true })).toBeVisible();
  await expect(game.button(/^转动/)).toBeDisabled();
  await expect(game.balance).toHaveText('10,000.00');

  await game.open('dice');
  await game.button('500').click();
  await game.button(/^和值 3 /).click();
  await expect(game.frame.getByText('这一项单注最多 477。')).toBeVisible();
  await expect(game.go).toBeDisabled();
  await game.frame.getByText('限额', { exact: true }).click();
  await expect(game.frame.getByText('本期各注的可能派彩合计最高 100,000.00，投在相反的两边也各自计入。')).toBeVisible();

  await game.open('high-low');
  await game.button(/^开局/).click();
  await expect(game.button(/^更大/)).toBeVisible();
  await control.game({ code: 'high-low', closed: true });
  await game.open('high-low');
  await expect(game.button(/^更大/)).toBeVisible();
  await expect(game.frame.getByText(/^游戏维护中，暂停下注；/)).toBeVisible();
  const guess = game.button(/^更大/);
  await ((await guess.isEnabled()) ? guess : game.button(/^更小/)).click();
  await expect(game.button(/^(收手|开局)/)).toBeVisible();
});
