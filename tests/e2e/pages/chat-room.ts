import { expect, type Locator, type Page } from '@playwright/test';
import { EventPage } from './event-page';

/** 聊天 of a match's page. */
export class ChatRoom {
  readonly room: Locator;
  readonly messages: Locator;
  readonly field: Locator;
  readonly send: Locator;
  readonly pill: Locator;

  constructor(readonly page: Page) {
    this.room = page.getByRole('region', { name: '聊天室' });
    this.messages = this.room.getByRole('log', { name: '聊天消息' });
    this.field = this.room.getByRole('textbox', { name: '说点什么' });
    this.send = this.room.getByRole('button', { name: '发送' });
    this.pill = this.room.getByRole('button', { name: /^新消息 \d+ 条$/ });
  }

  /** From the match's page into its room, until one may speak. */
  async enter(): Promise<void> {
    await new EventPage(this.page).tab('聊天');
    await expect(this.messages).toBeVisible();
    await expect(this.field).toBeEnabled();
  }

  /** `shown`: what the room makes of it. */
  async say(text: string, shown = text): Promise<void> {
    await this.field.fill(text);
    await this.send.click();
    await expect(this.messageText(shown)).toBeVisible();
    await expect(this.field).toHaveValue('');
  }

  /** A message by its words. */
  messageText(text: string): Locator {
    return this.messages.getByRole('article').filter({ has: this.page.getByText(text, { exact: true }) });
  }

  sharedBet(title: string): Locator {
    return this.messages.getByRole('region', { name: `晒单 ${title}` });
  }

  /** Reads further up, away from the end. */
  async scrollUp(): Promise<void> {
    await this.messages.evaluate((list) => {
      list.scrollTop = 0;
    });
  }
}
