import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyText, anyTime } from '../wire';
import { RESEND_S } from './member.calls';

/** `1990-04-23`. */
const dateText = z.string(z.regex(/^\d{4}-\d\d-\d\d$/));
/** `retryAfter` in seconds. */
const sent = z.object({ retryAfter: z._default(z.number(), RESEND_S) });
/** Number of sessions that were ended. */
const ended = z.object({ sessions: z._default(z.number(z.int(), z.gte(0)), 0) });

/** Begins to recover a password: sends a code to the phone of the account. */
export const passwordResetStartCall = defineCall({
  name: 'passwordResetStart',
  method: 'POST',
  path: '/site/api/v1/user/password/reset/start',
  area: 'site',
  session: 'none',
  inPlace: true,
  /** `ticket` ties the code to this device, for 10 minutes. */
  response: z.object({ ticket: z.string(z.maxLength(64)), retryAfter: z._default(z.number(), RESEND_S) }),
});

/** Sets a new password with the code of `passwordResetStart`; all sessions of the account end. */
export const passwordResetCall = defineCall({
  name: 'passwordReset',
  method: 'POST',
  path: '/site/api/v1/user/password/reset',
  area: 'site',
  session: 'none',
  inPlace: true,
  response: ended,
});

/** Changes the nickname, once in 30 days of world time. */
export const nickNameSetCall = defineCall({
  name: 'nickNameSet',
  method: 'POST',
  path: '/site/api/v1/user/member/nickName/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  /** `nextTime`: world time from which it may be changed again. */
  response: z.object({ nickName: anyText, nextTime: anyTime }),
});

/** Sets the birthday, once. */
export const birthdaySetCall = defineCall({
  name: 'birthdaySet',
  method: 'POST',
  path: '/site/api/v1/user/member/birthday/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: z.object({ birthday: z._default(z.nullable(dateText), null) }),
});

/** Sends the code that a change of phone or e-mail address needs. */
export const contactCodeCall = defineCall({
  name: 'contactCode',
  method: 'POST',
  path: '/site/api/v1/user/member/contact/code',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: sent,
});

/** Binds a phone, or replaces the bound one. */
export const phoneSetCall = defineCall({
  name: 'phoneSet',
  method: 'POST',
  path: '/site/api/v1/user/member/phone/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: z.object({ phone: anyText }),
});

/** Binds an e-mail address, or replaces the bound one. */
export const emailSetCall = defineCall({
  name: 'emailSet',
  method: 'POST',
  path: '/site/api/v1/user/member/email/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: z.object({ email: anyText }),
});

/** Changes the login password; all other sessions of the member end. */
export const passwordSetCall = defineCall({
  name: 'passwordSet',
  method: 'POST',
  path: '/site/api/v1/user/member/password/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: ended,
});

/** Devices with a session of the member. */
export const deviceListCall = defineCall({
  name: 'deviceList',
  method: 'POST',
  path: '/site/api/v1/user/member/device/list',
  area: 'site',
  session: 'member',
  response: z.object({
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
  response: ended,
});
