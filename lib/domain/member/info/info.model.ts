import type { INFO_KINDS, INFO_STATES } from '@pavilion/contract/calls/info.calls';

export type InfoKind = (typeof INFO_KINDS)[number];
export type InfoState = (typeof INFO_STATES)[number];

/** A request to change data that a member cannot change alone; both values masked. */
export interface InfoRequest {
  requestId: string;
  kind: InfoKind;
  state: InfoState;
  before: string;
  after: string;
  note: string;
  pictureIds: readonly string[];
  /** Reason for the rejection; '' otherwise. */
  reason: string;
  /** World ms. */
  createdAt: number;
  reviewedAt: number | null;
  endedAt: number | null;
}

/** A request before it is sent; `key` names it, so that it is stored once. */
export interface InfoInput {
  key: string;
  kind: InfoKind;
  /** Name, stored form of a phone, or digits of a card. */
  value: string;
  payeeId?: string;
  smsCode?: string;
  note: string;
  pictureIds: readonly string[];
  password: string;
  /** Required of members who have set one. */
  pin?: string;
}
