import { expect, type Locator, type Page } from '@playwright/test';
import { EventPage } from './event-page';

/** 走势 on a match's own page: one selection's price from its opening. */
export class TrendTab {
  readonly panel: Locator;
  readonly table: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('region', { name: '赔率走势' });
    this.table = this.panel.getByRole('table');
  }

  /** Opens the tab and waits for the platform's response. */
  async open(): Promise<void> {
    const resolved = this.page.waitForResponse((response) => response.url().endsWith('/feed/api/v1/odds/history'));
    await new EventPage(this.page).tab('走势');
    await resolved;
    await expect(this.panel.getByRole('note')).toBeVisible();
  }

  /** A figure without its name: `1.8511-15 00:00`. */
  async figure(name: '初盘' | '现价' | '最高' | '最低'): Promise<{ price: string; note: string }> {
    const [price = '', note = ''] = await this.panel
      .getByText(name, { exact: true })
      .locator('xpath=..')
      .getByRole('definition')
      .allTextContents();
    return { price, note };
  }

  async show(name: string): Promise<void> {
    await this.panel.getByRole('button', { name, exact: true }).click();
  }

  /** Rows of the table, newest first: time, line where there is one, price, change. */
  async rows(): Promise<readonly (readonly string[])[]> {
    const rows = this.table.getByRole('row');
    return (await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))).slice(1);
  }
}
