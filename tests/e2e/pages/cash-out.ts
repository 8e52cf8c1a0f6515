import { expect, type Locator, type Page } from '@playwright/test';
import { cents } from '../money';
import { untilStill } from '../sheets';

/** 提前结算: the button on a running order, and the sheet that it opens. */
export class CashOut {
  readonly button: Locator;
  readonly sheet: Locator;
  readonly confirm: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('main').getByRole('button', { name: /^提前结算/ });
    this.sheet = page.getByRole('dialog', { name: '提前结算' });
    this.confirm = this.sheet.getByRole('button', { name: /^确认收回/ });
  }

  async open(): Promise<void> {
    await this.button.click();
    await untilStill(this.sheet);
    await expect(this.confirm).toBeEnabled();
  }

  /** Half of the stake, where the venue buys parts. */
  async half(): Promise<void> {
    await this.sheet.getByRole('button', { name: '部分' }).click();
  }

  /** The button's price, in cents. */
  async offered(): Promise<bigint> {
    return cents(((await this.confirm.textContent()) ?? '').replace('确认收回', ''));
  }
}
