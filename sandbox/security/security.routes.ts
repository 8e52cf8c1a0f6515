import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pinSetCall, realNameCall, realNameSetCall } from '../../lib/contract/calls/security.calls';
import { CODE } from '../../lib/contract/codes';
import { pinFault } from '../../lib/contract/pin';
import { isRealName, normalizeRealName } from '../../lib/contract/real-name';
import { members } from '../db/schema';
import { refuseExcluded } from '../limit/exclusion';
import { memberById } from '../member/member';
import { hashSecret } from '../member/password';
import type { Context } from '../server/context';
import { Refusal } from '../server/refusal';
import { route } from '../server/route';
import { realNameView, submitRealName } from './real-name';
import type { SecretTries } from './secret-tries';
import { PIN_WORDS, REAL_NAME_WORDS } from './security.copy';

/** Withdrawal PIN and real name of a member. */
export function registerSecurityCalls(app: FastifyInstance, context: Context, tries: SecretTries): void {
  const { db } = context;

  route(app, context, pinSetCall, async ({ body, session }) => {
    const member = (await memberById(db, session!.memberId))!;
    const fault = pinFault(body.pin, { birthday: member.birthday, phone: member.phone });
    if (fault) throw new Refusal(CODE.validation, PIN_WORDS.faults[fault], { field: 'pin' });
    if (member.pinHash !== null) {
      if (body.oldPin === undefined) throw new Refusal(CODE.validation, PIN_WORDS.oldNeeded, { field: 'oldPin' });
      await tries.check(member.id, 'oldPin', body.oldPin, member.pinHash);
      if (body.oldPin === body.pin) throw new Refusal(CODE.validation, PIN_WORDS.same, { field: 'pin' });
    }
    await tries.check(member.id, 'password', body.password, member.passwordHash);
    await db
      .update(members)
      .set({ pinHash: await hashSecret(body.pin) })
      .where(eq(members.id, member.id));
    return { hasPin: true };
  });

  route(app, context, realNameCall, async ({ session }) => realNameView((await memberById(db, session!.memberId))!));

  route(app, context, realNameSetCall, async ({ body, session }) => {
    const name = normalizeRealName(body.realName);
    if (!isRealName(name)) throw new Refusal(CODE.validation, REAL_NAME_WORDS.form, { field: 'realName' });
    await refuseExcluded(db, context, { realName: name }, session!.memberId);
    const { member, taken } = await submitRealName(context, session!.memberId, name);
    // A repeat of what is in review is answered as it stands.
    if (!taken && member.realName !== name) throw new Refusal(CODE.common, REAL_NAME_WORDS.fixed);
    return realNameView(member);
  });
}
