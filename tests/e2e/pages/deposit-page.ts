import { expect, type Locator, type Page } from '@playwright/test';

/** 存款: the form, the order, its end. */
export class DepositPage {
  readonly amount: Locator;
  readonly submit: Locator;
  readonly paid: Locator;
  readonly steps: Locator;

  constructor(readonly page: Page) {
    this.amount = page.getByRole('textbox', { name: /^存款金额/ });
    this.submit = page.getByRole('button', { name: /^(提交存款|再次提交)/ });
    this.paid = page.getByRole('button', { name: '我已付款', exact: true });
    this.steps = page.getByRole('list').filter({ hasText: '已提交' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/mine/finance/deposit${query}`);
  }

  /** The spec's warning, once a visit, before anything can be tapped. */
  async understand(): Promise<void> {
    const warning = this.page.getByRole('alertdialog', { name: '温馨提示' });
    await expect(warning).toContainText('若有客服人员提供卡号引导存款，请勿转账');
    // The site drops a tap in the first 300 ms of a dialog as the second of a double tap (components/ui/sheet/second-tap.ts).
    await expect(async () => {
      await warning.getByRole('button', { name: '我知道了' }).click();
      await expect(warning).toBeHidden({ timeout: 500 });
    }).toPass();
  }

  method(name: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  async choose(name: string): Promise<void> {
    // The site drops a tap at the place of the warning's button that follows it within 300 ms.
    await expect(async () => {
      await this.page.getByText(name, { exact: true }).click();
      await expect(this.method(name)).toBeChecked({ timeout: 500 });
    }).toPass();
  }

  /** Sends the form and returns the order's number, which is in the address from then on. */
  async order(): Promise<string> {
    await this.submit.click();
    await expect(this.page).toHaveURL(/[?&]order=\d+/);
    return new URL(this.page.url()).searchParams.get('order')!;
  }

  /** The amount to pay, from the text for screen readers: `500.37`. */
  async payAmount(): Promise<string> {
    const text = await this.page.getByText(/^请转入 [\d.]+ /).innerText();
    return /[\d.]+/.exec(text)![0];
  }
}
