import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { passwordResetCall, passwordResetStartCall } from '@pavilion/contract/calls/account.calls';
import { CODE } from '@pavilion/contract/codes';
import { members } from '../account/member.tables';
import { createShortLived } from '../../../kernel/db/short-lived.store';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../call/route';
import type { EntryParts } from '../verification/entry-parts';
import { MEMBER_COPY, WEAKNESS_COPY } from '../account/member.copy';
import { evenly } from './evenly';
import { findMemberByName } from '../account/member';
import { hashSecret } from '../account/password';
import { findWeakness } from '../account/password-weakness';
import { checkCode, sendCode } from '../verification/second-step';
import { endSessions } from '../session/session';
import { createResetTickets } from '../verification/ticket';

/** Attempts are counted apart from those of logins. */
const countedAs = (userName: string) => `reset ${userName}`;

/** Recovery of a login password. An account that does not exist, or has no phone, is treated like any other until the end. */
export function registerResetCalls(app: FastifyInstance, context: Context, { limits, codes, texts, checkCaptcha }: EntryParts): void {
  const { db, real } = context;
  const tickets = createResetTickets(createShortLived(db, 'reset-ticket'), real.now);

  async function start(userName: string, uuid: string): Promise<{ ticket: string; retryAfter: number }> {
    const phone = (await findMemberByName(db, userName))?.phone ?? '';
    const { retryAfter } = await sendCode(context, codes, 'reset', phone, userName);
    return { ticket: await tickets.give({ userName, uuid, phone }), retryAfter };
  }

  route(
    app,
    context,
    passwordResetStartCall,
    async ({ body, uuid, ip }) => {
      const userName = body.userName.trim().toLowerCase();
      const solved = await checkCaptcha(body, uuid, await limits.captchaFor(countedAs(userName), ip));
      await limits.takeTry(countedAs(userName), ip);
      await limits.fail(countedAs(userName), ip);
      await texts.take({ ip, uuid, recipient: countedAs(userName), captcha: solved ? 'solved' : 'missing' });
      return evenly(start(userName, uuid));
    },
    { needsUuid: true },
  );

  route(
    app,
    context,
    passwordResetCall,
    async ({ body, uuid, ip }) => {
      const ticket = await tickets.read(body.ticket, uuid);
      if (!ticket) throw new Rejection(CODE.common, MEMBER_COPY.resetOver);
      const { userName, phone } = ticket;
      const weak = await findWeakness(body.password, userName);
      if (weak) throw new Rejection(CODE.validation, WEAKNESS_COPY[weak], { field: 'password' });
      await limits.takeTry(`${countedAs(userName)} code`, ip);
      await checkCode(codes, 'reset', userName, body.smsCode);
      const member = await findMemberByName(db, userName);
      // The code was guessed for an unknown account, or the account has another phone by now.
      if (!member || phone === '' || member.phone !== phone) throw new Rejection(CODE.verification, undefined, { field: 'smsCode' });
      await db
        .update(members)
        .set({ passwordHash: await hashSecret(body.password) })
        .where(eq(members.id, member.id));
      const sessions = await endSessions(db, { memberId: member.id }, CODE.passwordChanged);
      void context.sessionsEnded();
      await tickets.drop(body.ticket);
      await limits.pass(userName, ip);
      return { sessions };
    },
    { needsUuid: true },
  );
}
