import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';

const CALLS: ReadonlySet<string> = new Set(['fetch', 'xhr']);
/** ms between two looks. */
const LOOK_MS = 20;

const openCalls = new WeakMap<Page, Set<Request>>();

/** The calls of a page that have no answer yet, from the first time that they are asked for. */
export function callsOf(page: Page): ReadonlySet<Request> {
  const known = openCalls.get(page);
  if (known) return known;
  const open = new Set<Request>();
  openCalls.set(page, open);
  page.on('request', (request) => void (CALLS.has(request.resourceType()) && open.add(request)));
  const answered = (request: Request) => void open.delete(request);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return open;
}

/** Waits until every call that is `wanted` has its answer, at most `ms`: time that passes sooner must not end the patience of a call. */
export async function callsAnswered(page: Page, ms: number, wanted: (call: Request) => boolean = () => true): Promise<void> {
  const open = callsOf(page);
  const until = Date.now() + ms;
  while ([...open].some(wanted) && Date.now() < until) await sleep(LOOK_MS);
}

/**
 * Runs `pass` while no call to a matching `url` is on its way: those sent before have their answers, at most `ms` later, and those
 * made meanwhile leave the page when it is over.
 */
export async function betweenCalls(page: Page, url: RegExp, ms: number, pass: () => Promise<void>): Promise<void> {
  const waiting = new Set<Request>();
  const over = new AbortController();
  const hold = async (route: Route) => {
    waiting.add(route.request());
    if (!over.signal.aborted) await once(over.signal, 'abort');
    await route.fallback();
  };
  // Begins before any call waits: a waiting call counts as open.
  callsOf(page);
  await page.route(url, hold);
  try {
    await callsAnswered(page, ms, (call) => url.test(call.url()) && !waiting.has(call));
    await pass();
  } finally {
    over.abort();
    await page.unroute(url, hold);
  }
}
