import { SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { captchaCall, loginCall, logoutCall, memberInfoCall, memberJwtCall, registerCall } from '../../lib/contract/calls/member.calls';
import { CODE } from '../../lib/contract/codes';
import { minorToText } from '../../lib/kit/number/money';
import { members } from '../db/schema';
import type { Context } from '../server/context';
import { Refusal } from '../server/refusal';
import { route } from '../server/route';
import { preInfoOf } from '../platform/site.config';
import { createCaptchas } from './captcha';
import { createLoginLimits } from './limits';
import { MEMBER_WORDS, WEAKNESS_WORDS } from './member.copy';
import { createMember, memberById, memberByName } from './member';
import { weaknessOf } from './password.rules';
import { verifySecret } from './password';
import { isDisabledPhone, toStoredPhone } from './phone.rules';
import { closeSession, openSession } from './session';

/** What a new member starts with, minor units (contract §2.18). */
export const WELCOME = 100_000n;
/** Seconds; the chat's first frame follows at once (security: one-time jwt). */
const JWT_LIFE_S = 60;

/** Accounts and sessions: register, log in, log out, captcha, member info, chat token. */
export function registerMemberCalls(app: FastifyInstance, context: Context): void {
  const limits = createLoginLimits();
  const captchas = createCaptchas(Date.now);
  context.onReset(() => {
    limits.clear();
    captchas.clear();
  });

  /** A captcha given is always looked at; one that is asked for and missing is 6021. */
  function checkCaptcha(body: { captchaId?: string; captchaCode?: string }, uuid: string, needed: boolean): void {
    if (body.captchaId && body.captchaCode) captchas.take(body.captchaId, body.captchaCode, uuid);
    else if (needed) throw new Refusal(CODE.captchaNeeded);
  }

  route(
    app,
    context,
    captchaCall,
    async ({ uuid, ip }) => {
      await limits.takeCall('captcha', ip);
      return captchas.issue(uuid);
    },
    { needsUuid: true },
  );

  route(
    app,
    context,
    loginCall,
    async ({ body, uuid, ip }) => {
      if (preInfoOf(context, ip).stopLogin) throw new Refusal(CODE.common, MEMBER_WORDS.loginStopped);
      const userName = body.userName.trim().toLowerCase();
      checkCaptcha(body, uuid, await limits.needsCaptcha(userName, ip));
      await limits.takeTry(userName, ip);
      const member = await memberByName(context.db, userName);
      const right = await verifySecret(body.password, member?.passwordHash ?? null);
      if (!member || !right) {
        const left = await limits.fail(userName, ip);
        throw new Refusal(CODE.nameError, undefined, { left });
      }
      await limits.pass(userName, ip);
      const token = await openSession(context.db, member.id, uuid);
      await context.db.update(members).set({ lastLoginAt: Math.trunc(context.clock.now()) }).where(eq(members.id, member.id));
      return { token, userName };
    },
    { needsUuid: true },
  );

  route(
    app,
    context,
    registerCall,
    async ({ body, uuid, ip }) => {
      const site = preInfoOf(context, ip);
      if (site.stopRegister) throw new Refusal(CODE.common, MEMBER_WORDS.registerStopped);
      const weak = weaknessOf(body.password, body.userName);
      if (weak) throw new Refusal(CODE.validation, WEAKNESS_WORDS[weak], { field: 'password' });
      const phone = body.phone ? toStoredPhone(body.phone) : '';
      if (phone === null) throw new Refusal(CODE.validation, MEMBER_WORDS.phoneForm, { field: 'phone' });
      if (isDisabledPhone(phone, site.disablePhones)) {
        throw new Refusal(CODE.validation, MEMBER_WORDS.phoneDisabled, { field: 'phone' });
      }
      checkCaptcha(body, uuid, false);
      await limits.takeCall('register', ip);
      const { userName, password, inviteCode } = body;
      const member = await createMember(context, { userName, password, balance: WELCOME, phone, inviteCode });
      if (!member) throw new Refusal(CODE.nameError, MEMBER_WORDS.nameTaken, { field: 'userName' });
      return { token: await openSession(context.db, member.id, uuid), userName };
    },
    { needsUuid: true },
  );

  route(app, context, logoutCall, async ({ session }) => {
    await closeSession(context.db, session!.tokenHash);
    return true;
  });

  route(app, context, memberInfoCall, async ({ body, session }) => {
    const member = await memberById(context.db, session!.memberId);
    if (!member) throw new Refusal(CODE.auth);
    const balance = await context.ledger.balanceOf(context.db, member.id);
    return {
      id: member.id,
      userName: member.userName,
      nickName: member.nickName,
      realName: '',
      avatar: '',
      phone: member.phone,
      email: member.email,
      birthday: null,
      vipLevel: member.vipLevel,
      currency: 'CNY',
      balance: minorToText(balance.available),
      ...(body.withLockMoney === 1 ? { lockMoney: minorToText(balance.locked) } : {}),
      registerTime: new Date(member.registeredAt).toISOString(),
      lastLoginTime: member.lastLoginAt === null ? null : new Date(member.lastLoginAt).toISOString(),
      hasWithdrawPassword: member.pinHash !== null,
      realNameStatus: 0,
      flags: { canWithdraw: member.flags.canWithdraw ?? true, canChat: member.flags.canChat ?? true },
    };
  });

  route(app, context, memberJwtCall, async ({ session }) => {
    const key = new TextEncoder().encode(context.settings.get('secret') ?? '');
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(session!.memberId)
      .setAudience('chat')
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${JWT_LIFE_S}s`)
      .sign(key);
  });
}
