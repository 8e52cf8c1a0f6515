import { expect, type Locator, type Page } from '@playwright/test';

/** 取款: checks, form, PIN, order. */
export class WithdrawPage {
  readonly amount: Locator;
  readonly submit: Locator;
  readonly pin: Locator;
  readonly steps: Locator;

  constructor(readonly page: Page) {
    this.amount = page.getByRole('textbox', { name: /^取款金额/ });
    this.submit = page.getByRole('button', { name: /^提交取款/ });
    this.pin = page.getByRole('dialog', { name: '确认取款' }).getByLabel('提款密码', { exact: true });
    this.steps = page.getByRole('list').filter({ hasText: '已提交' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/mine/finance/withdrawal${query}`);
  }

  /** Fills the form in and opens the question for the PIN. */
  async request(coins: string): Promise<void> {
    await this.amount.fill(coins);
    await this.submit.click();
    await expect(this.pin).toBeFocused();
  }

  /** Sends a withdrawal and returns its number, which is in the address from then on. */
  async order(coins: string, pin: string): Promise<string> {
    await this.request(coins);
    await this.pin.fill(pin);
    await expect(this.page).toHaveURL(/[?&]order=\d+/);
    return new URL(this.page.url()).searchParams.get('order')!;
  }
}
