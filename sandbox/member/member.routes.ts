import { SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { CENTRAL_WALLET } from '../../lib/contract/constants';
import {
  captchaCall,
  loginCall,
  logoutCall,
  memberInfoCall,
  memberJwtCall,
  registerCall,
  sessionRenewCall,
  sliderCall,
  smsSendCall,
} from '../../lib/contract/calls/member.calls';
import { REAL_NAME_STATES } from '../../lib/contract/calls/withdraw.calls';
import { CODE } from '../../lib/contract/codes';
import { minorToText } from '../../lib/kit/number/money';
import { members } from '../db/schema';
import { createShortLived } from '../db/short-lived.store';
import type { Context } from '../server/context';
import { Refusal } from '../server/refusal';
import { route } from '../server/route';
import { preInfoOf } from '../platform/site.config';
import { maskRealName } from '../security/real-name';
import { createCaptchas } from './captcha';
import type { CaptchaKind } from './captcha';
import { createLoginLimits } from './limits';
import { MEMBER_WORDS, WEAKNESS_WORDS } from './member.copy';
import { createMember, memberById, memberByName } from './member';
import { weaknessOf } from './password.rules';
import { hashSecret, isOutdated, verifySecret } from './password';
import { isDisabledPhone, toStoredPhone } from './phone.rules';
import { checkCode, devicesWith, passStep, sendCode } from './second-step';
import { closeSession, openSession, renewToken } from './session';
import { createSmsCodes } from './sms';
import { createTickets } from './ticket';

/** What a new member starts with, minor units (contract §2.18). */
export const WELCOME = 100_000n;
/** Seconds; the chat's first frame follows at once (security: one-time jwt). */
const JWT_LIFE_S = 60;

/** Stored form of a phone that may register. @throws Refusal 10003 on `phone`. */
function registerPhone(typed: string | undefined, disabled: readonly string[]): string {
  const phone = toStoredPhone(typed ?? '');
  if (phone === null) throw new Refusal(CODE.validation, MEMBER_WORDS.phoneForm, { field: 'phone' });
  if (isDisabledPhone(phone, disabled)) throw new Refusal(CODE.validation, MEMBER_WORDS.phoneDisabled, { field: 'phone' });
  return phone;
}

/** Accounts and sessions: register, log in, log out, captcha, member info, chat token. */
export function registerMemberCalls(app: FastifyInstance, context: Context): void {
  const limits = createLoginLimits();
  const captchas = createCaptchas(createShortLived(context.db, 'captcha'), context.real.now);
  const codes = createSmsCodes(createShortLived(context.db, 'sms'), context.real.now);
  const tickets = createTickets(createShortLived(context.db, 'ticket'), context.real.now);
  context.onReset(() => limits.clear());

  /**
   * A captcha given is always checked; one that is asked for and missing is 6021, a slider 6023. A slider counts for a picture
   * too, for members who cannot read the picture. Answers whether one was solved.
   */
  async function checkCaptcha(
    body: { captchaId?: string; captchaCode?: string },
    uuid: string,
    needed: CaptchaKind | null,
  ): Promise<boolean> {
    const solved = body.captchaId && body.captchaCode ? await captchas.take(body.captchaId, body.captchaCode, uuid) : null;
    if (needed === 'slider' && solved !== 'slider') throw new Refusal(CODE.captchaExtreme);
    if (needed && !solved) throw new Refusal(CODE.captchaNeeded);
    return solved !== null;
  }

  route(
    app,
    context,
    sliderCall,
    async ({ uuid, ip }) => {
      await limits.takeCall('captcha', ip);
      return captchas.issueSlider(uuid);
    },
    { needsUuid: true },
  );

  route(
    app,
    context,
    smsSendCall,
    async ({ body, uuid, ip }) => {
      await limits.takeCall('sms', ip);
      if (body.scene === 'register')
        return sendCode(context, codes, 'register', registerPhone(body.phone, preInfoOf(context, ip).disablePhones));
      const ticket = await tickets.read(body.ticket, uuid);
      if (ticket?.scene !== body.scene) throw new Refusal(CODE.common, MEMBER_WORDS.stepOver);
      return sendCode(context, codes, ticket.scene, ticket.phone);
    },
    { needsUuid: true },
  );

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
      const member = await memberByName(context.db, userName);
      // The second step of a login that has been through its captcha already.
      const going = member !== null && (await tickets.read(body.ticket, uuid))?.memberId === member.id;
      const captcha = await checkCaptcha(body, uuid, going ? null : (member?.flags.captcha ?? (await limits.captchaFor(userName, ip))));
      await limits.takeTry(userName, ip);
      const right = await verifySecret(body.password, member?.passwordHash ?? null);
      if (!member || !right) {
        const left = await limits.fail(userName, ip);
        throw new Refusal(CODE.nameError, undefined, { left });
      }
      await limits.pass(userName, ip);
      await passStep({ codes, tickets }, member, { uuid, ticket: body.ticket, smsCode: body.smsCode, captcha });
      const token = await openSession(context.db, member.id, uuid);
      const flags = { ...member.flags, devices: devicesWith(member.flags.devices ?? [], uuid) };
      const anew = isOutdated(member.passwordHash) ? { passwordHash: await hashSecret(body.password) } : {};
      await context.db
        .update(members)
        .set({ ...anew, flags, lastLoginAt: Math.trunc(context.clock.now()) })
        .where(eq(members.id, member.id));
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
      const weak = await weaknessOf(body.password, body.userName);
      if (weak) throw new Refusal(CODE.validation, WEAKNESS_WORDS[weak], { field: 'password' });
      // A tester's switch: `POST /sandbox/site {"registerNeedsPhone": true}`.
      const needsPhone = context.settings.get('site')?.registerNeedsPhone === true;
      if (needsPhone && !body.phone) throw new Refusal(CODE.validation, MEMBER_WORDS.phoneNeeded, { field: 'phone' });
      const phone = body.phone ? registerPhone(body.phone, site.disablePhones) : '';
      if (needsPhone && !body.smsCode) throw new Refusal(CODE.validation, MEMBER_WORDS.codeNeeded, { field: 'smsCode' });
      await checkCaptcha(body, uuid, null);
      await limits.takeCall('register', ip);
      const { userName, password, inviteCode } = body;
      // Before the code, which one look uses up.
      if (await memberByName(context.db, userName)) throw new Refusal(CODE.nameError, MEMBER_WORDS.nameTaken, { field: 'userName' });
      if (body.smsCode) await checkCode(codes, 'register', phone, body.smsCode);
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

  route(app, context, sessionRenewCall, async ({ session }) => ({ token: await renewToken(context.db, session!) }));

  route(app, context, memberInfoCall, async ({ body, session }) => {
    const member = await memberById(context.db, session!.memberId);
    if (!member) throw new Refusal(CODE.auth);
    const wallets = await context.ledger.balancesOf(context.db, member.id);
    const locked = Object.values(wallets).reduce((sum, wallet) => sum + wallet.locked, 0n);
    return {
      id: member.id,
      userName: member.userName,
      nickName: member.nickName,
      realName: maskRealName(member.realName),
      avatar: '',
      phone: member.phone,
      email: member.email,
      birthday: null,
      vipLevel: member.vipLevel,
      currency: 'CNY',
      balance: minorToText(wallets[CENTRAL_WALLET].available),
      ...(body.withLockMoney === 1 ? { lockMoney: minorToText(locked) } : {}),
      registerTime: new Date(member.registeredAt).toISOString(),
      lastLoginTime: member.lastLoginAt === null ? null : new Date(member.lastLoginAt).toISOString(),
      hasWithdrawPassword: member.pinHash !== null,
      realNameStatus: REAL_NAME_STATES.indexOf(member.realNameState),
      flags: {
        canWithdraw: member.flags.canWithdraw ?? true,
        canChat: member.flags.canChat ?? true,
        autoTransfer: member.autoTransfer,
        ...(session!.renewable ? { renewToken: true } : {}),
      },
    };
  });

  route(app, context, memberJwtCall, async ({ session }) => {
    const key = new TextEncoder().encode(context.settings.get('secret') ?? '');
    // The chat ends with the session that asked for it.
    return new SignJWT({ sid: session!.tokenHash })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(session!.memberId)
      .setAudience('chat')
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${JWT_LIFE_S}s`)
      .sign(key);
  });
}
