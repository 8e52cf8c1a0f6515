import { expect, type Locator, type Page } from '@playwright/test';

/** 投注记录. */
export class OrdersPage {
  constructor(readonly page: Page) {}

  async open(state: 'open' | 'settled' = 'open'): Promise<void> {
    await this.page.goto(`/mine/record/betRecord${state === 'settled' ? '?state=settled' : ''}`);
  }

  async show(state: '未结算' | '已结算'): Promise<void> {
    const tab = this.page.getByRole('navigation', { name: '投注记录' }).getByRole('link', { name: new RegExp(`^${state}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  card(orderId: string): Locator {
    return this.page.getByRole('article', { name: new RegExp(orderId) });
  }

  /** Unfolds a card's steps, number and 晒单. */
  async unfold(card: Locator): Promise<void> {
    await card.getByRole('button', { name: '进度与单号', expanded: false }).click();
  }

  /** One figure of a card, such as 返还. */
  async figure(card: Locator, name: '投注' | '返还' | '输赢' | '最高可得'): Promise<string> {
    const value = card.getByRole('definition').nth({ 投注: 0, 返还: 1, 最高可得: 1, 输赢: 2 }[name]);
    await expect(card.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
    return value.innerText();
  }
}
