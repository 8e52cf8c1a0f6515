import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

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

/** Waits until every call has its answer, at most `ms`: time that passes sooner must not end the patience of a call. */
export async function callsAnswered(page: Page, ms: number): Promise<void> {
  const open = callsOf(page);
  const until = Date.now() + ms;
  while (open.size > 0 && Date.now() < until) await sleep(LOOK_MS);
}
