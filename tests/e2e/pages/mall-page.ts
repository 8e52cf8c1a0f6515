import { expect, type Locator, type Page } from '@playwright/test';
import { untilStill } from '../sheets';

export const RECIPIENT = { 收货人: '欧阳测试', 手机号码: '13800138000', 省份: '浙江省', 城市: '杭州市', 详细地址: '西湖区文三路 1 号' };

/** 商城: coins, items, the sheet of one, its recipient. */
export class MallPage {
  readonly coins: Locator;
  readonly sheet: Locator;
  readonly confirm: Locator;
  /** The sheet of an order, on the page of orders. */
  readonly order: Locator;

  constructor(readonly page: Page) {
    this.coins = page.getByRole('region', { name: '我的金币' });
    this.sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '关闭' }) });
    this.confirm = page.getByRole('button', { name: /^确认兑换/ });
    this.order = page.getByRole('dialog', { name: '订单详情' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/mine/currency${query}`);
    await expect(this.coins).toBeVisible();
  }

  item(title: string): Locator {
    return this.page.getByRole('list', { name: '商品' }).getByRole('button', { name: title });
  }

  async choose(title: string): Promise<void> {
    await this.item(title).click();
    await untilStill(this.page.getByRole('dialog', { name: title }));
  }

  /** Opens the form of a parcel and fills it in. */
  async fillRecipient(): Promise<void> {
    await this.page.getByRole('button', { name: /^填写收货信息/ }).click();
    for (const [name, text] of Object.entries(RECIPIENT)) await this.page.getByRole('textbox', { name }).fill(text);
  }

  /** Confirms, and returns the number of the order, which is in the address from then on. */
  async buy(): Promise<string> {
    await this.confirm.click();
    await expect(this.page).toHaveURL(/\/mine\/mall\/record\?order=\d+/);
    await untilStill(this.order);
    return new URL(this.page.url()).searchParams.get('order')!;
  }
}
