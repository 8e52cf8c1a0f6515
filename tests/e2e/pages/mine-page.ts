import type { Locator, Page } from '@playwright/test';

/** 我的. */
export class MinePage {
  readonly available: Locator;
  readonly locked: Locator;

  constructor(readonly page: Page) {
    // Two amounts under look-alike terms of one list: no role tells them apart.
    this.available = page.getByTestId('available');
    this.locked = page.getByTestId('locked');
  }

  async open(): Promise<void> {
    await this.page.goto('/mine');
  }

  async logOut(): Promise<void> {
    await this.confirmLogOut();
    await this.page.waitForURL('/');
  }

  /** From 我的 opens 设置, and confirms 退出登录. */
  async confirmLogOut(): Promise<void> {
    await this.page.getByRole('link', { name: '设置', exact: true }).click();
    await this.page.getByRole('button', { name: '退出登录' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  }
}
