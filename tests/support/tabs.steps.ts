import { CHAT } from '@pavilion/contract/chat.wire';
import { CODE } from '@pavilion/contract/codes';
import type { Browser } from './tabs.browser';
import type { Page } from './tabs.tab';
import { ENDING_CODES, type MemberName, type Venue } from './tabs.platform';
import { PageEvent } from './tabs.window';
import * as fc from './property';

const PATHS = ['/', '/game/sport', '/chat', '/mine', '/user/login', '/help'] as const;
const KNOWN_CODES = Object.values(CODE).filter((code) => code !== CODE.success);

/** The next event: in a tab, at the platform, or to the browser. */
export type Event =
  | { do: 'open' | 'visit'; tab: number; path: string }
  | { do: 'close' | 'log out' | 'call' | 'blur' | 'focus' | 'put away' | 'clear storage' | 'answer dialog'; tab: number }
  | { do: 'show'; tab: number; focused: boolean }
  | { do: 'log in'; tab: number; name: MemberName; remember: boolean }
  | { do: 'reject'; tab: number; code: number }
  | { do: 'fail'; tab: number; status: number }
  | { do: 'revoke'; name: MemberName; code: number }
  | { do: 'call venue'; tab: number; venue: Venue }
  | { do: 'expire venue'; venue: Venue }
  | { do: 'chat'; news: 'drop' | 'kick' | 'mute' }
  | { do: 'maintenance' | 'reject launches' | 'break venues' | 'network'; on: boolean }
  | { do: 'drop cookie' | 'offer renewal' };

/** An event, and the virtual ms that pass after it. */
export type Step = Event & { pause: number };

/** Network conditions of a run: ms at most on each way, and how many responses in a hundred are very late or lost. */
export interface Weather {
  seed: number;
  jitter: number;
  late: number;
  lost: number;
}

export interface Example {
  weather: Weather;
  /** The member who is logged in from an earlier visit. */
  member: MemberName | null;
  paths: readonly string[];
  steps: readonly Step[];
}

const tab = fc.integer({ min: 0, max: 2 });
const name = fc.constantFrom<MemberName>('A', 'B');
const venue = fc.constantFrom<Venue>('FBTY', 'OBTY');
const path = fc.constantFrom(...PATHS);
const on = fc.boolean();
const kind = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);

const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: kind('log in'), tab, name, remember: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ do: kind('open', 'visit'), tab, path }) },
  { weight: 4, arbitrary: fc.record({ do: kind('log out', 'call', 'call', 'blur', 'focus', 'put away', 'answer dialog'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: kind('show'), tab, focused: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: kind('close', 'clear storage'), tab }) },
  { weight: 5, arbitrary: fc.record({ do: kind('reject'), tab, code: fc.constantFrom(...KNOWN_CODES) }) },
  { weight: 1, arbitrary: fc.record({ do: kind('fail'), tab, status: fc.constantFrom(401, 403, 500, 502) }) },
  { weight: 3, arbitrary: fc.record({ do: kind('revoke'), name, code: fc.constantFrom(...ENDING_CODES) }) },
  { weight: 2, arbitrary: fc.record({ do: kind('call venue'), tab, venue }) },
  { weight: 1, arbitrary: fc.record({ do: kind('expire venue'), venue }) },
  { weight: 1, arbitrary: fc.record({ do: kind('chat'), news: kind('drop', 'kick', 'mute') }) },
  { weight: 2, arbitrary: fc.record({ do: kind('maintenance', 'reject launches', 'break venues', 'network'), on }) },
  { weight: 3, arbitrary: fc.record({ do: kind('drop cookie', 'offer renewal', 'offer renewal') }) },
);

const pause = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 400 }) },
  { weight: 3, arbitrary: fc.integer({ min: 400, max: 3_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(7_000, 16_000, 31_000, 61_000) },
);

export const examples: fc.Arbitrary<Example> = fc.record({
  weather: fc.record({
    seed: fc.integer({ min: 1, max: 2_147_483_646 }),
    jitter: fc.constantFrom(20, 150, 900),
    late: fc.constantFrom(0, 0, 10),
    lost: fc.constantFrom(0, 0, 10),
  }),
  member: fc.option(name),
  paths: fc.array(path, { minLength: 1, maxLength: 3 }),
  steps: fc.array(
    fc.tuple(events, pause).map(([one, ms]) => ({ ...one, pause: ms })),
    { minLength: 1, maxLength: 14, size: 'max' },
  ),
});

const running = (page: Page | null | undefined): page is Page => page !== null && page !== undefined && page.awake && page.running !== null;

/** Carries an event out; one that does not fit the moment changes nothing. */
export function act(browser: Browser, event: Event): void {
  const { platform } = browser;
  const own = 'tab' in event ? browser.tabs[event.tab]! : null;
  const page = own?.page ?? null;
  switch (event.do) {
    case 'open':
      if (page?.frozen !== true) browser.open(own!, event.path);
      return;
    case 'visit':
      if (running(page)) browser.visit(page, event.path);
      return;
    case 'close':
      browser.close(own!);
      return;
    case 'log in':
      if (running(page)) page.running!.logIn(`member${event.name.toLowerCase()}`, event.remember);
      return;
    case 'log out':
      if (running(page)) browser.tap(() => page.running!.logOut());
      return;
    case 'call':
      if (running(page)) page.running!.call();
      return;
    case 'focus':
      if (running(page)) browser.focus(page);
      return;
    case 'blur':
      if (running(page)) page.window.dispatchEvent(new PageEvent('blur'));
      return;
    case 'put away':
      if (running(page)) browser.freeze(page);
      return;
    case 'show':
      if (page?.frozen) browser.thaw(page, event.focused);
      return;
    case 'clear storage':
      if (running(page)) browser.clearStorage(page);
      return;
    case 'answer dialog': {
      const dialog = page === null ? null : [...page.dialogs.values()].at(-1);
      if (running(page) && dialog) browser.tap(() => dialog.response());
      return;
    }
    case 'reject':
      platform.nextCodes.push(event.code);
      if (running(page)) page.running!.call();
      return;
    case 'fail':
      platform.nextStatuses.push(event.status);
      if (running(page)) page.running!.call();
      return;
    case 'revoke':
      platform.revoke(event.name, event.code);
      return;
    case 'call venue':
      if (running(page)) page.running!.callVenue(event.venue);
      return;
    case 'expire venue':
      platform.expireVenue(event.venue);
      return;
    case 'chat':
      for (const socket of platform.sockets) {
        if (event.news === 'drop') socket.drop();
        else if (event.news === 'kick') socket.deliver({ msgId: CHAT.leaveRoom, msgData: { roomId: 'lobby' } });
        else socket.deliver({ msgId: CHAT.speechStatus, msgData: { speechStatus: 0, reason: '', until: null } });
      }
      return;
    case 'maintenance':
      platform.maintenance = event.on;
      return;
    case 'reject launches':
      platform.launchRejected = event.on;
      return;
    case 'break venues':
      platform.venueBroken = event.on;
      return;
    case 'network':
      browser.setOnline(event.on);
      return;
    case 'drop cookie':
      browser.jar.drop('token');
      return;
    case 'offer renewal':
      platform.renewWanted = true;
  }
}
