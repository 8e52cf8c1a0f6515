import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyText, anyTime, empty } from '../wire';
import { RESEND_S, smsCodeText } from './member.calls';

const password = z.string(z.minLength(1), z.maxLength(64));
const phone = z.string(z.minLength(1), z.maxLength(24));
const email = z.string(z.minLength(3), z.maxLength(160));
/** `1990-04-23`. */
const dateText = z.string(z.regex(/^\d{4}-\d\d-\d\d$/));
/** `retryAfter` in seconds. */
const sent = z.object({ retryAfter: z._default(z.number(), RESEND_S) });
/** How many sessions were ended. */
const ended = z.object({ sessions: z._default(z.number(z.int(), z.gte(0)), 0) });

/** Begins to recover a password: a code goes to the phone of the account. */
export const passwordResetStartCall = defineCall({
  name: 'passwordResetStart',
  method: 'POST',
  path: '/site/api/v1/user/password/reset/start',
  area: 'site',
  session: 'none',
  inPlace: true,
  about:
    'Sends a six-digit code, good 5 minutes, to the phone of an account. Answers alike and after the same time for an account that does not exist or has no phone. 6021–6024 captcha, 6501 too soon with data.retryAfter in seconds.',
  request: z.object({
    userName: z.string(z.minLength(1), z.maxLength(32)),
    captchaId: z.optional(z.string(z.maxLength(64))),
    captchaCode: z.optional(z.string(z.maxLength(8))),
  }),
  /** `ticket` ties the code to this device, for 10 minutes. */
  answer: z.object({ ticket: z.string(z.maxLength(64)), retryAfter: z._default(z.number(), RESEND_S) }),
});

/** Sets another password with the code of `passwordResetStart`; all sessions of the account end. */
export const passwordResetCall = defineCall({
  name: 'passwordReset',
  method: 'POST',
  path: '/site/api/v1/user/password/reset',
  area: 'site',
  session: 'none',
  inPlace: true,
  about:
    'Sets a new password and ends every session of the account (10105). 10001 when the ticket is over, 10003 with data.field password, 10409 wrong or expired code, 6501 locked with data.retryAfter in seconds.',
  request: z.object({ ticket: z.string(z.maxLength(64)), smsCode: smsCodeText, password }),
  answer: ended,
});

/** Changes the nickname, once in 30 days of world time. */
export const nickNameSetCall = defineCall({
  name: 'nickNameSet',
  method: 'POST',
  path: '/site/api/v1/user/member/nickName/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  about: 'Changes the nickname, once in 30 days of world time. 10003 with data.field nickName, with data.nextTime when it is too soon.',
  request: z.object({ nickName: z.string(z.minLength(1), z.maxLength(40)) }),
  /** `nextTime`: world time from which it may be changed again. */
  answer: z.object({ nickName: anyText, nextTime: anyTime }),
});

/** Sets the birthday, once. */
export const birthdaySetCall = defineCall({
  name: 'birthdaySet',
  method: 'POST',
  path: '/site/api/v1/user/member/birthday/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  about: 'Sets the birthday, once and for a member of at least 18 years. 10003 with data.field birthday; 10001 when there is one already.',
  request: z.object({ birthday: dateText }),
  answer: z.object({ birthday: z._default(z.nullable(dateText), null) }),
});

/** Where a code of `contactCode` goes: the phone that is bound, a new phone, or a new e-mail address. */
export const CONTACT_CODES = ['oldPhone', 'phone', 'email'] as const;

/** Sends the code that a change of phone or e-mail address needs. */
export const contactCodeCall = defineCall({
  name: 'contactCode',
  method: 'POST',
  path: '/site/api/v1/user/member/contact/code',
  area: 'site',
  session: 'member',
  inPlace: true,
  about:
    'Sends a six-digit code, good 5 minutes: to the bound phone (oldPhone), or to the phone or e-mail address that is to be bound. 10003 with data.field, 6501 too soon with data.retryAfter in seconds.',
  request: z.object({ to: z.enum(CONTACT_CODES), phone: z.optional(phone), email: z.optional(email) }),
  answer: sent,
});

/** Binds a phone, or another one in its place. */
export const phoneSetCall = defineCall({
  name: 'phoneSet',
  method: 'POST',
  path: '/site/api/v1/user/member/phone/set',
  area: 'site',
  session: 'member',
  stepUp: { password: 'withoutPhone' },
  inPlace: true,
  about:
    'Binds a phone with a code sent to it, and answers it masked. The first one needs the login password, another one a code sent to the bound phone. 10003 with data.field (phone, password), 10409 with data.field (smsCode, oldCode), 6501 locked.',
  request: z.object({ phone, smsCode: smsCodeText, oldCode: z.optional(smsCodeText), password: z.optional(password) }),
  answer: z.object({ phone: anyText }),
});

/** Binds an e-mail address, or another one in its place. */
export const emailSetCall = defineCall({
  name: 'emailSet',
  method: 'POST',
  path: '/site/api/v1/user/member/email/set',
  area: 'site',
  session: 'member',
  stepUp: { password: 'always' },
  inPlace: true,
  about:
    'Binds an e-mail address with a code sent to it and the login password. 10003 with data.field (email, password; with data.left for a wrong password), 10409 with data.field smsCode, 6501 locked.',
  request: z.object({ email, smsCode: smsCodeText, password }),
  answer: z.object({ email: anyText }),
});

/** Changes the login password; all other sessions of the member end. */
export const passwordSetCall = defineCall({
  name: 'passwordSet',
  method: 'POST',
  path: '/site/api/v1/user/member/password/set',
  area: 'site',
  session: 'member',
  stepUp: { password: 'always' },
  inPlace: true,
  about:
    'Changes the login password with the old one, and ends every other session (10105). 10003 with data.field (password with data.left, newPassword), 6501 locked with data.retryAfter in seconds.',
  request: z.object({ password, newPassword: password }),
  answer: ended,
});

/** Devices with a session of the member. */
export const deviceListCall = defineCall({
  name: 'deviceList',
  method: 'POST',
  path: '/site/api/v1/user/member/device/list',
  area: 'site',
  session: 'member',
  reads: true,
  about: 'Devices that are logged in, the present one first, then those used last. Times are real time.',
  request: empty,
  answer: z.object({
    list: z.array(
      z.object({
        deviceId: z.string(z.maxLength(64)),
        /** `iPhone · Safari`; '' while unknown. */
        name: anyText,
        isCurrent: anyFlag,
        loginTime: anyTime,
        /** Last call, to the minute. */
        seenTime: anyTime,
      }),
      z.maxLength(100),
    ),
  }),
});

/** Ends the sessions of another device. */
export const deviceEndCall = defineCall({
  name: 'deviceEnd',
  method: 'POST',
  path: '/site/api/v1/user/member/device/end',
  area: 'site',
  session: 'member',
  inPlace: true,
  about: 'Logs another device of the member out and forgets it, so that its next login is authorized anew. 10001 for any other device.',
  request: z.object({ deviceId: z.string(z.minLength(1), z.maxLength(64)) }),
  answer: ended,
});
