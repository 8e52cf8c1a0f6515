import { expect, type BrowserContext, type Page } from '@playwright/test';

interface Message {
  v: number;
  type: string;
  [member: string]: unknown;
}

/** The native side of an app: an object in each document, the messages that it received, and those that it sends. */
export class AppShell {
  readonly heard: Message[] = [];

  private constructor(private readonly page: Page) {}

  /** `can`: the abilities that the app reports; null for an app that reports none. */
  static async around(context: BrowserContext, page: Page, can: readonly string[] | null): Promise<AppShell> {
    const shell = new AppShell(page);
    await context.exposeFunction('appHears', (text: string) => void shell.heard.push(JSON.parse(text) as Message));
    await context.addInitScript((able) => {
      const native = window as unknown as Record<string, unknown> & {
        appHears: (text: string) => void;
        pavilionReceive: (raw: unknown) => string;
      };
      native.PavilionNative = {
        postMessage(text: string) {
          native.appHears(text);
          if (able === null || (JSON.parse(text) as Message).type !== 'ready') return;
          queueMicrotask(() => native.pavilionReceive(JSON.stringify({ v: 1, type: 'hello', can: able })));
        },
      };
    }, can);
    return shell;
  }

  of(type: string): Message[] {
    return this.heard.filter((message) => message.type === type);
  }

  last(type: string): Message | undefined {
    return this.of(type).at(-1);
  }

  /** Opens a page as the app does, and waits for the page's first message. */
  async open(address: string): Promise<void> {
    const before = this.of('ready').length;
    await this.page.goto(address);
    await expect.poll(() => this.of('ready').length).toBe(before + 1);
    await expect.poll(() => this.last('title')?.path).toBe(new URL(this.page.url()).pathname);
  }

  /** Sends a message to the page and returns its immediate response. */
  send(message: object): Promise<string> {
    return this.page.evaluate(
      (sent) => (window as unknown as { pavilionReceive: (raw: unknown) => string }).pavilionReceive(sent),
      JSON.stringify({ v: 1, ...message }),
    );
  }

  /** Gives the current page a token. */
  logIn(token: string): Promise<string> {
    return this.send({ type: 'login', page: this.last('ready')!.page, token });
  }
}
