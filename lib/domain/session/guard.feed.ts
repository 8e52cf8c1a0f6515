import { readStored, readStoredJson } from '@/lib/kit/browser/storage';
import { listenToCodes } from '@/lib/platform/code-event';
import type { CodeDetail } from '@/lib/platform/code-event';
import { calmed, decideEffect, loopKey } from './effect.rules';
import type { Effect, PageFacts } from './effect.rules';
import { CODE_DEBOUNCE_MS, REDIRECT_BOUND_MS, isAllowed, isFirst } from './limiter.rules';

export interface GuardPort {
  /** Real ms. */
  now(): number;
  facts(): PageFacts;
  act(effect: Effect): void;
  /** Whether a turn of this kind may be taken once more (three a minute). */
  allowAutoAction(kind: string): boolean;
}

/**
 * Hears every refusal of the platform and lets through what should be seen of it; `before` are those that came before this
 * code did. Returns how to stop.
 */
export function hearCodes(port: GuardPort, before: readonly CodeDetail[] = []): () => void {
  const heard = new Map<string, number>();
  const ended = new Map<string, number>();
  const judge = (detail: CodeDetail) => {
    const effect = decideEffect(detail, port.facts());
    if (!effect) return;
    const now = port.now();
    if (!isFirst(heard, String(detail.code), now, CODE_DEBOUNCE_MS)) return;
    if (effect.endSession && !isAllowed(ended, 'end', now, REDIRECT_BOUND_MS)) return;
    const kind = loopKey(detail.code, effect);
    port.act(kind === null || port.allowAutoAction(kind) ? effect : calmed(effect));
  };
  for (const detail of before) judge(detail);
  return listenToCodes(judge);
}

/** What exempts from access limits, as this browser knows it. */
export function storedFacts(): { go: boolean; maintenance: boolean } {
  const preInfo = readStoredJson('preInfo') as { maintainConfig?: { status?: unknown } } | null;
  return { go: readStored('go') === '1', maintenance: preInfo?.maintainConfig?.status === 0 };
}
