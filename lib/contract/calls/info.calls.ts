import { defineCall } from '../call';
import * as z from '../schema';
import { anyText, anyTime, timeText } from '../wire';
import { pictureId } from './picture.calls';

/** Data that a member cannot change alone: a verified name, a lost phone, the number of a card. */
export const INFO_KINDS = ['realName', 'phone', 'payee'] as const;
/** 已提交, 审核中, 已通过, 已驳回. */
export const INFO_STATES = ['submitted', 'reviewing', 'approved', 'rejected'] as const;
export const INFO_PICTURES = 3;
/** Code points of the member's reason. */
export const INFO_NOTE = { min: 5, max: 200 } as const;

const request = z.object({
  requestId: z.string(z.regex(/^\d{1,18}$/)),
  kind: z.enum(INFO_KINDS),
  state: z.enum(INFO_STATES),
  /** Old and new value, both masked. */
  before: anyText,
  after: anyText,
  note: anyText,
  pictureIds: z._default(z.array(pictureId, z.maxLength(INFO_PICTURES)), []),
  /** Reason for the rejection; '' otherwise. */
  reason: anyText,
  createTime: timeText,
  reviewTime: anyTime,
  endTime: anyTime,
});

/** Requests a change. */
export const infoRequestCall = defineCall({
  name: 'infoRequest',
  method: 'POST',
  path: '/site/api/v1/user/info/request',
  area: 'site',
  session: 'member',
  response: request,
});

/** The member's requests, newest first. */
export const infoListCall = defineCall({
  name: 'infoList',
  method: 'POST',
  path: '/site/api/v1/user/info/list',
  area: 'site',
  session: 'member',
  response: z.object({ list: z.array(request, z.maxLength(50)) }),
});
