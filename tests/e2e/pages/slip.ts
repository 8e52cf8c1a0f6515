import { expect, type Locator, type Page } from '@playwright/test';
import type { Control } from '../../support/control-client';
import { inTime } from '../passing';
import { untilStill } from '../sheets';
import { literal, type Named } from './sport-page';

export type Policy = '不接受，逐次确认' | '接受更好的赔率' | '下降不超过一定比例' | '接受任何变化';

/** 投注单: the bar above the tabs, and the sheet that it opens. */
export class Slip {
  readonly bar: Locator;
  readonly sheet: Locator;
  readonly stakeField: Locator;
  readonly placeButton: Locator;
  readonly receipts: Locator;
  /** 已提交, 确认中, 成功, while bets are under way. */
  readonly steps: Locator;
  /** The sheet's own keys. */
  readonly keys: Locator;

  /** `control` ends the venue's delays for the page. */
  constructor(
    readonly page: Page,
    private readonly control: Control,
  ) {
    this.bar = page.getByRole('button', { name: /^(投注单，\d+ 项|已成立 \d+ 笔)/ });
    this.sheet = page.getByRole('dialog', { name: '投注单' });
    this.stakeField = this.sheet.getByRole('textbox', { name: '投注金额' });
    this.placeButton = this.sheet.getByRole('button', { name: /^投注 [\d,.]+/ });
    this.steps = this.sheet.getByRole('list', { name: '投注进度' });
    this.keys = this.sheet.getByRole('group', { name: '金额键盘' });
    this.receipts = this.sheet.getByRole('region', { name: '投注结果' });
  }

  async open(): Promise<void> {
    await this.bar.click();
    await untilStill(this.sheet);
  }

  async close(): Promise<void> {
    await this.sheet.getByRole('button', { name: '关闭' }).click();
    await expect(this.sheet).toBeHidden();
  }

  /** The row of a match's leg. It shows the bet's result, as does a message to screen readers for a while. */
  leg(match: Named): Locator {
    // Each venue writes the teams in its own way.
    const names = [match, ...Object.values(match.names ?? {})].map(({ home, away }) => literal(`${home} vs ${away}`));
    // Receipts name their matches, too.
    return this.sheet.getByRole('listitem').filter({ hasText: new RegExp(names.join('|')), hasNotText: '已成立' });
  }

  /** Types an amount on the sheet's own keys. */
  async stake(amount: string): Promise<void> {
    for (const [index, digit] of [...amount].entries()) {
      await this.keys.getByRole('button', { name: digit, exact: true }).click();
      await expect(this.stakeField).toHaveValue(amount.slice(0, index + 1));
    }
  }

  /** 单关, 串关 or 复式, once there are several legs. */
  async setMode(mode: '单关' | '串关' | '复式'): Promise<void> {
    const choice = this.sheet.getByRole('group', { name: '投注方式' }).getByRole('button', { name: new RegExp(`^${mode}`) });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
  }

  /** Types the stake of a combination, such as 三串一. */
  async stakeCombo(name: string, amount: string): Promise<void> {
    const field = this.sheet.getByRole('textbox', { name: `投注金额 ${name}`, exact: true });
    await expect(field).toBeEnabled();
    await field.fill(amount);
    await expect(field).toHaveValue(amount);
  }

  async clearStake(): Promise<void> {
    while ((await this.stakeField.inputValue()) !== '') await this.keys.getByRole('button', { name: '退格' }).click();
  }

  async place(): Promise<void> {
    await expect(this.placeButton).toBeEnabled();
    await this.placeButton.click();
  }

  /**
   * The receipt of a bet, in play after the venue's decision, which comes at once; `byItself` waits for it in real time, up
   * to six seconds. Returns price and order number.
   */
  async accepted({ byItself = false } = {}): Promise<{ price: string; orderId: string }> {
    if (byItself) await expect(this.receipts).toContainText('已成立', { timeout: 20_000 });
    else await this.decided((glance) => expect(this.receipts).toContainText('已成立', glance));
    // A venue without the price in its response has it in its order.
    await inTime(this.page, this.control, (glance) => expect(this.receipts).toContainText(/赔率 \d/, glance));
    const text = await this.receipts.innerText();
    const price = /赔率 ([\d.]+)/.exec(text);
    const order = /\b\d{6,}\b/.exec(text.replaceAll(',', ''));
    if (!price || !order) throw new Error(`no receipt: ${text}`);
    return { price: price[1]!, orderId: order[0] };
  }

  /** Waits for as many receipts as bets were sent; returns their order numbers. */
  async acceptedAll(count: number): Promise<readonly string[]> {
    await this.decided((glance) => expect(this.receipts.getByRole('listitem')).toHaveCount(count, glance));
    return (await this.receipts.getByRole('listitem').allInnerTexts()).map((text) => /\b\d{6,}\b/.exec(text.replaceAll(',', ''))![0]);
  }

  /** Lets the venue decide until the expected result of its decision appears. */
  decided(expected: (glance: { timeout: number }) => Promise<void>): Promise<void> {
    return inTime(this.page, this.control, expected);
  }

  async finish(): Promise<void> {
    await this.receipts.getByRole('button', { name: '继续投注' }).click();
  }

  /** Sets the reaction to a changed price; `percent` for 下降不超过. */
  async setPolicy(policy: Policy, percent?: number): Promise<void> {
    await this.sheet.getByRole('button', { name: /^赔率变化/ }).click();
    const chooser = this.page.getByRole('dialog', { name: '赔率变化时' });
    await untilStill(chooser);
    await chooser.getByText(policy, { exact: true }).click();
    await expect(chooser.getByRole('radio', { name: policy })).toBeChecked();
    if (percent !== undefined) await chooser.getByRole('button', { name: `${percent}%`, exact: true }).click();
    await chooser.getByRole('button', { name: '关闭' }).click();
    await expect(chooser).toBeHidden();
  }

  /** The main button with any text: it shows the reason when it is grey. */
  button(name: string | RegExp): Locator {
    return this.sheet.getByRole('button', { name });
  }
}
