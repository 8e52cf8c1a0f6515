import { expect, type Locator, type Page } from '@playwright/test';
import type { Control } from '../../support/control-client';

/** Parts of the login form beyond account and password. */
export class LoginSteps {
  readonly picture: Locator;
  readonly slider: Locator;
  readonly code: Locator;
  readonly send: Locator;
  readonly submit: Locator;
  readonly notice: Locator;

  constructor(readonly page: Page) {
    this.picture = page.getByRole('textbox', { name: '图形验证码' });
    this.slider = page.getByRole('slider', { name: '滑块验证' });
    this.code = page.getByRole('textbox', { name: '短信验证码' });
    this.send = page.getByRole('button', { name: /^(获取验证码|\d+秒后可重新获取|\d+分钟后)$/ });
    this.submit = page.getByRole('button', { name: /^(登录|验证并登录|\d+ 秒后可再试|约 \d+ 分钟后可再试)$/ });
    this.notice = page.getByRole('main').getByRole('alert');
  }

  async enter(member: { userName: string; password: string }): Promise<void> {
    await this.page.goto('/user/login');
    await this.page.getByRole('textbox', { name: '账号' }).fill(member.userName);
    await this.page.getByRole('textbox', { name: '密码', exact: true }).fill(member.password);
    await this.submit.click();
  }

  async giveCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.submit.click();
  }

  /** Nothing typed is lost. */
  async keepsTyped(member: { userName: string; password: string }): Promise<void> {
    await expect(this.page.getByRole('textbox', { name: '账号' })).toHaveValue(member.userName);
    await expect(this.page.getByRole('textbox', { name: '密码', exact: true })).toHaveValue(member.password);
  }
}

/** The code of the newest text message; one that was just requested may still be pending. */
export async function newestCode(control: Control): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const [message] = await control.outbox();
      code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Any other code. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
