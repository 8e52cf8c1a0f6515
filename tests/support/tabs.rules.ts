import type { Browser, Watcher } from './tabs.browser';
import type { Page } from './tabs.tab';
import type { Reply, Sent } from './tabs.network';
import { ENDING_CODES, LAUNCH_PATH, MARK, MEMBER_PATHS, venueOwnerOf, venueTokenOf, type MemberName } from './tabs.platform';

/** ms within which a page goes somewhere by itself once at most (spec §9). */
const REDIRECT_MS = 700;
/** Launches in place of an expired session, and dialogs of one rejection, that a tab may have within a minute. */
const PER_MINUTE = 3;
const MINUTE_MS = 60_000;
/** Redirects that a tab's pages make by themselves within a minute, one after the other; more is a loop. */
const REDIRECTS_A_MINUTE = 8;
/** OB's number of the member, which a launch requests. */
const NUMBER_PATH = '/yewu12/api/user/getUserInfo';
/** ms in which a call that has begun before a page knew of the end of a session may still leave. */
const UNDER_WAY_MS = 1_000;

/** Events that were seen in a run, so that a test can check that something was tried. */
export const SIGHTS = [
  'signed in',
  'ended by a code',
  'late response',
  'dialog',
  'reality check',
  'redirect',
  'reload',
  'chat joined',
  'relaunch',
  'counts',
  'renewed token',
  'other member',
] as const;
export type Sight = (typeof SIGHTS)[number];

const textOf = (value: unknown) => JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? '';

const owners = new WeakMap<object, MemberName | null>();

/** The owner of a response; null where it names nobody. */
function ownerOf(data: unknown): MemberName | null {
  if (typeof data !== 'object' || data === null) return null;
  const known = owners.get(data);
  if (known !== undefined) return known;
  const text = textOf(data);
  const owner = (['A', 'B'] as const).find((name) => text.includes(MARK[name]) || text.includes(`member${name}`)) ?? null;
  owners.set(data, owner);
  return owner;
}

const codeOf = ({ body }: Reply): number => Number((body as { status_code?: unknown } | null)?.status_code);

/** The rules that hold at every moment, and those that hold once everything has come to rest. */
export class Rules implements Watcher {
  readonly sights = new Set<Sight>();
  readonly #broken: string[] = [];
  readonly #redirects = new WeakMap<Page, number>();
  readonly #journeys = new Map<number, readonly number[]>();
  /** Tokens whose end a page has been notified of by a rejection that it must act on. */
  #rejected: { page: Page; token: string }[] = [];
  /** Times of launches after the venue called a session expired, by venue: of a page, since a member may open another one. */
  readonly #relaunches = new WeakMap<Page, Map<string, number[]>>();
  readonly #expired = new WeakMap<Page, Set<string>>();
  /** Virtual ms from which no page has a session; null while one may have. */
  #visitorsSince: number | null = 0;
  #lastToken: string | null = null;
  #current: string | null = null;
  readonly #known = new Set<string>();

  browser!: Browser;

  #break(page: Page | null, text: string): void {
    this.#broken.push(`${page === null ? '' : `tab ${page.tab.index}: `}${text}`);
  }

  sent(sent: Sent): void {
    this.#noteToken();
    const { page } = sent;
    const { pathname } = new URL(sent.url, 'https://site.example');
    const { platform } = this.browser;
    const isNotified = page.notified === this.browser.token && !page.leaving;
    if (pathname === LAUNCH_PATH) {
      const { enName } = JSON.parse(sent.body ?? '{}') as { enName: string };
      if (this.#expired.get(page)?.delete(`${enName} ${sent.visit} ${sent.jar}`)) {
        this.sights.add('relaunch');
        const all = this.#relaunches.get(page) ?? new Map<string, number[]>();
        const recent = (all.get(enName) ?? []).filter((at) => sent.at - at < MINUTE_MS);
        this.#relaunches.set(page, all.set(enName, [...recent, sent.at]));
        if (recent.length >= PER_MINUTE) this.#break(page, `launched ${enName} a fourth time within a minute`);
      }
    }
    const owner = venueOwnerOf(venueTokenOf(sent));
    const member = platform.memberOf(this.browser.token);
    // A pending launch requests its number from OB and is then thrown away.
    const ofLaunch = pathname === NUMBER_PATH;
    // A guest's session shows nothing of anybody.
    if (owner !== null && owner !== 'guest' && isNotified && !ofLaunch && owner !== member)
      this.#break(page, `called ${pathname} of a venue in the session of ${owner}, not of ${member ?? 'a guest'}`);
    if (
      MEMBER_PATHS.has(pathname) &&
      sent.jar === null &&
      this.#visitorsSince !== null &&
      sent.at > Math.max(this.#visitorsSince, page.notifiedAt) + UNDER_WAY_MS &&
      isNotified
    )
      this.#break(page, `called ${pathname} for a visitor`);
    if (pathname.startsWith('/counts/')) this.sights.add('counts');
  }

  replied(sent: Sent, reply: Reply): void {
    const token = sent.headers.get('X-API-TOKEN');
    const code = codeOf(reply);
    if (sent.url.includes('.example/')) this.#noteVenue(sent, reply);
    if (token !== null && token !== this.browser.token) this.sights.add('late response');
    const isEnding = ENDING_CODES.has(code) || reply.status === 401 || reply.status === 403;
    if (!isEnding) return;
    if (token !== null && token === this.browser.token) this.#rejected.push({ page: sent.page, token });
    // A rejection without the browser's current session: the page may show one that is gone, and is notified so.
    else if (ENDING_CODES.has(code)) sent.page.notified = this.browser.token;
  }

  #noteVenue(sent: Sent, { body }: Reply): void {
    const { code, message } = body as { code?: unknown; message?: unknown };
    if (!/14010|0400401|已过期/.test(`${String(code)} ${String(message)}`) || sent.url.includes(NUMBER_PATH)) return;
    // The late response to a call of another session, which may have been the same member's, or of another visit without one.
    if (
      sent.visit !== sent.page.visit ||
      sent.jar !== this.browser.token ||
      venueOwnerOf(venueTokenOf(sent)) !== (this.browser.platform.memberOf(this.browser.token) ?? 'guest')
    )
      return;
    const venue = sent.url.startsWith('https://fb') ? 'FBTY' : 'OBTY';
    const expired = this.#expired.get(sent.page) ?? new Set<string>();
    this.#expired.set(sent.page, expired.add(`${venue} ${sent.visit} ${sent.jar}`));
  }

  redirected(page: Page, to: string): void {
    this.sights.add('redirect');
    const now = this.browser.clock.now();
    const last = this.#redirects.get(page);
    this.#redirects.set(page, now);
    const recent = (this.#journeys.get(page.tab.index) ?? []).filter((at) => now - at < MINUTE_MS);
    this.#journeys.set(page.tab.index, [...recent, now]);
    if (recent.length >= REDIRECTS_A_MINUTE) this.#break(page, `went elsewhere ${recent.length + 1} times within a minute`);
    if (last !== undefined && now - last < REDIRECT_MS) this.#break(page, `went to ${to} ${now - last} ms after its last redirect`);
  }

  reloaded(): void {
    this.sights.add('reload');
  }

  #noteToken(): void {
    const { token, platform, clock } = this.browser;
    if (token === this.#current) return;
    this.#current = token;
    this.#visitorsSince = token === null ? clock.now() : null;
    if (token === null) return;
    if (platform.isLoggedOut(token) && !this.#known.has(token)) this.#break(null, 'took up a session that its member had left');
    this.#known.add(token);
    const before = platform.memberOf(this.#lastToken);
    if (before !== null) this.sights.add(before === platform.memberOf(token) ? 'renewed token' : 'other member');
    this.#lastToken = token;
  }

  /** After every event, when promises and React have finished. @throws Error for what is broken */
  check(): void {
    const { token, platform, pages } = this.browser;
    const member = platform.memberOf(token);
    this.#noteToken();
    for (const { page, token: ended } of this.#rejected) {
      if (ended === token) this.#break(page, 'kept a session that the platform has ended');
      else this.sights.add('ended by a code');
    }
    this.#rejected = [];
    for (const page of pages) {
      const { running, notified, dialogs } = page;
      if (!running || page.frozen || page.leaving) continue;
      const { screen } = running;
      if (screen.signedIn) this.sights.add('signed in');
      if (screen.chat.room !== null) this.sights.add('chat joined');
      if (dialogs.size > 0) this.sights.add([...dialogs.values()].some(({ kind }) => kind === 'reality') ? 'reality check' : 'dialog');
      if (dialogs.size > 1) this.#break(page, `shows ${dialogs.size} dialogs at once: ${textOf([...dialogs.values()])}`);
      if (notified !== token) continue;
      if (token === null && screen.signedIn) this.#break(page, 'shows a logged-in screen without a session');
      for (const data of running.memberData()) {
        const owner = ownerOf(data);
        if (owner !== null && owner !== member) this.#break(page, `keeps data of ${owner} in the session of ${member ?? 'nobody'}`);
      }
    }
    this.#throw();
  }

  /**
   * Called when nothing is pending any more: the network is there, every page is shown and has looked around. `cookieLost`: the
   * cookie vanished for a while without notice.
   */
  checkRest(cookieLost: boolean): void {
    const { token, platform, pages } = this.browser;
    const member = platform.memberOf(token);
    for (const page of pages) {
      const { running, rendered } = page;
      if (!running || page.leaving) continue;
      const { screen } = running;
      // A starting page restores a lost cookie without an event: the others show a visitor's screen until they are shown again.
      const isStale = screen.signedIn ? token === null : token !== null && page.notified === token && !cookieLost;
      if (isStale) this.#break(page, `shows a ${screen.signedIn ? 'member' : 'visitor'}'s screen to a ${member ?? 'visitor'}`);
      const shown = screen.shown === null ? null : screen.shown.slice(-1);
      if (shown !== null && shown !== member) this.#break(page, `shows the balance of ${shown} to ${member ?? 'a visitor'}`);
      if (rendered.member !== null && rendered.member !== member)
        this.#break(page, `shows a page that was drawn for ${rendered.member} to ${member ?? 'a visitor'}`);
    }
    this.#throw();
  }

  /** A while after the last session ended: a page has only a visitor's timers. `usual`: timers of a visitor's page, by its path. */
  checkVisitors(usual: (path: string) => readonly string[]): void {
    for (const page of this.browser.pages) {
      if (page.leaving) continue;
      if (page.running?.screen.signedIn) this.#break(page, 'shows a logged-in screen after the logout');
      if (page.sockets.size > 0) this.#break(page, 'holds a line to the chat after the logout');
      if (page.running && page.running.memberData().some((data) => ownerOf(data) !== null))
        this.#break(page, 'keeps a member’s data after the logout');
      const left = [...usual(page.rendered.path)];
      for (const timer of timersOf(this.browser, page)) {
        const at = left.indexOf(timer);
        // Two timers of one length may meet; an interval that exists twice stays.
        if (at >= 0 && timer.startsWith('every')) left.splice(at, 1);
        if (at < 0) this.#break(page, `has a timer ${timer} ms on ${page.rendered.path} after the logout`);
      }
    }
    this.#throw();
  }

  #throw(): void {
    if (this.#broken.length > 0) throw new Error([...new Set(this.#broken)].join('\n'));
  }
}

/** ms after which an unused response leaves the query cache. */
const FORGET_MS = 300_000;

/** The page's timers by their length, without those that only forget an unused response. */
export function timersOf(browser: Browser, page: Page): readonly string[] {
  return browser.clock
    .tasksOf(page)
    .filter(({ delay, timer }) => timer && delay !== FORGET_MS)
    .map(({ every, delay }) => `${every === null ? 'once' : 'every'} ${delay}`);
}
