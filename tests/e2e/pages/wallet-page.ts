import { expect, type Locator, type Page } from '@playwright/test';

type VenueName = 'IM体育' | 'OB体育' | 'FB体育';

/** 钱包 and 转账. */
export class WalletPage {
  readonly wallets: Locator;
  readonly recall: Locator;
  readonly auto: Locator;
  readonly form: Locator;

  constructor(readonly page: Page) {
    this.wallets = page.getByRole('region', { name: '我的钱包' });
    this.recall = page.getByRole('region', { name: '一键回收' });
    this.auto = page.getByRole('switch', { name: '免转钱包' });
    this.form = page.getByRole('form', { name: '转账' });
  }

  async open(): Promise<void> {
    await this.page.goto('/mine/finance/wallet');
    await expect(this.wallets).toBeVisible();
  }

  async openTransfer(): Promise<void> {
    await this.page.goto('/mine/finance/transfer');
    await expect(this.form).toBeVisible();
  }

  /** Expects the amounts on the page: the centre, IM, OB, FB; none for a venue that does not respond. */
  async shows(amounts: readonly [centre: string, im: string, ob: string, fb: string]): Promise<void> {
    // A transfer shows after the next read of the wallets, which the page makes by itself.
    await expect(async () => {
      const text = (await this.wallets.innerText()).replaceAll(/\s+/g, ' ');
      expect(
        [...text.matchAll(/(?:中心钱包|体育)(?: 未结本金 [\d,.]+)? ([\d,]+\.\d\d|余额加载失败)/g)].map(([, amount]) => amount),
      ).toEqual([...amounts]);
    }).toPass({ timeout: 10_000 });
  }

  row(venue: VenueName): Locator {
    return this.recall.getByRole('list', { name: '回收结果' }).getByRole('listitem').filter({ hasText: venue });
  }
}
