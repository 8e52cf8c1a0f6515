import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';
import { INVITE_VIAS } from './member.calls';

/** The code of a text message: six digits. */
export const smsCodeText = z.string(z.regex(/^\d{6}$/));

export const memberRequests = {
  memberInfo: {
    reads: true,
    about:
      'The member and the central wallet; lockMoney only when withLockMoney is 1. Phone and e-mail address are masked, and the birthday is null, for a request from another device than the session’s.',
    request: z.object({ withLockMoney: z.number() }),
  },
  memberJwt: {
    about: 'A short-lived token for the chat login frame.',
    request: empty,
  },
  login: {
    about:
      'Opens a session. 6002 wrong account or password, 6021–6024 captcha, 6025–6029 risk and 6035–6039 device authorization (both with data.ticket when a code by text message can confirm the login), 10409 wrong text-message code, 6501 limit with data.retryAfter in seconds.',
    request: z.object({
      userName: z.string(z.minLength(1), z.maxLength(32)),
      password: z.string(z.minLength(1), z.maxLength(64)),
      captchaId: z.optional(z.string(z.maxLength(64))),
      captchaCode: z.optional(z.string(z.maxLength(8))),
      ticket: z.optional(z.string(z.maxLength(64))),
      smsCode: z.optional(smsCodeText),
      fingerprint: z.optional(z.string(z.maxLength(64))),
    }),
  },
  loginByPhone: {
    about:
      'Opens a session. 10409 wrong or expired code, and any code of a phone that has no account, 6021–6024 captcha, 6025–6029 risk and 6035–6039 device authorization (both with data.ticket), 6501 limit with data.retryAfter in seconds.',
    request: z.object({
      phone: z.string(z.minLength(1), z.maxLength(24)),
      smsCode: smsCodeText,
      captchaId: z.optional(z.string(z.maxLength(64))),
      captchaCode: z.optional(z.string(z.maxLength(8))),
      ticket: z.optional(z.string(z.maxLength(64))),
      fingerprint: z.optional(z.string(z.maxLength(64))),
    }),
  },
  register: {
    about:
      'Creates a member and opens a session. 6002 name taken, 10003 with data.field for a bad field (smsCode where a phone has none, phone where it is required or, after its code, another member’s; inviteCode where no member invites with it, unless it came with `i_code`), 10409 wrong text-message code. `inviteVia`: the parameter that contained `inviteCode`.',
    request: z.object({
      userName: z.string(z.regex(/^[a-z][a-z0-9]{3,10}$/)),
      password: z.string(z.minLength(8), z.maxLength(20)),
      phone: z.optional(z.string(z.maxLength(24))),
      smsCode: z.optional(smsCodeText),
      inviteCode: z.optional(z.string(z.maxLength(64))),
      inviteVia: z.optional(z.enum(INVITE_VIAS)),
      adult: z.literal(true),
      captchaId: z.optional(z.string(z.maxLength(64))),
      captchaCode: z.optional(z.string(z.maxLength(8))),
    }),
  },
  sessionRenew: {
    about: 'A new token for the same session; null when the present one remains. The old one stays valid for one more day.',
    request: empty,
  },
  logout: {
    about: 'Revokes the session of the token.',
    request: empty,
  },
  captcha: {
    about: 'A captcha picture bound to the device uuid; single use, 120 s.',
    request: empty,
  },
  slider: {
    about: 'A slider captcha bound to the device uuid; single use, 120 s. The position in pixels is sent as captchaCode.',
    request: empty,
  },
  smsSend: {
    about:
      'Sends a six-digit code, valid for 5 minutes: scene login and device with the ticket of the rejected login, register and phoneLogin with a phone. phoneLogin responds alike whether or not the phone has an account. 6021–6024 captcha, such as from the fourth number of a device or address on. 6501 too soon or too many of the day, 6037 and 6039 for a device that is locked or sends too many requests, all with data.retryAfter in seconds.',
    request: z.object({
      scene: z.enum(['login', 'device', 'register', 'phoneLogin']),
      ticket: z.optional(z.string(z.maxLength(64))),
      phone: z.optional(z.string(z.maxLength(24))),
      captchaId: z.optional(z.string(z.maxLength(64))),
      captchaCode: z.optional(z.string(z.maxLength(8))),
    }),
  },
} satisfies Requests;
