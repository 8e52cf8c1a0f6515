import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  birthdaySetCall,
  contactCodeCall,
  emailSetCall,
  nickNameSetCall,
  passwordSetCall,
  phoneSetCall,
} from '@pavilion/contract/calls/account.calls';
import type { CallRequest } from '@pavilion/contract/call';
import { CODE } from '@pavilion/contract/codes';
import { birthdayFault, isEmail, nickNameFault, normalizeNickName } from '@pavilion/contract/profile';
import { inTransaction } from '../../../kernel/db/database';
import { members, type Member } from '../account/member.tables';
import { outbox } from '../phone/outbox.tables';
import { rejectExcluded } from '../limit/exclusion';
import { preInfoOf } from '../../site/config/site-config';
import { MAIL_TEXTS } from '../mail/mail.copy';
import { sendMail } from '../mail/mail.store';
import type { Context } from '../../context';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import { route, type CallInput } from '../call/route';
import { ACCOUNT_COPY, NICK_NAME_COPY, BIRTHDAY_COPY, MEMBER_COPY, SMS_COPY, WEAKNESS_COPY } from '../account/member.copy';
import { findMemberById } from '../account/member';
import { NICK_NAME_MS, nickNameNextTime } from '../account/nick-name.rules';
import { hashSecret } from '../account/password';
import { findWeakness } from '../account/password-weakness';
import { acceptedPhone, maskPhone } from '../phone/phone.rules';
import { bindPhone, phoneTaken } from '../phone/phone.store';
import { checkCode, sendCode } from '../verification/second-step';
import { endSessions } from '../session/session';
import type { EntryParts } from '../verification/entry-parts';
import { siteDateOf } from '../../../kernel/clock/calendar';

/** Codes that one member may request in a minute, to any recipient. */
const CODES_A_MINUTE = 4;

const invalid = (field: string, message: string, more: object = {}) => new Rejection(CODE.validation, message, { field, ...more });

/** Codes are a member's own: a code that another member requested for a phone is of no use here. */
const ownerOf = (member: Member, recipient: string) => `${member.id} ${recipient}`;

/** Members' changes to their own account: nickname, birthday, phone, e-mail address, login password. */
export function registerAccountCalls(app: FastifyInstance, context: Context, { codes, texts }: Pick<EntryParts, 'codes' | 'texts'>): void {
  const { db, clock } = context;
  const limit = createLimit(CODES_A_MINUTE);
  context.onReset(() => limit.clear());
  const getMember = async (session: { memberId: string } | null): Promise<Member> => (await findMemberById(db, session!.memberId))!;

  route(app, context, nickNameSetCall, async ({ body, session }) => {
    const member = await getMember(session);
    const nickName = normalizeNickName(body.nickName);
    const fault = nickNameFault(nickName);
    if (fault) throw invalid('nickName', NICK_NAME_COPY[fault]);
    if (nickName === member.nickName) return { nickName, nextTime: nickNameNextTime(member, clock.now()) };
    const now = Math.trunc(clock.now());
    const isDue = or(isNull(members.nickNameAt), lte(members.nickNameAt, now - NICK_NAME_MS));
    const [changed] = await db
      .update(members)
      .set({ nickName, nickNameAt: now })
      .where(and(eq(members.id, member.id), isDue))
      .returning();
    if (!changed) throw invalid('nickName', NICK_NAME_COPY.soon, { nextTime: nickNameNextTime(await getMember(session), now) });
    return { nickName, nextTime: nickNameNextTime(changed, now) };
  });

  route(app, context, birthdaySetCall, async ({ body, session }) => {
    const { birthday } = body;
    const fault = birthdayFault(birthday, siteDateOf(clock.now()));
    if (fault) throw invalid('birthday', BIRTHDAY_COPY[fault]);
    const unset = and(eq(members.id, session!.memberId), isNull(members.birthday));
    const changed = await db.update(members).set({ birthday }).where(unset).returning({ id: members.id });
    // A repeat with the present values returns the member unchanged.
    if (changed.length === 0 && (await getMember(session)).birthday !== birthday) throw new Rejection(CODE.common, BIRTHDAY_COPY.fixed);
    return { birthday };
  });

  /** Recipient of a code. @throws Rejection 10003 with the field. */
  function recipientOf(body: { to: 'oldPhone' | 'phone' | 'email'; phone?: string; email?: string }, member: Member, ip: string): string {
    switch (body.to) {
      case 'oldPhone':
        if (member.phone === '') throw invalid('phone', ACCOUNT_COPY.noPhone);
        return member.phone;
      case 'phone': {
        const phone = acceptedPhone(body.phone, preInfoOf(context, ip).disablePhones);
        if (phone === member.phone) throw invalid('phone', ACCOUNT_COPY.samePhone);
        return phone;
      }
      case 'email':
        if (!isEmail(body.email ?? '')) throw invalid('email', ACCOUNT_COPY.emailForm);
        return body.email!.toLowerCase();
    }
  }

  route(app, context, contactCodeCall, async ({ body, session, uuid, ip }) => {
    const member = await getMember(session);
    const recipient = recipientOf(body, member, ip);
    await limit.take(member.id);
    await texts.take({ ip, uuid, recipient, captcha: 'never' });
    return sendCode(context, codes, body.to, recipient, ownerOf(member, recipient));
  });

  /** The phone that is to replace the present one, whose code is checked and not used up. */
  async function rejectPhone({ body, session, ip }: Parameters<typeof bind>[0]): Promise<undefined> {
    const member = await getMember(session);
    const phone = acceptedPhone(body.phone, preInfoOf(context, ip).disablePhones);
    if (phone === member.phone) throw invalid('phone', ACCOUNT_COPY.samePhone);
    if (member.phone === '') return;
    if (!body.oldCode) throw invalid('oldCode', MEMBER_COPY.codeNeeded);
    // Used up only with the other code, so that a slip in one does not cost both.
    await checkCode(codes, 'oldPhone', ownerOf(member, member.phone), body.oldCode, { stay: true, field: 'oldCode' });
  }

  async function bind({ body, checked, ip }: CallInput<CallRequest<typeof phoneSetCall>>): Promise<{ phone: string }> {
    const member = checked!;
    const phone = acceptedPhone(body.phone, preInfoOf(context, ip).disablePhones);
    await checkCode(codes, 'phone', ownerOf(member, phone), body.smsCode);
    if (member.phone !== '') await checkCode(codes, 'oldPhone', ownerOf(member, member.phone), body.oldCode ?? '', { field: 'oldCode' });
    // Only the holder of the phone learns that it is taken.
    await rejectExcluded(db, context, { phone }, member.id);
    const at = Math.trunc(clock.now());
    await inTransaction(db, async (tx) => {
      const bound = await bindPhone(tx, member.id, { phone, before: member.phone });
      // Only the holder of the phone learns that it is taken.
      if (bound === 'taken') throw phoneTaken();
      if (bound === 'moved') throw new Rejection(CODE.common);
      if (member.phone === '') return;
      const text = SMS_COPY.phoneChanged(maskPhone(phone));
      await tx.insert(outbox).values({ recipient: member.phone, kind: 'sms-notice', body: text, at });
      await sendMail(tx, member.id, `phone ${randomUUID()}`, MAIL_TEXTS.phoneChanged(maskPhone(phone)), at);
    });
    return { phone: maskPhone(phone) };
  }

  route(app, context, phoneSetCall, bind, { before: rejectPhone });

  route(
    app,
    context,
    emailSetCall,
    async ({ body, checked }) => {
      const member = checked!;
      const email = body.email.toLowerCase();
      await checkCode(codes, 'email', ownerOf(member, email), body.smsCode);
      await db.update(members).set({ email }).where(eq(members.id, member.id));
      return { email };
    },
    {
      before: async ({ body }) => {
        if (!isEmail(body.email.toLowerCase())) throw invalid('email', ACCOUNT_COPY.emailForm);
        return undefined;
      },
    },
  );

  route(
    app,
    context,
    passwordSetCall,
    async ({ body, session, checked }) => {
      const member = checked!;
      if (body.newPassword === body.password) throw invalid('newPassword', ACCOUNT_COPY.samePassword);
      const passwordHash = await hashSecret(body.newPassword);
      const asRead = and(eq(members.id, member.id), eq(members.passwordHash, member.passwordHash));
      const now = Math.trunc(clock.now());
      await inTransaction(db, async (tx) => {
        const changed = await tx.update(members).set({ passwordHash }).where(asRead).returning({ id: members.id });
        if (changed.length === 0) throw new Rejection(CODE.common);
        await sendMail(tx, member.id, `password ${randomUUID()}`, MAIL_TEXTS.passwordChanged(), now);
      });
      const sessions = await endSessions(db, { memberId: member.id, except: session!.tokenHash }, CODE.passwordChanged);
      void context.sessionsEnded();
      return { sessions };
    },
    {
      before: async ({ body, session }) => {
        const weak = await findWeakness(body.newPassword, (await getMember(session)).userName);
        if (weak) throw invalid('newPassword', WEAKNESS_COPY[weak]);
        return undefined;
      },
    },
  );
}
