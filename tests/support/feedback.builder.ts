import type { CallResponse } from '@pavilion/contract/call';
import type { feedbackCreateCall } from '@pavilion/contract/calls/feedback.calls';
import type { Feedback } from '@/lib/domain/care/feedback/feedback.model';
import { timeOnWire } from './wire';

/** Feedback as the platform sends it. */
export function feedbackOnWire({ createdAt, changedAt, messages, ...same }: Feedback): CallResponse<typeof feedbackCreateCall> {
  return {
    ...same,
    pictureIds: [...same.pictureIds],
    createTime: timeOnWire(createdAt),
    changeTime: timeOnWire(changedAt),
    messages: messages.map(({ id, from, text, at }) => ({ messageId: id, from, text, time: timeOnWire(at) })),
  };
}

export const feedbackListOnWire = (list: readonly Feedback[]) => ({ list: list.map(feedbackOnWire) });
