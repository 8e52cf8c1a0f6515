import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** An opened game: the site's page around it, and the content of its frame. */
export class GamePage {
  readonly frame: FrameLocator;
  readonly balance: Locator;
  readonly rounds: Locator;

  constructor(readonly page: Page) {
    this.frame = page.frameLocator('iframe');
    this.balance = this.frame.getByTestId('balance');
    this.rounds = this.frame.getByRole('listitem').filter({ hasText: '→' });
  }

  async open(code: string, { trial = false }: { trial?: boolean } = {}): Promise<void> {
    await this.page.goto(`/game/play/${code}${trial ? '?trial=1' : ''}`);
    await expect(this.frame.getByRole('heading', { level: 1 })).toBeVisible();
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
