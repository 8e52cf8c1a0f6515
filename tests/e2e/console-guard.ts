import { expect, type Page } from '@playwright/test';

/** Collects everything that a page reports as wrong: errors of the console, uncaught ones, reports of the policy. */
export class ConsoleGuard {
  private readonly seen: string[] = [];

  private constructor() {}

  /** Must be called before the first navigation. `ignore` leaves out errors that a test provokes. */
  static async of(page: Page, ignore: readonly RegExp[] = []): Promise<ConsoleGuard> {
    const consoleGuard = new ConsoleGuard();
    const note = (text: string) => {
      if (!ignore.some((pattern) => pattern.test(text))) consoleGuard.seen.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/csp') note(`policy report: ${request.postData() ?? ''}`);
    });
    await page.exposeFunction('__policyBroken', (text: string) => note(`policy: ${text}`));
    await page.addInitScript(() => {
      const report = (globalThis as unknown as { __policyBroken: (text: string) => void }).__policyBroken;
      document.addEventListener('securitypolicyviolation', (event) => {
        report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    return consoleGuard;
  }

  expectSilence(where = ''): void {
    expect(this.seen, where).toEqual([]);
  }
}
