import type { Locator, Page } from '@playwright/test';

/** 登录 and 注册. */
export class EntryPage {
  readonly account: Locator;
  readonly password: Locator;

  constructor(readonly page: Page) {
    this.account = page.getByRole('textbox', { name: '账号' });
    this.password = page.getByRole('textbox', { name: '密码', exact: true });
  }

  async logIn(userName: string, password: string, remember = false): Promise<void> {
    await this.account.fill(userName);
    await this.password.fill(password);
    if (remember) await this.page.getByRole('checkbox', { name: /记住我/ }).check();
    await this.page.getByRole('button', { name: '登录', exact: true }).click();
    await this.page.waitForURL((url) => !url.pathname.startsWith('/user/'));
  }

  async register(userName: string, password: string): Promise<void> {
    await this.account.fill(userName);
    await this.password.fill(password);
    await this.page.getByRole('textbox', { name: '确认密码' }).fill(password);
    await this.page.getByRole('checkbox', { name: /我已年满18周岁/ }).check();
    await this.page.getByRole('button', { name: '注册并登录' }).click();
    await this.page.waitForURL(/\/registerGuide/);
    await this.page.getByRole('link', { name: '跳过，先去逛逛' }).click();
    await this.page.waitForURL((url) => url.pathname !== '/registerGuide');
  }
}
