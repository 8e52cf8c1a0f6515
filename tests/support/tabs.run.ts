import { Browser } from './tabs.browser';
import type { Page } from './tabs.tab';
import type { Script } from './tabs.bundle';
import type { PageScript } from './tabs.page';
import { Rules, timersOf, type Sight } from './tabs.rules';
import { act, type Example, type Weather } from './tabs.steps';
import type { Transit } from './tabs.network';

/** ms in which every poll of a member comes due, and a request has ended. */
const REST_MS = 36_000;
/** ms after a logout in which everything that ends with it has ended. */
const AFTER_LOGOUT_MS = 5_000;
const CALM: Weather = { seed: 1, jitter: 20, late: 0, lost: 0 };

export interface Simulation {
  script: Script<PageScript>;
  runScheduled(): boolean;
}

/** Numbers of 0 to 1 that a seed repeats (Park–Miller). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Fixture {
  browser: Browser;
  rules: Rules;
  calm(): void;
}

function begin({ script, runScheduled }: Simulation, weather: Weather): Fixture {
  const random = randomOf(weather.seed);
  let current = weather;
  const transit = (): Transit => {
    const { jitter, late, lost } = current;
    const isLate = random() * 100 < late;
    return {
      there: 10 + Math.floor(random() * jitter),
      back: (isLate ? 4_000 + Math.floor(random() * 16_000) : 10) + Math.floor(random() * jitter),
      lost: random() * 100 < lost,
    };
  };
  const rules = new Rules();
  const browser = new Browser(script, runScheduled, random, transit, rules);
  rules.browser = browser;
  return {
    browser,
    rules,
    calm() {
      current = CALM;
    },
  };
}

const visitors = new Map<string, Promise<readonly string[]>>();

/** ms in which a visitor's page has done everything that it ever does by itself. */
const VISIT_MS = 130_000;

/** Timers that a page which nobody has logged in on has at most, over all moments of a visit. */
async function visitorTimers(simulation: Simulation, path: string): Promise<readonly string[]> {
  const { browser } = begin(simulation, CALM);
  const tab = browser.tabs[0]!;
  browser.open(tab, path);
  const max = new Map<string, number>();
  await browser.pass(VISIT_MS, () => {
    if (!tab.page) return;
    const timers = timersOf(browser, tab.page);
    for (const timer of new Set(timers)) max.set(timer, Math.max(max.get(timer) ?? 0, timers.filter((one) => one === timer).length));
  });
  browser.close(tab);
  return [...max].flatMap(([timer, count]) => Array.from({ length: count }, () => timer));
}

async function usualOf(simulation: Simulation, pages: readonly Page[]): Promise<(path: string) => readonly string[]> {
  const known = new Map<string, readonly string[]>();
  for (const { rendered } of pages) {
    if (!visitors.has(rendered.path)) visitors.set(rendered.path, visitorTimers(simulation, rendered.path));
    known.set(rendered.path, await visitors.get(rendered.path)!);
  }
  return (path) => known.get(path) ?? [];
}

/** Everything works again, every page is shown, and the member's polls have come due. */
async function rest({ browser, rules, calm }: Fixture, cookieLost: boolean): Promise<void> {
  const { platform } = browser;
  calm();
  platform.maintenance = false;
  platform.launchRejected = false;
  platform.venueBroken = false;
  platform.nextCodes = [];
  platform.nextStatuses = [];
  browser.setOnline(true);
  for (const page of browser.pages) if (page.frozen) browser.thaw(page, false);
  await browser.settle();
  const check = () => rules.check();
  // A cookie goes without an event: a page can notice when it is shown again.
  if (cookieLost) for (const page of browser.pages) if (page.awake) browser.focus(page);
  await browser.pass(REST_MS, check);
  rules.checkRest(cookieLost);
}

/** One run: the steps, the rest after them, and a logout. Returns the sights. @throws Error for a broken rule */
export async function simulate(simulation: Simulation, { weather, member, paths, steps }: Example): Promise<ReadonlySet<Sight>> {
  const fixture = begin(simulation, weather);
  const { browser, rules } = fixture;
  const check = () => rules.check();
  try {
    if (member !== null) browser.giveSession(member);
    for (const [index, path] of paths.entries()) browser.open(browser.tabs[index]!, path);
    await browser.pass(300, check);
    for (const { pause, ...event } of steps) {
      act(browser, event);
      await browser.settle();
      check();
      await browser.pass(pause, check);
    }
    await rest(
      fixture,
      steps.some((step) => step.do === 'drop cookie'),
    );
    const last = browser.pages.find(({ awake, running }) => awake && running !== null);
    if (last) browser.tap(() => last.running!.logOut());
    await browser.settle();
    check();
    await browser.pass(AFTER_LOGOUT_MS, check);
    rules.checkVisitors(await usualOf(simulation, browser.pages));
    return rules.sights;
  } finally {
    for (const tab of browser.tabs) browser.close(tab);
  }
}
