import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { GAMES, type GameCode } from '../../../sandbox/modules/community/game/game-catalog';
import type { BlackjackState } from '../../../sandbox/modules/community/game/games/blackjack/blackjack.rules';
import type { Control } from '../../support/control-client';
import { knownRound } from '../../support/known-round';

/** Continues an open round of a game of steps until it is over. */
const STEPS: Partial<Record<GameCode, (game: GamePage) => Promise<void>>> = {
  'high-low': async (game) => {
    const guess = game.button(/^更大/);
    await expect(guess).toBeVisible();
    // An ace has nothing below it, a king nothing above.
    const possible = (await guess.isEnabled()) ? guess : game.button(/^更小/);
    await possible.click();
    await expect(game.button(/^(收手|开局)/)).toBeEnabled();
    if (await game.button(/^收手/).isVisible()) await game.button(/^收手/).click();
  },
  mines: async (game) => {
    await game.button(/^第 1 行第 1 列/).click();
    await expect(game.button(/^(收手|开局)/)).toBeEnabled();
    if (await game.button(/^收手/).isVisible()) await game.button(/^收手/).click();
  },
  blackjack: async (game) => {
    // A natural ends the round at once.
    await expect(game.button(/^(停牌|发牌)/).first()).toBeEnabled();
    if (await game.button(/^停牌/).isVisible()) await game.button(/^停牌/).click();
  },
};

/** An opened game: the site's page around it, and the content of its frame. */
export class GamePage {
  readonly frame: FrameLocator;
  readonly balance: Locator;
  readonly rounds: Locator;
  /** The button that plays, at the bottom of the page. */
  readonly go: Locator;

  constructor(readonly page: Page) {
    this.frame = page.frameLocator('iframe');
    this.balance = this.frame.getByTestId('balance');
    this.rounds = this.frame.getByRole('listitem').filter({ hasText: '→' });
    this.go = this.frame.locator('.foot .go');
  }

  async open(code: string, { trial = false }: { trial?: boolean } = {}): Promise<void> {
    await this.page.goto(`/game/play/${code}${trial ? '?trial=1' : ''}`);
    await expect(this.frame.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens a game and plays one round with the first bet of its table; a round of draws then waits for its draw. */
  async playOnce(code: GameCode): Promise<void> {
    await this.open(code);
    await expect(this.go).toBeVisible();
    const field = this.frame.locator('.bet-field').first();
    if (await field.isVisible()) await field.click();
    await this.go.click();
    await STEPS[code]?.(this);
    await expect(GAMES[code].rules.kind === 'draws' ? this.frame.locator('.rounds li') : this.rounds).toHaveCount(1);
  }

  /** Begins a round of 二十一点 that allows `steps` and is then as wanted. */
  async deal(
    control: Control,
    userName: string,
    isWanted: (state: BlackjackState) => boolean,
    steps: readonly string[] = [],
  ): Promise<void> {
    const { clientSeed } = await knownRound(control, 'blackjack', userName, isWanted, steps);
    await this.open('blackjack');
    await this.frame.getByText('公平与返还率').click();
    await this.frame.getByRole('textbox', { name: '您的种子' }).fill(clientSeed);
    await this.frame.getByText('公平与返还率').click();
    await this.go.click();
  }

  /** The button that plays, steps or bets. */
  button(name: RegExp | string): Locator {
    return this.frame.getByRole('button', { name });
  }

  /** Minor units. */
  async money(): Promise<number> {
    return Number((await this.balance.innerText()).replaceAll(/[,.]/g, ''));
  }
}
