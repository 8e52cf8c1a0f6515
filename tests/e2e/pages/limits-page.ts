import { expect, type Locator, type Page } from '@playwright/test';

type Kind = '存款限额' | '投注限额' | '亏损限额' | '时长限额';
type Period = '每日' | '每周' | '每月';

/** 理性投注. */
export class LimitsPage {
  readonly history: Locator;

  constructor(readonly page: Page) {
    this.history = page.getByRole('region', { name: '变更记录' });
  }

  async open(): Promise<void> {
    await this.page.goto('/mine/limits');
    await expect(this.page.getByRole('region', { name: '存款限额' })).toBeVisible();
  }

  row(kind: Kind, period: Period): Locator {
    return this.page.getByRole('region', { name: kind }).getByRole('button', { name: new RegExp(`^${period}`) });
  }

  sheet(kind: Kind, period: Period): Locator {
    return this.page.getByRole('dialog', { name: `${period}${kind}` });
  }

  /** Saves a limit; '' removes it. */
  async set(kind: Kind, period: Period, text: string): Promise<void> {
    await this.row(kind, period).click();
    const sheet = this.sheet(kind, period);
    await sheet.getByRole('textbox').fill(text);
    await sheet.getByRole('button', { name: '保存' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Begins a cooling-off of 24 hours. */
  async coolDown(): Promise<void> {
    await this.page.getByRole('button', { name: /^冷静期/ }).click();
    await this.page.getByRole('button', { name: '开始 24 小时冷静期' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: '开始', exact: true }).click();
    await expect(this.page.getByRole('region', { name: '冷静期进行中' })).toBeVisible();
  }
}
