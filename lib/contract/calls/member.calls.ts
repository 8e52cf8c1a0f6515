import { z } from 'zod/mini';
import { defineCall } from '../call';
import { empty, moneyText, nullableTime, timeText } from '../wire';

/** Who is logged in, and the central wallet (spec §3; samples/member-info). */
export const memberInfoCall = defineCall({
  name: 'memberInfo',
  method: 'POST',
  path: '/site/api/v1/user/member/info',
  area: 'site',
  session: 'member',
  about: 'The member and the central wallet; lockMoney only when withLockMoney is 1.',
  request: z.object({ withLockMoney: z.number() }),
  answer: z.object({
    id: z.string(),
    userName: z.string(),
    nickName: z._default(z.string(), ''),
    realName: z._default(z.nullable(z.string()), ''),
    avatar: z._default(z.nullable(z.string()), ''),
    phone: z._default(z.nullable(z.string()), ''),
    email: z._default(z.nullable(z.string()), ''),
    birthday: z._default(z.nullable(z.string()), null),
    vipLevel: z._default(z.number(), 0),
    currency: z._default(z.string(), 'CNY'),
    balance: moneyText,
    lockMoney: z.optional(moneyText),
    registerTime: timeText,
    lastLoginTime: z._default(nullableTime, null),
    hasWithdrawPassword: z._default(z.boolean(), false),
    realNameStatus: z._default(z.number(), 0),
    flags: z._default(
      z.object({ canWithdraw: z._default(z.boolean(), true), canChat: z._default(z.boolean(), true) }),
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

export const sessionSchema = z.object({ token: z.string().check(z.minLength(16)), userName: z.string() });

/** Log in with account and password; captcha only after the platform asked for it (6021–6024). */
export const loginCall = defineCall({
  name: 'login',
  method: 'POST',
  path: '/site/api/v1/user/login',
  area: 'site',
  session: 'none',
  about: 'Opens a session. 6002 wrong account or password, 6021–6024 captcha, 6025–6029 risk, 6501 limit.',
  request: z.object({
    userName: z.string().check(z.minLength(1), z.maxLength(32)),
    password: z.string().check(z.minLength(1), z.maxLength(64)),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    captchaCode: z.optional(z.string().check(z.maxLength(8))),
    fingerprint: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: sessionSchema,
});

/** Register; phone and its code are optional unless the platform asks for them. */
export const registerCall = defineCall({
  name: 'register',
  method: 'POST',
  path: '/site/api/v1/user/register',
  area: 'site',
  session: 'none',
  about: 'Creates a member and opens a session. 6002 name taken, 10003 with data.field for a bad field.',
  request: z.object({
    userName: z.string().check(z.regex(/^[a-z][a-z0-9]{3,10}$/)),
    password: z.string().check(z.minLength(8), z.maxLength(20)),
    phone: z.optional(z.string().check(z.maxLength(24))),
    inviteCode: z.optional(z.string().check(z.maxLength(64))),
    adult: z.literal(true),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    captchaCode: z.optional(z.string().check(z.maxLength(8))),
  }),
  answer: sessionSchema,
});

/** Ends this session on the platform. */
export const logoutCall = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/site/api/v1/user/logout',
  area: 'site',
  session: 'member',
  about: 'Revokes the session of the token.',
  request: empty,
  answer: z.unknown(),
});

/** A captcha picture: SVG as a data address, good once and for 120 s. */
export const captchaCall = defineCall({
  name: 'captcha',
  method: 'POST',
  path: '/site/api/v1/user/captcha',
  area: 'site',
  session: 'none',
  about: 'A captcha picture bound to the device uuid; single use, 120 s.',
  request: empty,
  answer: z.object({ captchaId: z.string(), image: z.string() }),
});
