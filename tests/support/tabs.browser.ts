import type { Script } from './tabs.bundle';
import { createVirtualClock, type VirtualClock } from './tabs.clock';
import { fetchOf, PageSocket, type Transit, type Reply, type Sent } from './tabs.network';
import type { RenderedDocument, PageScript } from './tabs.page';
import { CHAT_ORIGIN, ScriptedPlatform, VENUE_ORIGIN, venueTokenOf, type MemberName } from './tabs.platform';
import { Page, type Tab } from './tabs.tab';
import {
  cryptoOf,
  CookieJar,
  dateOf,
  elementOf,
  Emitter,
  PAGE_GLOBALS,
  PageEvent,
  storageOver,
  timersOf,
  type StorageNews,
} from './tabs.window';

const START = Date.UTC(2027, 2, 6, 14, 30);
const SITE = 'https://site.example';
const CHAT_ADDRESS = `${CHAT_ORIGIN}/stream/ws/v1/handshake?clientType=web`;
/** ms within which another tab receives a change of the storage. */
const NEWS_MS = 15;

/** Events that the rules receive as they happen. */
export interface Watcher {
  sent(sent: Sent): void;
  replied(sent: Sent, reply: Reply): void;
  /** A page went somewhere by itself. */
  redirected(page: Page, to: string): void;
  reloaded(page: Page): void;
}

/** A browser with three tabs of the site, on one clock. */
export class Browser {
  readonly clock: VirtualClock = createVirtualClock(START);
  readonly jar = new CookieJar();
  readonly local = new Map<string, string>();
  readonly platform = new ScriptedPlatform();
  readonly tabs: readonly Tab[] = [0, 1, 2].map((index) => ({ index, session: new Map(), page: null, journey: 0 }));
  online = true;
  /** True while a member's own tap is carried out: a navigation by it is no redirect. */
  tapping = false;

  constructor(
    private readonly script: Script<PageScript>,
    private readonly runScheduled: () => boolean,
    private readonly random: () => number,
    private readonly transit: (sent: Sent) => Transit,
    private readonly watcher: Watcher,
  ) {}

  get token(): string | null {
    return this.jar.get('token');
  }
  get pages(): readonly Page[] {
    return this.tabs.map(({ page }) => page).filter((page) => page !== null);
  }

  /** Lets promises and React finish, without any time passing. */
  settle = async (): Promise<void> => {
    do {
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
    } while (this.runScheduled());
  };

  pass(ms: number, after: () => void = () => undefined): Promise<void> {
    return this.clock.pass(ms, async () => {
      await this.settle();
      after();
    });
  }

  /** ms of a page's way from the server. */
  #serveMs = () => 40 + Math.floor(this.random() * 200);

  /** Opens an address in a tab: a new document, once the server has responded. */
  open(tab: Tab, path: string): void {
    tab.journey += 1;
    const { journey } = tab;
    if (tab.page) tab.page.leaving = true;
    const token = this.token;
    this.clock.add({
      delay: this.#serveMs(),
      owner: null,
      run: () => {
        if (journey !== tab.journey) return;
        this.close(tab, false);
        // Without a network the browser shows a page of its own.
        if (!this.online) return;
        const { path: shown, member } = this.platform.serve(path, token);
        // The next document sees a session that changes while this one is loading: the rules require no more.
        this.#begin(tab, { path: shown, rendered: token !== null, member: token === this.token ? member : null });
      },
    });
  }

  close(tab: Tab, isGone = true): void {
    if (isGone) tab.journey += 1;
    const { page } = tab;
    if (!page) return;
    page.window.dispatchEvent(new PageEvent('pagehide', { persisted: false }));
    page.closed = true;
    page.cut();
    page.running?.close();
    this.clock.removeOf(page);
    tab.page = null;
    if (isGone) tab.session.clear();
  }

  /** Puts a page away whole, as a step back would find it. */
  freeze(page: Page): void {
    page.hidden = true;
    page.document.dispatchEvent(new PageEvent('visibilitychange'));
    page.window.dispatchEvent(new PageEvent('visibilitychange'));
    page.window.dispatchEvent(new PageEvent('pagehide', { persisted: true }));
    page.frozen = true;
    page.cut();
  }

  /** Shows a page again; `focused` means that the browser also notifies the window. */
  thaw(page: Page, focused: boolean): void {
    page.frozen = false;
    page.hidden = false;
    page.notified = this.token;
    page.window.dispatchEvent(new PageEvent('pageshow', { persisted: true }));
    page.window.dispatchEvent(new PageEvent('visibilitychange'));
    page.document.dispatchEvent(new PageEvent('visibilitychange'));
    if (focused) page.window.dispatchEvent(new PageEvent('focus'));
  }

  focus(page: Page): void {
    page.notified = this.token;
    page.window.dispatchEvent(new PageEvent('focus'));
  }

  setOnline(online: boolean): void {
    if (this.online === online) return;
    this.online = online;
    for (const page of this.pages) {
      if (page.frozen) continue;
      page.window.dispatchEvent(new PageEvent(online ? 'online' : 'offline'));
      if (!online) for (const socket of page.sockets) socket.drop();
    }
  }

  /**
   * A soft navigation, or a refresh of the server's content (null). One goes behind the other, as in Next; a navigation ends what
   * waits.
   */
  #go(page: Page, path: string | null): void {
    if (path !== null) {
      page.tab.journey += 1;
      page.goings = [];
    }
    page.goings.push(path);
    if (page.goings.length === 1) this.#fetchPage(page);
  }

  #fetchPage(page: Page): void {
    const { tab, goings } = page;
    const { journey } = tab;
    const { token } = this;
    const wanted = goings[0] ?? page.rendered.path;
    this.clock.add({
      delay: this.#serveMs(),
      owner: page,
      run: () => {
        if (journey !== tab.journey || page.goings !== goings) return;
        goings.shift();
        // Next loads a document where the page's data do not come.
        if (!this.online) return this.open(tab, wanted);
        const { path: shown, member } = this.platform.serve(wanted, token);
        page.rendered = { path: shown, rendered: token !== null, member };
        page.running?.render(page.rendered);
        if (goings.length > 0) this.#fetchPage(page);
      },
    });
  }

  /** Carries out what a member taps. */
  tap(act: () => void): void {
    this.tapping = true;
    act();
    this.tapping = false;
  }

  visit(page: Page, path: string): void {
    this.#go(page, path);
  }

  #tellOthers(from: Page, news: StorageNews): void {
    for (const page of this.pages) {
      // A page in the back-forward cache receives no events.
      if (page === from || page.frozen) continue;
      this.clock.add({
        delay: 1 + Math.floor(this.random() * NEWS_MS),
        owner: page,
        run: () => {
          if (news.key === null || news.key === 'token') page.notified = this.token;
          page.window.dispatchEvent(new PageEvent('storage', news));
        },
      });
    }
  }

  /** The cookie and the storage of a member who has logged in on an earlier visit. */
  giveSession(member: MemberName): void {
    const token = this.platform.beginEarlier(member);
    this.jar.write(`token=${token}`);
    this.local.set('token', token);
    this.local.set('loginInfo', JSON.stringify({ userName: `member${member.toLowerCase()}`, isChecked: true }));
  }

  /** Removes everything that the site has stored. */
  clearStorage(page: Page): void {
    this.#storage(page).clear();
  }

  #storage(page: Page) {
    return storageOver(this.local, (news) => this.#tellOthers(page, news));
  }

  #begin(tab: Tab, rendered: RenderedDocument): void {
    const page = new Page(tab, rendered, this.token, () => this.clock.now());
    tab.page = page;
    page.running = this.script(this.#globalsOf(page)).open(rendered);
    // A starting page puts the two places of the token right.
    page.notified = this.token;
  }

  #globalsOf(page: Page): Record<string, unknown> {
    const { clock, jar, watcher, platform } = this;
    const isOnline = () => this.online;
    const timeOrigin = clock.now();
    const location = {
      get pathname() {
        return page.rendered.path.split('?')[0]!;
      },
      get search() {
        const at = page.rendered.path.indexOf('?');
        return at < 0 ? '' : page.rendered.path.slice(at);
      },
      get href() {
        return SITE + page.rendered.path;
      },
      origin: SITE,
      hostname: 'site.example',
      protocol: 'https:',
      reload: () => {
        watcher.reloaded(page);
        this.open(page.tab, page.rendered.path);
      },
      replace: (path: string) => {
        if (!this.tapping) watcher.redirected(page, path);
        this.open(page.tab, path);
      },
    };
    const go = (path: string) => {
      if (!this.tapping) watcher.redirected(page, path);
      this.#go(page, path);
    };
    const visit = (path: string) => this.visit(page, path);
    const refresh = () => this.#go(page, null);
    const document = Object.assign(page.document, {
      nodeType: 9,
      referrer: '',
      activeElement: null,
      querySelector: () => (page.dialogs.size > 0 ? {} : null),
      querySelectorAll: () => [],
    }) as Emitter & { body?: object; documentElement?: object };
    Object.defineProperties(document, {
      cookie: {
        get: () => jar.text,
        set(line: string) {
          jar.write(line);
          if (line.startsWith('token=')) page.notified = jar.get('token');
        },
      },
      hidden: { get: () => page.hidden },
      visibilityState: { get: () => (page.hidden ? 'hidden' : 'visible') },
    });
    document.body = elementOf('BODY', document);
    document.documentElement = elementOf('HTML', document);
    const all: Record<string, unknown> = {
      document,
      location,
      navigator: {
        userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36',
        cookieEnabled: true,
        get onLine() {
          return isOnline();
        },
      },
      history: { state: null, pushState() {}, replaceState() {}, back() {} },
      localStorage: this.#storage(page),
      sessionStorage: storageOver(page.tab.session, () => undefined),
      screen: {},
      ...timersOf(clock, page),
      ...fetchOf(page, {
        clock,
        jar,
        online: isOnline,
        transit: this.transit,
        response: (sent) => platform.response(sent),
        onSent: (sent) => watcher.sent(sent),
        onReply: (sent, reply) => watcher.replied(sent, reply),
      }),
      WebSocket: class extends PageSocket {
        constructor() {
          super(page, (socket, text) => clock.add({ delay: 20, owner: page, run: () => platform.receive(socket, text) }));
          platform.sockets.add(this);
          clock.add({ delay: 60, owner: page, run: () => (isOnline() ? this.open() : this.drop()) });
        }
        override close(): void {
          platform.sockets.delete(this);
          super.close();
        }
      },
      BroadcastChannel: undefined,
      addEventListener: page.window.addEventListener,
      removeEventListener: page.window.removeEventListener,
      dispatchEvent: page.window.dispatchEvent,
      Event: PageEvent,
      CustomEvent: PageEvent,
      StorageEvent: PageEvent,
      performance: { timeOrigin, now: () => clock.now() - timeOrigin },
      Date: dateOf(clock),
      crypto: cryptoOf(this.random),
    };
    const window = Object.assign(page.window, all, {
      HTMLIFrameElement: Emitter,
      simulated: {
        dialogs: page.dialogs,
        router: { push: go, replace: go, refresh },
        taps: { push: visit, replace: visit, refresh },
        container: elementOf('DIV', document),
        seed: { now: timeOrigin, venueOrigins: { FBTY: [VENUE_ORIGIN.FBTY], OBTY: [VENUE_ORIGIN.OBTY] }, chat: CHAT_ADDRESS },
      },
    });
    Object.assign(document, { defaultView: window });
    const globals: Record<string, unknown> = { ...all, window, self: window, globalThis: window };
    for (const name of PAGE_GLOBALS) if (!(name in globals)) throw new Error(`no ${name}`);
    return globals;
  }
}

export type { MemberName };
export { venueTokenOf };
