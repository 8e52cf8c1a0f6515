import { test as base, expect, type BrowserContext, type TestInfo } from '@playwright/test';
import { type Control, type ControlledMatch, createControl, type TestMember } from '../support/control-client';
import { callsOf, makeCallsPausable } from './calls';
import { liveMatch, MATCHDAY } from './matches';
import { Slip } from './pages/slip';
import { SportPage } from './pages/sport-page';
import { Leaks } from './leaks';
import { Stack } from './stack';
import { saveTaps, rememberTaps } from './taps';
import type { Venue } from './venues';
import { SOUND_LEDGER } from '../support/control-client';

interface WorkerFixtures {
  stack: Stack;
  /** Secrets that the browsers of this worker gave away. */
  leaks: Leaks;
}

interface Options {
  /** Start of the world: the match day, frozen until a test moves it, or now and running. */
  world: 'matchday' | 'now';
}

interface TestFixtures extends Options {
  control: Control;
  /** A member with a session, made by the control API; the page is logged in as that member. */
  member: TestMember;
  /** Members with other wallets: `logIn({ balance: '5.00' })`. */
  logIn: (member?: NonNullable<Parameters<Control['member']>[0]>) => Promise<TestMember>;
  /** A live match of the second half, level and goalless. */
  match: ControlledMatch;
  sport: SportPage;
  slip: Slip;
  /** Takes a price of `match` from a venue's list and opens the slip on it; returns the price. */
  startBet: (side: '主' | '和' | '客', venue?: Venue) => Promise<string>;
  /** Logs in a member with 100.00 whose bet of 10.00 on `match` is accepted; returns its price and order number. */
  openBet: (side: '主' | '和' | '客') => Promise<{ price: string; orderId: string }>;
  /** The ledger agrees with itself and with the bets, nobody owes, and so many bets are open. */
  auditLedger: (openBets: number, where?: string) => Promise<void>;
}

/** Stores a session in the browser as a finished login does. */
export async function giveSession(context: BrowserContext, origin: string, member: TestMember): Promise<void> {
  await context.addCookies([
    { name: 'token', value: member.token, url: origin, sameSite: 'Lax' },
    { name: 'uuid', value: member.uuid, url: origin, sameSite: 'Lax' },
  ]);
  await context.addInitScript(
    ([token, uuid, userName]) => {
      // A game's frame has no storage; and only at the start, since a logout during the test must stay a logout.
      if (globalThis.origin === 'null' || localStorage.getItem('uuid')) return;
      localStorage.setItem('token', token!);
      localStorage.setItem('uuid', uuid!);
      localStorage.setItem('loginInfo', JSON.stringify({ userName, isChecked: true }));
    },
    [member.token, member.uuid, member.userName] as const,
  );
}

/** Attaches the logs of site and sandbox to a failed test, and prints their last lines with the failure. */
async function attachLogs(stack: Stack, info: TestInfo): Promise<void> {
  for (const [name, body] of Object.entries(stack.lastLines())) {
    if (body === '') continue;
    await info.attach(`${name}.log`, { body, contentType: 'text/plain' });
    process.stderr.write(`— ${name}, last lines\n${body}\n`);
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // The first argument must be a destructuring pattern for the runner.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, worker) => {
      const stack = await Stack.start(worker.parallelIndex);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  leaks: [
    async ({ browser, stack }, use) => {
      await use(Leaks.watch(browser, () => stack.origin));
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  // A phone with the very browser that runs.
  userAgent: async ({ browser }, use) => {
    const [major] = browser.version().split('.');
    await use(`Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`);
  },
  world: ['matchday', { option: true }],
  control: [
    async ({ stack, world }, use, info) => {
      stack.mark(info.titlePath.join(' › '));
      if (!stack.sandboxRuns) await stack.startSandbox();
      const platform = createControl(stack.platform);
      const control: Control = {
        ...platform,
        async member(wanted) {
          const member = await platform.member(wanted);
          for (const secret of [member.token, member.userName]) stack.secrets.add(secret);
          return member;
        },
      };
      await control.clearFaults();
      const { epoch } = await control.reset(world === 'matchday' ? { mode: 'freeze', set: MATCHDAY } : undefined);
      await stack.follows(epoch);
      await use(control);
      if (info.status !== info.expectedStatus) await attachLogs(stack, info);
      if (stack.deaths.length > 0) throw new Error(stack.deaths.join('\n'));
    },
    { auto: true },
  ],
  context: async ({ context, stack, leaks }, use, info) => {
    // Time passes normally, and a test can move it on: polls, waits and short-lived messages are the page's own timers.
    await context.clock.install();
    await rememberTaps(context);
    await makeCallsPausable(context);
    await context.addCookies([{ name: 'isCheck', value: '1', url: stack.origin }]);
    // The visit has had its pop-up: no dialog may interrupt a journey that only waits.
    await context.addInitScript(() => {
      // A game's frame has no storage.
      if (globalThis.origin !== 'null') sessionStorage.setItem('popUpShown', '1');
    });
    await use(context);
    const found = await leaks.take(stack.secrets);
    if (info.status === info.expectedStatus) expect(found, 'secrets outside their place, and violations of the policy').toEqual([]);
    for (const text of leaks.secrets) stack.secrets.add(text);
  },
  page: async ({ page }, use, info) => {
    callsOf(page);
    await use(page);
    if (info.status !== info.expectedStatus) await saveTaps(page, info);
    // A response that is still being edited when the test ends is no failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  logIn: async ({ context, control, stack }, use) => {
    await use(async (wanted = {}) => {
      const member = await control.member(wanted);
      await giveSession(context, stack.origin, member);
      return member;
    });
  },
  member: async ({ logIn }, use) => use(await logIn({ balance: '1000.00' })),
  match: async ({ control }, use) => use(await liveMatch(control, { from: 50, to: 75 })),
  sport: async ({ page }, use) => use(new SportPage(page)),
  slip: async ({ page, control }, use) => use(new Slip(page, control)),
  startBet: async ({ match, sport, slip }, use) => {
    await use(async (side, venue = 'FBTY') => {
      await sport.open('live', venue);
      const price = await sport.choose(match, side);
      await slip.open();
      return price;
    });
  },
  openBet: async ({ logIn, startBet, slip }, use) => {
    await use(async (side) => {
      await logIn({ balance: '100.00' });
      await startBet(side);
      await slip.stake('10');
      await slip.place();
      return slip.accepted();
    });
  },
  auditLedger: async ({ control }, use) => {
    await use(async (openBets, where) => {
      const clean = { ...SOUND_LEDGER, strayBets: 0 };
      expect(await control.audit(), where).toMatchObject({ ...clean, openBets });
    });
  },
});

export { expect } from '@playwright/test';
