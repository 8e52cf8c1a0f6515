import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Control, TestMember } from '../support/control-client';
import { giveSession } from './fixtures';
import { ChatRoom } from './pages/chat-room';
import type { Stack } from './stack';

/** A second person with a browser of her own. */
export interface Person {
  context: BrowserContext;
  page: Page;
  chat: ChatRoom;
  member: TestMember;
}

/** Members with a browser each, in a match's room or, with `room`, in the lobby's. */
export class People {
  private readonly contexts: BrowserContext[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly control: Control,
    private readonly stack: Stack,
    private readonly room?: '聊天大厅',
  ) {}

  async person(wanted: { vipLevel?: number } = {}): Promise<Person> {
    const { origin } = this.stack;
    const member = await this.control.member({ balance: '1000.00', ...wanted });
    const context = await this.browser.newContext({ baseURL: origin });
    this.contexts.push(context);
    await context.clock.install();
    await context.addCookies([{ name: 'isCheck', value: '1', url: origin }]);
    await context.addInitScript(() => sessionStorage.setItem('popUpShown', '1'));
    await giveSession(context, origin, member);
    const page = await context.newPage();
    return { context, page, chat: new ChatRoom(page, this.room), member };
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
  }
}
