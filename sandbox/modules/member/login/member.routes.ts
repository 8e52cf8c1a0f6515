import { SignJWT } from 'jose';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  captchaCall,
  loginByPhoneCall,
  loginCall,
  logoutCall,
  memberInfoCall,
  memberJwtCall,
  registerCall,
  sessionRenewCall,
  sliderCall,
  smsSendCall,
} from '@pavilion/contract/calls/member.calls';
import { REAL_NAME_STATES } from '@pavilion/contract/calls/withdraw.calls';
import type { CallRequest } from '@pavilion/contract/call';
import { CODE } from '@pavilion/contract/codes';
import { maskEmail } from '@pavilion/contract/profile';
import { minorToText } from '@pavilion/number/money';
import { members, type Member } from '../account/member.tables';
import { createShortLived } from '../../../kernel/db/short-lived.store';
import type { Context } from '../../context';
import { callerHashOf } from '../../../kernel/http/day-limit';
import { Rejection } from '../../../kernel/http/rejection';
import { route, type CallInput } from '../call/route';
import { preInfoOf } from '../../site/config/site-config';
import { rejectExcluded } from '../limit/exclusion';
import { maskRealName } from '../security/real-name';
import { vipOf } from '../vip/vip.store';
import { sessionWithInfo, type MemberInfo } from './member-info.store';
import { deviceNameOf } from '../device/device.rules';
import { rememberDevice } from '../device/device.store';
import type { EntryParts } from '../verification/entry-parts';
import { MEMBER_COPY, WEAKNESS_COPY } from '../account/member.copy';
import { isInviteCode } from '../../rewards/invite/invite.store';
import { evenly } from './evenly';
import { findMemberById, findMemberByName } from '../account/member';
import { createMember } from './create-member';
import { findWeakness } from '../account/password-weakness';
import { hashSecret, isOutdated, verifySecret } from '../account/password';
import { nickNameNextTime } from '../account/nick-name.rules';
import { acceptedPhone, maskPhone, maskStoredPhone } from '../phone/phone.rules';
import { findMemberByPhone } from '../phone/phone.store';
import { checkCode, passStep, sendCode, type CodeScene } from '../verification/second-step';
import { closeSession, isForeignDevice, openSession, renewToken } from '../session/session';
import { createTickets } from '../verification/ticket';

/** Starting balance of a new member, minor units (contract §2.18). */
export const WELCOME = 100_000n;
/** Seconds; the chat's first frame follows at once (security: one-time jwt). */
const JWT_LIFE_S = 60;

/** Phone, address and birthday open accounts elsewhere: a foreign device, with a token alone, only learns that they exist. */
function contactsFor({ phone, email, birthday }: Pick<Member, 'phone' | 'email' | 'birthday'>, isForeign: boolean) {
  return isForeign ? { phone: maskStoredPhone(phone), email: maskEmail(email), birthday: null } : { phone, email, birthday };
}

/** Accounts and sessions: register, log in, log out, captcha, member info, chat token. */
export function registerMemberCalls(
  app: FastifyInstance,
  context: Context,
  { limits, captchas, codes, texts, checkCaptcha }: EntryParts,
): void {
  const tickets = createTickets(createShortLived(context.db, 'ticket'), context.real.now);
  /** Sends a code to a phone, whose masked form the response shows. */
  const sendTo = async (scene: CodeScene, phone: string) => ({
    ...(await sendCode(context, codes, scene, phone)),
    phone: maskPhone(phone),
  });

  /** Opens the session of a member who has passed all steps. `password`: the right one, if it was typed. */
  async function enter(
    member: Member,
    { uuid, request, password }: { uuid: string; request: FastifyRequest; password?: string },
  ): Promise<{ token: string; userName: string }> {
    const token = await openSession(context.db, member.id, uuid, deviceNameOf(request.headers['user-agent']));
    await rememberDevice(context.db, member.id, uuid);
    const isMember = eq(members.id, member.id);
    await context.db
      .update(members)
      .set({ lastLoginAt: Math.trunc(context.clock.now()) })
      .where(isMember);
    if (password !== undefined && isOutdated(member.passwordHash)) {
      const passwordHash = await hashSecret(password);
      // A password that was changed meanwhile is not replaced.
      await context.db
        .update(members)
        .set({ passwordHash })
        .where(and(isMember, eq(members.passwordHash, member.passwordHash)));
    }
    return { token, userName: member.userName };
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
      const captcha = (await checkCaptcha(body, uuid, null)) ? 'solved' : 'missing';
      if (body.scene === 'register') {
        const phone = acceptedPhone(body.phone, preInfoOf(context, ip).disablePhones);
        await texts.take({ ip, uuid, recipient: phone, captcha });
        return sendTo('register', phone);
      }
      if (body.scene === 'phoneLogin') {
        const phone = acceptedPhone(body.phone, []);
        await texts.take({ ip, uuid, recipient: phone, captcha });
        const known = (await findMemberByPhone(context.db, phone)) !== null;
        const sent = await evenly(sendCode(context, codes, 'phoneLogin', known ? phone : '', phone));
        return { ...sent, phone: maskPhone(phone) };
      }
      const ticket = await tickets.read(body.ticket, uuid);
      if (ticket?.scene !== body.scene) throw new Rejection(CODE.common, MEMBER_COPY.stepOver);
      // The number is the account's own, and its login has been through its captcha.
      await texts.take({ ip, uuid, recipient: ticket.phone, captcha: 'solved' });
      return sendTo(ticket.scene, ticket.phone);
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
    async ({ body, uuid, ip, request }) => {
      if (preInfoOf(context, ip).stopLogin) throw new Rejection(CODE.common, MEMBER_COPY.loginStopped);
      const userName = body.userName.trim().toLowerCase();
      const member = await findMemberByName(context.db, userName);
      // The second step of a login that has been through its captcha already.
      const going = member !== null && (await tickets.read(body.ticket, uuid))?.memberId === member.id;
      const captcha = await checkCaptcha(body, uuid, going ? null : (member?.flags.captcha ?? (await limits.captchaFor(userName, ip))));
      await limits.takeTry(userName, ip);
      const right = await verifySecret(body.password, member?.passwordHash ?? null);
      if (!member || !right) {
        const left = await limits.fail(userName, ip);
        throw new Rejection(CODE.nameError, undefined, { left });
      }
      await limits.pass(userName, ip);
      await passStep({ db: context.db, codes, tickets }, member, { uuid, ticket: body.ticket, smsCode: body.smsCode, captcha });
      return enter(member, { uuid, request, password: body.password });
    },
    { needsUuid: true },
  );

  route(
    app,
    context,
    loginByPhoneCall,
    async ({ body, uuid, ip, request }) => {
      if (preInfoOf(context, ip).stopLogin) throw new Rejection(CODE.common, MEMBER_COPY.loginStopped);
      const phone = acceptedPhone(body.phone, []);
      const counted = `phone ${phone}`;
      const ticket = await tickets.read(body.ticket, uuid);
      // The second step of a login whose phone was proven.
      const going = ticket?.phone === phone ? await findMemberById(context.db, ticket.memberId) : null;
      const captcha = await checkCaptcha(body, uuid, going ? null : await limits.captchaFor(counted, ip));
      await limits.takeTry(counted, ip);
      if (!going) {
        await checkCode(codes, 'phoneLogin', phone, body.smsCode).catch(async (error: unknown) => {
          await limits.fail(counted, ip);
          throw error;
        });
      }
      const member = going ?? (await findMemberByPhone(context.db, phone));
      if (member?.phone !== phone) throw new Rejection(CODE.verification, undefined, { field: 'smsCode' });
      await rejectExcluded(context.db, context, { phone }, member.id);
      await limits.pass(counted, ip);
      await passStep({ db: context.db, codes, tickets }, member, {
        uuid,
        ticket: body.ticket,
        smsCode: going ? body.smsCode : undefined,
        captcha,
      });
      return enter(member, { uuid, request });
    },
    { needsUuid: true },
  );

  route(
    app,
    context,
    registerCall,
    async ({ body, uuid, ip, request }) => {
      const site = preInfoOf(context, ip);
      if (site.stopRegister) throw new Rejection(CODE.common, MEMBER_COPY.registerStopped);
      const weak = await findWeakness(body.password, body.userName);
      if (weak) throw new Rejection(CODE.validation, WEAKNESS_COPY[weak], { field: 'password' });
      // A tester's switch: `POST /sandbox/site {"registerNeedsPhone": true}`.
      const needsPhone = context.settings.get('site')?.registerNeedsPhone === true;
      if ((needsPhone || body.smsCode) && !body.phone) throw new Rejection(CODE.validation, MEMBER_COPY.phoneNeeded, { field: 'phone' });
      const phone = body.phone ? acceptedPhone(body.phone, site.disablePhones) : '';
      // A phone is proven or absent: it opens the account (`loginByPhone`).
      if (phone !== '' && !body.smsCode) throw new Rejection(CODE.validation, MEMBER_COPY.codeNeeded, { field: 'smsCode' });
      await checkCaptcha(body, uuid, null);
      await limits.takeCall('register', ip);
      const { userName, password, inviteCode, inviteVia } = body;
      // Checked before the code, which one check uses up.
      if (await findMemberByName(context.db, userName)) throw new Rejection(CODE.nameError, MEMBER_COPY.nameTaken, { field: 'userName' });
      // The codes of promotion links are nobody's; with any other unknown code, member and inviter would miss their rewards in silence.
      if (inviteCode && inviteVia !== 'i_code' && !(await isInviteCode(context.db, inviteCode)))
        throw new Rejection(CODE.validation, MEMBER_COPY.inviteUnknown, { field: 'inviteCode' });
      if (phone !== '') await checkCode(codes, 'register', phone, body.smsCode!);
      await rejectExcluded(context.db, context, { uuid, phone });
      const member = await createMember(context, {
        userName,
        password,
        balance: WELCOME,
        phone,
        inviteCode,
        inviteVia,
        device: uuid,
        addressHash: callerHashOf(context.settings, ip),
        isWelcomed: true,
      });
      if (!member) throw new Rejection(CODE.nameError, MEMBER_COPY.nameTaken, { field: 'userName' });
      return { token: await openSession(context.db, member.id, uuid, deviceNameOf(request.headers['user-agent'])), userName };
    },
    { needsUuid: true },
  );

  route(app, context, logoutCall, async ({ session }) => {
    await closeSession(context.db, session!.tokenHash);
    void context.sessionsEnded();
    return true;
  });

  route(app, context, sessionRenewCall, async ({ session }) => ({ token: await renewToken(context.db, session!) }));

  const memberInfo = ({ body, session, row, uuid }: CallInput<CallRequest<typeof memberInfoCall>, MemberInfo>) => {
    const { member, stakes, realityMinutes, available, locked } = row!;
    return {
      id: member.id,
      userName: member.userName,
      nickName: member.nickName,
      nickNameNextTime: nickNameNextTime(member, context.clock.now()),
      realName: maskRealName(member.realName),
      avatar: '',
      ...contactsFor(member, isForeignDevice(session!, uuid)),
      vipLevel: vipOf(member, stakes ?? undefined, Math.trunc(context.clock.now())).level,
      currency: 'CNY',
      balance: minorToText(available),
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
        ...(realityMinutes ? { realityMinutes } : {}),
      },
    };
  };
  route(app, context, memberInfoCall, memberInfo, { read: sessionWithInfo });

  route(app, context, memberJwtCall, async ({ session }) => {
    const key = new TextEncoder().encode(context.settings.get('secret') ?? '');
    // The chat ends with the session that requested it.
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
