import type { CallResponse } from '@pavilion/contract/call';
import { feedbackCloseCall, feedbackCreateCall, feedbackListCall, feedbackReplyCall } from '@pavilion/contract/calls/feedback.calls';
import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Feedback, FeedbackInput } from './feedback.model';

function toFeedback({ createTime, changeTime, messages, ...same }: CallResponse<typeof feedbackCreateCall>): Feedback {
  return {
    ...same,
    createdAt: Date.parse(createTime),
    changedAt: Date.parse(changeTime),
    messages: messages.map(({ messageId, from, text, time }) => ({ id: messageId, from, text, at: Date.parse(time) })),
  };
}

/**
 * Sends feedback; a repeat with the same key stores it once.
 * @throws BusinessError 10003 (data.field text, pictureIds, ticketKey), 6501.
 */
export async function sendFeedback(
  { key, pictureIds, diagnostics, ...same }: FeedbackInput,
  caller: PlatformCaller = callPlatform,
): Promise<Feedback> {
  const request = { ...same, ticketKey: key, pictureIds: [...pictureIds], ...(diagnostics === '' ? {} : { diagnostics }) };
  return toFeedback(await caller(feedbackCreateCall, request, { timeout: MONEY_TIMEOUT_MS }));
}

/** The member's feedback, newest first. */
export async function getFeedback(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Feedback[]> {
  return (await caller(feedbackListCall, {}, { signal })).list.map(toFeedback);
}

/** Adds a message; a repeat of its id is stored once. @throws BusinessError 10001 when the ticket is closed. */
export async function replyToFeedback(
  ticketId: string,
  message: { id: string; text: string },
  caller: PlatformCaller = callPlatform,
): Promise<Feedback> {
  return toFeedback(await caller(feedbackReplyCall, { ticketId, messageId: message.id, text: message.text }));
}

export async function closeFeedback(ticketId: string, caller: PlatformCaller = callPlatform): Promise<Feedback> {
  return toFeedback(await caller(feedbackCloseCall, { ticketId }));
}
