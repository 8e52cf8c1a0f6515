import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pinSetCall, realNameCall, realNameSetCall } from '@pavilion/contract/calls/security.calls';
import { CODE } from '@pavilion/contract/codes';
import { pinFault } from '@pavilion/contract/pin';
import { isRealName, normalizeRealName } from '@pavilion/contract/real-name';
import { inTransaction } from '../../../kernel/db/database';
import { members } from '../account/member.tables';
import { rejectExcluded } from '../limit/exclusion';
import { findMemberById } from '../account/member';
import { SMS_COPY } from '../account/member.copy';
import { hashSecret } from '../account/password';
import { textMember } from '../phone/phone.store';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../call/route';
import { realNameView, submitRealName } from './real-name';
import { REAL_NAME_COPY } from './security.copy';
import { PIN_COPY } from '../step-up/step-up.copy';

/** Withdrawal PIN and real name of a member. */
export function registerSecurityCalls(app: FastifyInstance, context: Context): void {
  const { db } = context;

  /** @throws Rejection 10003 on `pin`. */
  async function rejectPin(memberId: string, pin: string): Promise<undefined> {
    const { birthday, phone } = (await findMemberById(db, memberId))!;
    const fault = pinFault(pin, { birthday, phone });
    if (fault) throw new Rejection(CODE.validation, PIN_COPY.faults[fault], { field: 'pin' });
  }

  route(
    app,
    context,
    pinSetCall,
    async ({ body, checked }) => {
      const { id, pinHash: before } = checked!;
      if (before !== null && body.oldPin === body.pin) throw new Rejection(CODE.validation, PIN_COPY.same, { field: 'pin' });
      const pinHash = await hashSecret(body.pin);
      const asRead = and(eq(members.id, id), before === null ? isNull(members.pinHash) : eq(members.pinHash, before));
      await inTransaction(db, async (tx) => {
        const changed = await tx.update(members).set({ pinHash }).where(asRead).returning({ id: members.id });
        if (changed.length === 0) throw new Rejection(CODE.common);
        await textMember(tx, id, SMS_COPY.pinChanged(before !== null), Math.trunc(context.clock.now()));
      });
      return { hasPin: true };
    },
    { before: ({ body, session }) => rejectPin(session!.memberId, body.pin) },
  );

  route(app, context, realNameCall, async ({ session }) => realNameView((await findMemberById(db, session!.memberId))!));

  route(app, context, realNameSetCall, async ({ body, session }) => {
    const name = normalizeRealName(body.realName);
    if (!isRealName(name)) throw new Rejection(CODE.validation, REAL_NAME_COPY.form, { field: 'realName' });
    await rejectExcluded(db, context, { realName: name }, session!.memberId);
    const { member, taken } = await submitRealName(context, session!.memberId, name);
    // A repeat of the name in review returns the present state.
    if (!taken && member.realName !== name) throw new Rejection(CODE.common, REAL_NAME_COPY.fixed);
    return realNameView(member);
  });
}
