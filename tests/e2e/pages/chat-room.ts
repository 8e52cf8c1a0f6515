import { expect, type Locator, type Page } from '@playwright/test';
import { untilStill } from '../sheets';
import { EventPage } from './event-page';

/** 聊天 of a match's page, or the lobby's room with its `name`. */
export class ChatRoom {
  readonly room: Locator;
  readonly messages: Locator;
  readonly field: Locator;
  readonly send: Locator;
  readonly pill: Locator;

  constructor(
    readonly page: Page,
    name: '聊天室' | '聊天大厅' = '聊天室',
  ) {
    this.room = page.getByRole('region', { name });
    this.messages = this.room.getByRole('log', { name: '聊天消息' });
    this.field = this.room.getByRole('textbox', { name: '说点什么' });
    this.send = this.room.getByRole('button', { name: '发送' });
    this.pill = this.room.getByRole('button', { name: /^新消息 \d+ 条$/ });
  }

  /** Opens the room from the match's page, and waits until one may write. */
  async enter(): Promise<void> {
    await new EventPage(this.page).tab('聊天');
    await expect(this.messages).toBeVisible();
    await expect(this.field).toBeEnabled();
  }

  /** Opens the page of the lobby's room, and waits until a member may write there. */
  async openLobby(): Promise<void> {
    await this.page.goto('/chat');
    await expect(this.messages).toBeVisible();
    await expect(this.field).toBeEnabled();
  }

  /** Opens the gifts and waits for them. */
  async openGifts(): Promise<Locator> {
    await this.room.getByRole('button', { name: '送礼物' }).click();
    const sheet = this.page.getByRole('dialog', { name: '送礼物' });
    await untilStill(sheet);
    await expect(sheet.getByRole('button', { name: /^鲜花/ })).toBeVisible();
    return sheet;
  }

  /** `shown`: the text in the room. */
  async sendText(text: string, shown = text): Promise<void> {
    await this.field.fill(text);
    await this.send.click();
    await expect(this.messageText(shown)).toBeVisible();
    await expect(this.field).toHaveValue('');
  }

  /** A message by its text. */
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
