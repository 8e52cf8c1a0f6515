import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { secretsIn } from './secrets';

/** Addresses with a token in them: OB's member and counts are requested so (spec §7), with its own token, at its own origin. */
export const OB_ADDRESS = /(\/yewu12\/api\/user\/getUserInfo\?token=|\/merchant\/counts\/)obtk-[\w-]+/;
/** ms that the headers of a navigation are waited for; those of a page that was closed never come. */
const HEADERS_MS = 500;
/** The page around a venue's own page, which names that by its address, token included, by its specification (spec §2). */
const FRAME_PAGE = /(\/game\/(?:sport|gaming)\/[a-z0-9]+\?url=)\S+/i;
/** Navigations that no page of the site began. */
const FOREIGN = new Set(['none', 'cross-site', 'same-site']);
/** Shorter texts are found by accident. */
const LEAST = 8;
/** The session, and what is derived from it: the product stores these in the browser by its specification. */
const STORED_SESSION = new Set(['token', 'cacheId', 'venueSessions', 'loginInfo', 'uuid', 'tokenOffer']);
/** Fields whose text belongs to the member alone. */
const SECRET_FIELDS = 'input[type=password], input[type=tel], input[autocomplete=one-time-code], input[name=realName]';

/** The browser's own message about a response without permission, as a fault makes one: it names the address, which the venue's protocol fixes. */
const BROWSERS_OWN = /^Access to (?:fetch|XMLHttpRequest) at /;

/**
 * Secrets that the browsers of one worker's journeys gave away: in addresses, referrers and consoles at once, in storage at the end of each
 * journey. Also each violation of a page's policy, which stops a way out.
 */
export class Leaks {
  private readonly typed = new Set<string>();
  private readonly heard: [where: string, text: string][] = [];
  private readonly violations: string[] = [];
  private readonly contexts = new Set<BrowserContext>();
  private readonly requested: Promise<unknown>[] = [];

  private constructor(private readonly site: () => string) {}

  /** Watches every context that the browser opens from now on. `site`: the origin whose storage is read. */
  static watch(browser: Browser, site: () => string): Leaks {
    const leaks = new Leaks(site);
    const open = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await open(options);
      await leaks.follow(context);
      return context;
    };
    return leaks;
  }

  private async follow(context: BrowserContext): Promise<void> {
    this.contexts.add(context);
    context.on('close', () => this.contexts.delete(context));
    context.on('request', (request) => this.hear(request));
    context.on('console', (message) => {
      if (!BROWSERS_OWN.test(message.text())) this.heard.push(['console', message.text()]);
    });
    await context.exposeBinding('__secretTyped', (_, text: string) => void (text.length >= LEAST && this.typed.add(text)));
    await context.exposeBinding('__policyViolated', (_, text: string) => void this.violations.push(`policy: ${text}`));
    await context.addInitScript(() => {
      // Reports to the site leave the browser minutes later, and not from a page.
      const report = (globalThis as unknown as { __policyViolated?: (text: string) => void }).__policyViolated;
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
        report?.(`${effectiveDirective} ${blockedURI} on ${documentURI}`),
      );
    });
    await context.addInitScript((fields) => {
      const report = (globalThis as unknown as { __secretTyped?: (text: string) => void }).__secretTyped;
      const onChange = ({ target }: Event) => {
        if (target instanceof HTMLInputElement && target.matches(fields)) report?.(target.value);
      };
      addEventListener('change', onChange, { capture: true });
    }, SECRET_FIELDS);
  }

  private hear(request: Request): void {
    const url = request.url();
    const site = this.site();
    // Venues and games get their own token in the address of their frame, and stay in it.
    if (new URL(url).origin !== site && request.isNavigationRequest()) return;
    const referrer = request.headers().referer ?? '';
    if (referrer.startsWith(site)) this.heard.push(['referrer', decoded(referrer)]);
    const note = () => void this.heard.push(['address', decoded(url).replace(OB_ADDRESS, '$1').replace(FRAME_PAGE, '$1')]);
    if (!request.isNavigationRequest() || request.redirectedFrom() !== null) return note();
    // An address typed by a visitor or opened from another site is not the site's; its response removes the token, as the next request shows.
    const requested = request.allHeaders().then((headers) => FOREIGN.has(headers['sec-fetch-site'] ?? '') || note());
    this.requested.push(Promise.race([requested.catch(() => undefined), delay(HEADERS_MS)]));
  }

  /** Everything found since the last time, each with its place. `known`: names and tokens of the members of this worker. */
  async take(known: ReadonlySet<string>): Promise<string[]> {
    await Promise.all(this.requested.splice(0));
    const texts = [...known, ...this.typed];
    const found = this.violations.splice(0);
    found.push(...this.heard.splice(0).flatMap(([where, text]) => secretsIn(text, texts).map((hit) => `${where}: ${hit}`)));
    for (const context of this.contexts) {
      for (const page of context.pages()) {
        const stored = await storedOf(page, this.site()).catch(() => []);
        found.push(...stored.flatMap(([key, text]) => secretsIn(text, this.typed).map((hit) => `storage ${key}: ${hit}`)));
      }
    }
    return found;
  }

  /** Texts that members typed into secret fields: no log may contain them either. */
  get secrets(): ReadonlySet<string> {
    return this.typed;
  }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Texts that a page of the site has stored, except the session itself. */
async function storedOf(page: Page, site: string): Promise<[key: string, text: string][]> {
  if (page.isClosed() || !page.url().startsWith(site)) return [];
  const entries = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
  const cookies = (await page.context().cookies(site)).map(({ name, value }): [string, string] => [name, decoded(value)]);
  return [...entries, ...cookies].filter(([key]) => !STORED_SESSION.has(key));
}
