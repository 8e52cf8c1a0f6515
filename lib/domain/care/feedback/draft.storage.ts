import { FEEDBACK_KINDS } from '@pavilion/contract/calls/feedback.calls';
import { isUuid } from '@/lib/kit/browser/uuid';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';
import type { FeedbackKind } from './feedback.model';

const KEY = 'feedbackDraft';
const TEXT_MAX = 2_000;

/** A member's unsent text, without pictures. `key` is stored with it once it was sent without a response. */
export interface FeedbackDraft {
  kind: FeedbackKind;
  text: string;
  key: string;
}

/** The draft of this member in this tab; null for none. */
export function readDraft(memberId: string): FeedbackDraft | null {
  const stored = readStoredJson(KEY, 'session') as Record<string, unknown> | null;
  if (stored?.['memberId'] !== memberId) return null;
  const { kind: storedKind, text, key } = stored;
  const kind = FEEDBACK_KINDS.find((one) => one === storedKind);
  if (!kind || typeof text !== 'string' || text.length > TEXT_MAX || typeof key !== 'string' || !isUuid(key)) return null;
  return { kind, text, key };
}

export function writeDraft(memberId: string, draft: FeedbackDraft): void {
  writeStored(KEY, JSON.stringify({ memberId, ...draft }), 'session');
}

export function removeDraft(): void {
  removeStored(KEY, 'session');
}
