import type { FEEDBACK_KINDS, FEEDBACK_STATES } from '@pavilion/contract/calls/feedback.calls';

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

export interface FeedbackMessage {
  id: string;
  from: 'member' | 'staff';
  text: string;
  /** World ms. */
  at: number;
}

/** Feedback of a member with its replies. The first message's id is the key with which it was sent. */
export interface Feedback {
  ticketId: string;
  kind: FeedbackKind;
  state: FeedbackState;
  pictureIds: readonly string[];
  hasDiagnostics: boolean;
  /** World ms. */
  createdAt: number;
  changedAt: number;
  messages: readonly FeedbackMessage[];
}

/** Feedback before it is sent; `key` names it, so that it is stored once. */
export interface FeedbackInput {
  key: string;
  kind: FeedbackKind;
  text: string;
  pictureIds: readonly string[];
  /** '' for none. */
  diagnostics: string;
}
