import { webTerminalCall } from '@pavilion/contract/calls/site.calls';
import { readStored, writeStored } from '@/lib/kit/browser/storage';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

const KEY = 'terminal';

export interface Landing {
  path: string;
  /** `document.referrer` */
  referrer: string;
}

/** The referrer's origin and path, without query and fragment, which may carry private data. */
function refererOf(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return `${origin}${pathname}`.slice(0, 256);
}

/** Reports this visit to the platform, once and without waiting; ignores failures (spec §7). */
export async function reportTerminal({ path, referrer }: Landing, caller: PlatformCaller = callPlatform): Promise<void> {
  if (readStored(KEY, 'session') !== null) return;
  // Set before the response, so that a slow or failing platform gets no second report.
  writeStored(KEY, '1', 'session');
  const report = { terminal: 'h5', deviceType: 1, path, referer: refererOf(referrer) };
  await caller(webTerminalCall, report).catch(() => undefined);
}
