import { isSessionEnd } from '@pavilion/contract/codes';
import { ACCESS_ALERT_PASSED_KEY, PRE_INFO_KEY } from '@pavilion/contract/storage-keys';
import { deviceOf } from '@/lib/domain/site/gate/device.rules';
import { afterCheck } from '@/lib/domain/member/limit/after-check';
import { useWebview } from '@/lib/domain/site/webview/webview.store';
import { readStored, readStoredJson } from '@/lib/kit/browser/storage';
import { listenToCodes } from '@/lib/platform/code-event';
import { route } from '@/lib/routes';
import { saveEnding } from './ending.storage';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { allowAutoAction } from './loop-guard.storage';
import { saveMaintenance } from './maintenance.storage';
import type { Effect, PageFacts, RejectedCall } from './rejection.model';
import { mayRedirect, REDIRECT_BOUND_MS } from './redirect-bound';
import { decideEffect, loopKey, toToast } from './rejection.rules';
import { endSession, followBrowser } from './session.store';

/** ms; one effect per code, counted from its last occurrence (leading edge). spec §9 */
export const CODE_DEBOUNCE_MS = 350;

/**
 * Leading-edge debounce: true when `key` did not occur for `wait` ms. Every occurrence restarts the wait, so that a burst has
 * one effect.
 */
export function isFirst(seen: Map<string, number>, key: string, now: number, wait: number): boolean {
  const last = seen.get(key);
  seen.set(key, now);
  return last === undefined || now - last >= wait;
}

/** Throttle: true at most once in `wait` ms. */
export function isAllowed(done: Map<string, number>, key: string, now: number, wait: number): boolean {
  const last = done.get(key);
  if (last !== undefined && now - last < wait) return false;
  done.set(key, now);
  return true;
}

export interface ListenerPort {
  /** Real ms. */
  now(): number;
  facts(): PageFacts;
  act(effect: Effect): void;
  /** Ends the session without a message. */
  end(): void;
  /** Called for an ending of another session than the browser's, or of none: this page may show one that is gone. */
  follow(): void;
  /** True if an action of this kind may run once more (three a minute). */
  allowAutoAction(kind: string): boolean;
}

/**
 * Listens to every rejection by the platform and acts on those that are not repeats; `before` are rejections from before this code was
 * loaded. Returns unsubscribe.
 */
export function listenToRejections(port: ListenerPort, before: readonly RejectedCall[] = []): () => void {
  const seen = new Map<string, number>();
  const ended = new Map<string, number>();
  const judge = (rejection: RejectedCall) => {
    if (!rejection.carried && isSessionEnd(rejection.code)) return port.follow();
    const effect = decideEffect(rejection, port.facts());
    if (!effect) return;
    const now = port.now();
    const isFirstOfCode = isFirst(seen, String(rejection.code), now, CODE_DEBOUNCE_MS);
    if (!isFirstOfCode || (effect.endSession && !isAllowed(ended, 'end', now, REDIRECT_BOUND_MS))) {
      // This is another session's end, which is only not shown twice: the call carried the token that this page has now.
      if (effect.endSession) port.end();
      return;
    }
    const kind = loopKey(rejection.code, effect);
    port.act(kind === null || port.allowAutoAction(kind) ? effect : toToast(effect));
  };
  for (const rejection of before) judge(rejection);
  return listenToCodes(judge);
}

export type Notice = NonNullable<Effect['notice']>;

export interface RejectionPort {
  router: { push(path: string): void; refresh(): void };
  showDialog(notice: Notice): void;
  showError(text: string): void;
  /** Host names of this site that serve downloads only (contract §2.1). */
  downloadHosts: readonly string[];
}

function pageFacts(downloadHosts: readonly string[]): PageFacts {
  const hints = { userAgent: navigator.userAgent, hintMobile: null, hintPlatform: null, hostname: location.hostname, app: false };
  const preInfo = readStoredJson(PRE_INFO_KEY) as { maintainConfig?: { status?: unknown } } | null;
  return {
    path: location.pathname,
    search: location.search,
    downloadDevice: deviceOf(hints, downloadHosts) === 'download',
    go: readStored(ACCESS_ALERT_PASSED_KEY) === '1',
    maintenance: preInfo?.maintainConfig?.status === 0,
  };
}

/** Inside an app that opens sessions the page stays and requests another session from the app. */
const appEnd = () => useWebview.getState().endSession;

/**
 * Applies the effects of the platform's rejections to the page, those in `before` first. The session guard loads this file with the first
 * rejection: most visits have none. Returns unsubscribe.
 */
export function actOnRejections(
  { router, showDialog, showError, downloadHosts }: RejectionPort,
  before: readonly RejectedCall[],
): () => void {
  const end = () => {
    if (appEnd()) return;
    endSession();
    router.refresh();
  };
  const act = (effect: Effect) => {
    const inApp = effect.endSession ? appEnd() : null;
    if (inApp) {
      inApp(effect.notice?.text ?? '');
      return;
    }
    if (effect.endSession) {
      if (effect.notice) saveEnding(effect.notice);
      endSession();
    }
    if (effect.goTo === route('/other/maintenance')) saveMaintenance(effect.data);
    if (effect.goTo && mayRedirect(performance.now())) router.push(effect.goTo);
    if (effect.endSession) router.refresh();
    if (effect.notice?.how === 'toast') showError(effect.notice.text);
    const { notice } = effect;
    if (notice?.how !== 'dialog') return;
    // The check ends with the session.
    if (effect.endSession) showDialog(notice);
    else afterCheck(() => showDialog(notice));
  };
  return listenToRejections(
    {
      now: () => performance.now(),
      facts: () => pageFacts(downloadHosts),
      act,
      end,
      follow: followBrowser,
      allowAutoAction: (kind) => allowAutoAction(kind, steadyNow()),
    },
    before,
  );
}
