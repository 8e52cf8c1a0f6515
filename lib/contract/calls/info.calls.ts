import { defineCall } from '../call';
import * as z from '../schema';
import { anyText, anyTime, empty, timeText } from '../wire';
import { pinText } from '../payee';
import { smsCodeText } from './member.calls';
import { pictureId } from './picture.calls';

/** What a member cannot change alone: a verified name, a phone that is lost, the number of a card. */
export const INFO_KINDS = ['realName', 'phone', 'payee'] as const;
/** 已提交, 审核中, 已通过, 已驳回. */
export const INFO_STATES = ['submitted', 'reviewing', 'approved', 'rejected'] as const;
export const INFO_PICTURES = 3;
/** Code points of the member's reasons. */
export const INFO_NOTE = { min: 5, max: 200 } as const;

const request = z.object({
  requestId: z.string(z.regex(/^\d{1,18}$/)),
  kind: z.enum(INFO_KINDS),
  state: z.enum(INFO_STATES),
  /** Both masked. */
  before: anyText,
  after: anyText,
  note: anyText,
  pictureIds: z._default(z.array(pictureId, z.maxLength(INFO_PICTURES)), []),
  /** Why it was rejected; '' otherwise. */
  reason: anyText,
  createTime: timeText,
  reviewTime: anyTime,
  endTime: anyTime,
});

/** Asks for a change. */
export const infoRequestCall = defineCall({
  name: 'infoRequest',
  method: 'POST',
  path: '/site/api/v1/user/info/request',
  area: 'site',
  session: 'member',
  stepUp: { password: 'always', pin: 'whereSet' },
  about:
    'Asks for a change that is reviewed, with the login password and, where one is set, the withdrawal PIN; a repeat of requestKey answers the same request. value is a name, a phone or a card number; a phone needs smsCode (contactCode to phone), a card payeeId: the new number becomes another payee, which takes the place of the old one. One open request of a kind. 10003 with data.field (value, payeeId, note, pictureIds, password and pin with data.left, requestKey for other content), 10409 with data.field smsCode, 10001 when one is open, 6501 locked.',
  request: z.object({
    /** UUID, made by the sender. */
    requestKey: z.string(z.regex(/^[0-9A-Fa-f-]{36}$/)),
    kind: z.enum(INFO_KINDS),
    value: z.string(z.minLength(1), z.maxLength(64)),
    /** Of the card that is replaced. */
    payeeId: z.optional(z.string(z.regex(/^\d{1,18}$/))),
    smsCode: z.optional(smsCodeText),
    note: z.string(z.minLength(1), z.maxLength(INFO_NOTE.max * 2)),
    pictureIds: z.array(pictureId, z.maxLength(INFO_PICTURES)),
    password: z.string(z.minLength(1), z.maxLength(64)),
    /** Asked of members who have set one. */
    pin: z.optional(pinText),
  }),
  answer: request,
});

/** The member's requests, newest first. */
export const infoListCall = defineCall({
  name: 'infoList',
  method: 'POST',
  path: '/site/api/v1/user/info/list',
  area: 'site',
  session: 'member',
  reads: true,
  about: 'The newest fifty requests of the member to change information; names, phones and numbers are masked.',
  request: empty,
  answer: z.object({ list: z.array(request, z.maxLength(50)) }),
});
