import { expect, type Locator, type Page } from '@playwright/test';
import type { ControlledMatch } from '../../support/control-client';
import { priceOf } from './sport-page';

/** The call that brings a match, and the match's name in the address; IM's is told apart by its sport. */
const OF_VENUE = {
  FBTY: { call: '/v1/match/getMatchDetail', id: (match: ControlledMatch) => match.ids.FBTY },
  OBTY: { call: '/getMatchOddsInfoPB', id: (match: ControlledMatch) => match.ids.OBTY },
  IMTY: { call: '/improxy/api/mobile/GetSelectedEventInfo', id: (match: ControlledMatch) => `1-${match.ids.IMTY}` },
} as const;

/** A match's own page with all its markets. */
export class EventPage {
  readonly board: Locator;

  constructor(readonly page: Page) {
    this.board = page.getByRole('region', { name: '比分板' });
  }

  async open(match: ControlledMatch, venue: keyof typeof OF_VENUE = 'FBTY'): Promise<void> {
    const { call, id } = OF_VENUE[venue];
    const answered = this.page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(call) && answer.ok());
    await this.page.goto(`/game/sport/${venue}/${id(match)}`);
    await answered;
  }

  /** A market by name and period, such as `让球·全场`. */
  market(title: string): Locator {
    return this.page.getByRole('region').filter({ has: this.page.getByRole('heading', { name: new RegExp(`^${title}`) }) });
  }

  /** Prices of one side of a market, best line first. */
  sides(title: string, side: '主' | '客' | '大' | '小'): Locator {
    return this.market(title).getByRole('button', { name: new RegExp(` ${side}( [^ ]+)? [\\d.]+$`) });
  }

  /** Takes the first price on a line of quarters of one side; answers line and price. */
  async chooseQuarter(title: string, side: '主' | '客' | '大' | '小'): Promise<{ line: string; price: string }> {
    const quarter = this.market(title).getByRole('button', { name: new RegExp(` ${side} [+-]?[\\d.]+/[\\d.]+ [\\d.]+$`) }).first();
    await expect(quarter).toBeEnabled();
    const words = ((await quarter.getAttribute('aria-label')) ?? '').split(' ');
    const price = await priceOf(quarter);
    await quarter.click();
    await expect(quarter).toHaveAttribute('aria-pressed', 'true');
    return { line: words.at(-2)!, price };
  }

  async choose(button: Locator): Promise<string> {
    await expect(button).toBeEnabled();
    const price = await priceOf(button);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    return price;
  }

  async show(chip: string): Promise<void> {
    await this.page.getByRole('button', { name: chip, exact: true }).click();
  }
}
