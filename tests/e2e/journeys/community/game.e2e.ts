import { expect, test } from '../../fixtures';
import { GamePage } from '../../pages/game-page';
import { wear } from '../../theme';

const MINUTE = 60_000;
const PLAY = 'POST /api/play';

// @spec 2.10 2.17
test('a visitor finds a game from the lobby and tries it without an account', async ({ page }) => {
  await page.goto('/');
  await expect(async () => {
    await page.getByRole('button', { name: /电子/ }).click();
    await expect(page.getByRole('link', { name: /云亭电子/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: /云亭电子/ }).click();
  await expect(page).toHaveURL(/\/game\/egame\?venue=PVDZ/);
  await page.getByRole('link', { name: /琉璃转轮/ }).click();
  await expect(page.getByText('登录后开始游戏')).toBeVisible();
  await page.getByRole('link', { name: '试玩' }).click();
  const game = new GamePage(page);
  await expect(game.balance).toHaveText('10,000.00');
  await expect(game.frame.getByText('试玩：不动用钱包')).toBeVisible();
  // The keyboard alone is used.
  await game.button(/^转动/).focus();
  await page.keyboard.press('Enter');
  await expect(game.rounds).toHaveCount(1);
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

// @spec 2.16 2.17 2.18 2.19 2.20 2.22
test(
  'a member plays all six games from the central wallet, and the record contains every round with its proof',
  { tag: '@smoke' },
  async ({ page, control, logIn, auditLedger }) => {
    await logIn({ balance: '1000.00' });
    const game = new GamePage(page);
    for (const [code, verb] of [
      ['slot', /^转动/],
      ['baccarat', /^发牌/],
      ['fishing', /^撒网/],
    ] as const) {
      await game.open(code);
      await game.button(verb).click();
      await expect(game.rounds).toHaveCount(1);
    }
    await game.open('high-low');
    await game.button(/^开局/).click();
    const guess = game.button(/^更大/);
    await expect(guess).toBeVisible();
    // An ace has nothing below it, a king nothing above.
    const possible = (await guess.isEnabled()) ? guess : game.button(/^更小/);
    await possible.click();
    await expect(game.button(/^(收手|开局)/)).toBeEnabled();
    if (await game.button(/^收手/).isVisible()) await game.button(/^收手/).click();
    await expect(game.button(/^开局/)).toBeEnabled();
    await game.open('series');
    await game.frame.getByRole('group').filter({ hasText: '首局' }).first().getByRole('button').first().click();
    await game.button(/^投 /).click();
    await expect(game.frame.getByText(/投 10\.00/)).toBeVisible();
    await game.open('dice');
    await game.button(/^投 大/).click();
    await expect(game.frame.getByText('本期已投 1 注')).toBeVisible();
    await control.clock({ advanceMs: 40 * MINUTE });
    await expect(game.rounds).toHaveCount(1, { timeout: 20_000 });
    await page.goto('/mine/record/gameRecord');
    await expect(page.getByRole('region', { name: '共 6 局' })).toContainText('投注60.00');
    await page.getByRole('button', { name: /云亭快三/ }).click();
    await page.getByRole('button', { name: '核对哈希' }).click();
    await expect(page.getByText('密钥与局前哈希一致')).toBeVisible();
    await auditLedger(0);
  },
);

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
  await expect(page.getByText('云亭快三 维护中')).toBeVisible();
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
  await expect(game.frame.getByText('限额 1.00 - 333.00')).toBeVisible();
  await expect(game.button('500')).toHaveCount(0);
  await control.game({ code: 'slot', closed: true });
  await game.button(/^转动/).click();
  await expect(game.frame.getByText('游戏维护中，暂停下注；已经开始的局可以继续', { exact: true })).toBeVisible();
  await expect(game.button(/^转动/)).toBeDisabled();
  await expect(game.balance).toHaveText('10,000.00');

  await game.open('dice');
  await game.button(/^和值 3/).click();
  await game.button('500').click();
  await expect(game.frame.getByText('这一项单注最多 477.00，请改小金额。')).toBeVisible();
  await expect(game.button(/^投 和值 3/)).toBeDisabled();
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
