import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

const CALLS: ReadonlySet<string> = new Set(['fetch', 'xhr']);
/** ms between two checks. */
const LOOK_MS = 20;

const openCalls = new WeakMap<Page, Set<Request>>();

/** The pending calls of a page, recorded from the first use of this function on. */
export function callsOf(page: Page): ReadonlySet<Request> {
  const known = openCalls.get(page);
  if (known) return known;
  const open = new Set<Request>();
  openCalls.set(page, open);
  page.on('request', (request) => void (CALLS.has(request.resourceType()) && open.add(request)));
  const resolved = (request: Request) => void open.delete(request);
  page.on('requestfinished', resolved);
  page.on('requestfailed', resolved);
  return open;
}

/** Waits at most `ms` until every `wanted` call has its response: moving the clock earlier would time a call out. */
export async function callsFinished(page: Page, ms: number, wanted: (call: Request) => boolean = () => true): Promise<void> {
  const open = callsOf(page);
  const until = Date.now() + ms;
  while ([...open].some(wanted) && Date.now() < until) await sleep(LOOK_MS);
}

interface CallPause {
  url: RegExp | null;
  over: Promise<void>;
  end: () => void;
}
type Paused = typeof globalThis & { callPause?: CallPause };

/**
 * Lets `betweenCalls` pause a page’s calls. The page waits itself: a route that is set while a request is sent can lose the request's
 * event, so that nothing counts it.
 */
export async function makeCallsPausable(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const send = globalThis.fetch;
    const pause: CallPause = { url: null, over: Promise.resolve(), end: () => undefined };
    (globalThis as Paused).callPause = pause;
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (pause.url?.test(url)) await pause.over;
      return send.call(globalThis, input, init);
    };
  });
}

/** Begins or ends a pause; a page that is being left has none. */
async function pauseCalls(page: Page, url: RegExp | null): Promise<void> {
  const change = (source: string | null) => {
    const { callPause } = globalThis as Paused;
    if (!callPause) return;
    callPause.end();
    callPause.url = source === null ? null : new RegExp(source);
    callPause.over = new Promise((resolve) => {
      callPause.end = resolve;
    });
  };
  await page.evaluate(change, url?.source ?? null).catch(() => undefined);
}

/**
 * Runs `pass` while no call to a matching `url` is pending: earlier ones get their responses, at most `ms` later, and those
 * made meanwhile leave the page when it is over.
 */
export async function betweenCalls(page: Page, url: RegExp, ms: number, pass: () => Promise<void>): Promise<void> {
  await pauseCalls(page, url);
  try {
    await callsFinished(page, ms, (call) => url.test(call.url()));
    await pass();
  } finally {
    await pauseCalls(page, null);
  }
}
