import { defineCall } from '../call';
import * as z from '../schema';
import { anyCount, anyFlag, anyMoney, anyText, anyTime, empty, moneyText } from '../wire';

/** Who is logged in, and the central wallet (spec §3; samples/member-info). */
export const memberInfoCall = defineCall({
  name: 'memberInfo',
  method: 'POST',
  path: '/site/api/v1/user/member/info',
  area: 'site',
  session: 'member',
  reads: true,
  about:
    'The member and the central wallet; lockMoney only when withLockMoney is 1. Phone and e-mail address are masked, and the birthday is null, where another device than the session’s asks.',
  request: z.object({ withLockMoney: z.number() }),
  answer: z.object({
    /** One of the two names the member; the other one may be absent. */
    id: anyText,
    userName: anyText,
    nickName: anyText,
    /** World time from which the nickname may be changed again; null = now. */
    nickNameNextTime: anyTime,
    realName: z._default(z.nullable(z.string()), ''),
    avatar: z._default(z.nullable(z.string()), ''),
    phone: z._default(z.nullable(z.string()), ''),
    email: z._default(z.nullable(z.string()), ''),
    birthday: z._default(z.nullable(z.string()), null),
    /** Null while unknown, which is not 0. */
    vipLevel: z._default(z.nullable(z.number()), null),
    currency: z._default(z.string(), 'CNY'),
    balance: anyMoney,
    lockMoney: z.optional(moneyText),
    registerTime: anyTime,
    lastLoginTime: anyTime,
    hasWithdrawPassword: anyFlag,
    realNameStatus: anyCount,
    flags: z._default(
      z.object({
        canWithdraw: z._default(z.boolean(), true),
        canChat: z._default(z.boolean(), true),
        /** 免转钱包; absent = on. */
        autoTransfer: z.optional(z.boolean()),
        /** The token is old: `sessionRenew` returns another one. */
        renewToken: z.optional(z.boolean()),
        /** Minutes between two reality checks; absent = off. */
        realityMinutes: z.optional(z.number()),
      }),
      { canWithdraw: true, canChat: true },
    ),
  }),
});

/** Token of the chat login. */
export const memberJwtCall = defineCall({
  name: 'memberJwt',
  method: 'GET',
  path: '/site/api/v1/user/member/jwt',
  area: 'site',
  session: 'member',
  about: 'A short-lived token for the chat login frame.',
  request: empty,
  answer: z.string(),
});

/** s until another code may be requested, where the platform does not say. */
export const RESEND_S = 60;

export const sessionSchema = z.object({ token: z.string(z.minLength(16)), userName: anyText });

/** The code of a text message: six digits. */
export const smsCodeText = z.string(z.regex(/^\d{6}$/));

/**
 * Logs in with account and password; captcha only after the platform asked for it (6021–6024), text-message code only with
 * the ticket from the platform.
 */
export const loginCall = defineCall({
  name: 'login',
  method: 'POST',
  path: '/site/api/v1/user/login',
  area: 'site',
  session: 'none',
  inPlace: true,
  about:
    'Opens a session. 6002 wrong account or password, 6021–6024 captcha, 6025–6029 risk and 6035–6039 device authorization (both with data.ticket when a text message settles them), 10409 wrong text-message code, 6501 limit with data.retryAfter in seconds.',
  request: z.object({
    userName: z.string(z.minLength(1), z.maxLength(32)),
    password: z.string(z.minLength(1), z.maxLength(64)),
    captchaId: z.optional(z.string(z.maxLength(64))),
    captchaCode: z.optional(z.string(z.maxLength(8))),
    ticket: z.optional(z.string(z.maxLength(64))),
    smsCode: z.optional(smsCodeText),
    fingerprint: z.optional(z.string(z.maxLength(64))),
  }),
  answer: sessionSchema,
});

/**
 * Logs in with a phone and the code sent to it (scene phoneLogin); a second step comes as in `login`, then `smsCode` is the code
 * of its ticket.
 */
export const loginByPhoneCall = defineCall({
  name: 'loginByPhone',
  method: 'POST',
  path: '/site/api/v1/user/login/phone',
  area: 'site',
  session: 'none',
  inPlace: true,
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
  answer: sessionSchema,
});

/** Parameters of an address that bring a code for the registration. */
export const INVITE_VIAS = ['invite_code', 'i_code', 'r_code', 'r_bet'] as const;

/** Registers; a phone is optional unless the platform asks for it, and needs the code sent to it. */
export const registerCall = defineCall({
  name: 'register',
  method: 'POST',
  path: '/site/api/v1/user/register',
  area: 'site',
  session: 'none',
  inPlace: true,
  about:
    'Creates a member and opens a session. 6002 name taken, 10003 with data.field for a bad field (smsCode where a phone has none, phone where it is asked for or, after its code, another member’s), 10409 wrong text-message code. `inviteVia`: the parameter that brought `inviteCode`.',
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
  answer: sessionSchema,
});

/** Replaces a token that `memberInfo` calls old. */
export const sessionRenewCall = defineCall({
  name: 'sessionRenew',
  method: 'POST',
  path: '/site/api/v1/user/session/renew',
  area: 'site',
  session: 'member',
  about: 'Another token for the same session, null when the present one stays. The old one holds for a day more.',
  request: empty,
  answer: z.object({ token: z.nullable(z.string(z.minLength(16))) }),
});

/** Ends this session on the platform. */
export const logoutCall = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/site/api/v1/user/logout',
  area: 'site',
  session: 'member',
  inPlace: true,
  about: 'Revokes the session of the token.',
  request: empty,
  answer: z.unknown(),
});

/** A captcha picture: PNG as a data address, valid once and for 120 s. */
export const captchaCall = defineCall({
  name: 'captcha',
  method: 'POST',
  path: '/site/api/v1/user/captcha',
  area: 'site',
  session: 'none',
  inPlace: true,
  about: 'A captcha picture bound to the device uuid; single use, 120 s.',
  request: empty,
  answer: z.object({ captchaId: z.string(), image: z.string() }),
});

/**
 * A slider captcha (6023): two pictures as data addresses. The member moves the piece along x until it fills the gap;
 * `captchaCode` is its distance from the left in picture pixels. Valid once and for 120 s, like the captcha picture.
 */
export const sliderCall = defineCall({
  name: 'slider',
  method: 'POST',
  path: '/site/api/v1/user/slider',
  area: 'site',
  session: 'none',
  inPlace: true,
  about: 'A slider captcha bound to the device uuid; single use, 120 s. The position in pixels is sent as captchaCode.',
  request: empty,
  answer: z.object({
    captchaId: z.string(),
    /** Pictures as data addresses: `image` with the gap, `piece` as high as the picture. */
    image: z.string(),
    piece: z.string(),
    /** Pixels. */
    width: z.number(z.int(), z.gte(80), z.lte(1_000)),
    height: z.number(z.int(), z.gte(40), z.lte(1_000)),
    pieceWidth: z.number(z.int(), z.gte(16), z.lte(200)),
  }),
});

/** Sends a text-message code: to the member of a login's ticket, or to the phone of a registration. */
export const smsSendCall = defineCall({
  name: 'smsSend',
  method: 'POST',
  path: '/site/api/v1/user/sms/send',
  area: 'site',
  session: 'none',
  inPlace: true,
  about:
    'Sends a six-digit code, good 5 minutes: scene login and device with the ticket of the refused login, register and phoneLogin with a phone, phoneLogin alike whether or not it has an account. 6021–6024 captcha, such as from the fourth number of a device or address on. 6501 too soon or too many of the day, 6037 and 6039 for a device that is locked or asked too often, all with data.retryAfter in seconds.',
  request: z.object({
    scene: z.enum(['login', 'device', 'register', 'phoneLogin']),
    ticket: z.optional(z.string(z.maxLength(64))),
    phone: z.optional(z.string(z.maxLength(24))),
    captchaId: z.optional(z.string(z.maxLength(64))),
    captchaCode: z.optional(z.string(z.maxLength(8))),
  }),
  /** `retryAfter` in seconds; `phone` masked. */
  answer: z.object({ retryAfter: z._default(z.number(), RESEND_S), phone: anyText }),
});
