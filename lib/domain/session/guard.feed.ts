import { readStored, readStoredJson } from '@/lib/kit/browser/storage';
import { codeEventName } from '@/lib/platform/code-event';
import type { CodeDetail } from '@/lib/platform/code-event';
import { heldToken } from '@/lib/platform/token';
import { calmed, decideEffect, turnOf } from './effect.rules';
import type { Effect, PageFacts } from './effect.rules';
import { CODE_DEBOUNCE_MS, REDIRECT_BOUND_MS, isAllowed, isFirst } from './limiter.rules';
import { KNOWN_CODES } from './outcome.rules';
import { needsReload } from './session.rules';
import { onSessionChange } from './session.store';

export interface GuardPort {
  /** Real ms. */
  now(): number;
  facts(): PageFacts;
  act(effect: Effect): void;
  /** Whether a turn of this kind may be taken once more (three a minute). */
  turn(kind: string): boolean;
}

/** Hears every refusal of the platform and lets through what should be seen of it. Returns how to stop. */
export function hearCodes(port: GuardPort): () => void {
  const heard = new Map<string, number>();
  const ended = new Map<string, number>();
  const listen = (event: Event) => {
    const detail = (event as CustomEvent<CodeDetail>).detail;
    const effect = decideEffect(detail, port.facts());
    if (!effect) return;
    const now = port.now();
    if (!isFirst(heard, String(detail.code), now, CODE_DEBOUNCE_MS)) return;
    if (effect.endSession && !isAllowed(ended, 'end', now, REDIRECT_BOUND_MS)) return;
    const kind = turnOf(detail.code, effect);
    port.act(kind === null || port.turn(kind) ? effect : calmed(effect));
  };
  const names = KNOWN_CODES.map(codeEventName);
  for (const name of names) window.addEventListener(name, listen);
  return () => {
    for (const name of names) window.removeEventListener(name, listen);
  };
}

/**
 * Reloads a page that comes back into view with another session than it was left with (spec §4). A reloaded page starts
 * from the session it finds, so one change is one reload.
 */
export function watchFocus(port: { busy(): Promise<boolean>; reload(): void }): () => void {
  let left = heldToken();
  const remember = () => {
    left = heldToken();
  };
  const compare = async () => {
    if (left === heldToken()) return;
    const busy = await port.busy().catch(() => false);
    if (needsReload(left, heldToken(), busy)) port.reload();
  };
  const come = () => void compare();
  window.addEventListener('blur', remember);
  window.addEventListener('focus', come);
  // A login whose answer arrives while the member looks elsewhere is this page's own change; another tab's is not.
  const forget = onSessionChange((origin) => {
    if (origin === 'here') remember();
  });
  return () => {
    window.removeEventListener('blur', remember);
    window.removeEventListener('focus', come);
    forget();
  };
}

/** What exempts from access limits, as this browser knows it. */
export function storedFacts(): { go: boolean; maintenance: boolean } {
  const preInfo = readStoredJson('preInfo') as { maintainConfig?: { status?: unknown } } | null;
  return { go: readStored('go') === '1', maintenance: preInfo?.maintainConfig?.status === 0 };
}
