import { CODE } from '@pavilion/contract/codes';
import type { Db } from '../../../kernel/db/database';
import { outbox } from '../phone/outbox.tables';
import type { Member } from '../account/member.tables';
import { isKnownDevice } from '../device/device.store';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { SMS_COPY } from '../account/member.copy';
import { maskPhone } from '../phone/phone.rules';
import type { CheckVerdict, SmsCodes } from './sms';
import type { Ticket, Tickets } from './ticket';

/** Reason for which a login with the right password is not complete yet. */
export type Step = { scene: Ticket['scene']; code: number; how: 'sms' | 'captcha' };

/** The second step of a login from a device that is known or not; null when there is none. It is a captcha for a member without a phone. */
export function stepOf(member: Pick<Member, 'flags' | 'phone'>, isKnown: boolean): Step | null {
  const { deviceAuth, risk } = member.flags;
  const how = member.phone ? 'sms' : 'captcha';
  if (deviceAuth && !isKnown) {
    return { scene: 'device', code: member.phone ? CODE.deviceAuthNeeded : CODE.deviceUnusual, how };
  }
  return risk === undefined ? null : { scene: 'login', code: risk, how };
}

/** Purpose of a code. The last four are sent with a key of their owner beside the target. */
export type CodeScene = Ticket['scene'] | 'register' | 'phoneLogin' | 'reset' | 'oldPhone' | 'phone' | 'email';

const keyOf = (scene: string, owner: string) => `${scene} ${owner}`;

/**
 * Sends a code and writes the text message of a real platform into the outbox. `owner`: the name under which codes are counted and
 * checked, by default the recipient.
 */
export async function sendCode(
  context: Pick<Context, 'db' | 'clock'>,
  codes: SmsCodes,
  scene: CodeScene,
  recipient: string,
  owner = recipient,
): Promise<{ retryAfter: number }> {
  const sent = await codes.send(keyOf(scene, owner));
  if (!sent.ok) {
    const { retryAfter } = sent;
    if (scene === 'device' && sent.why === 'locked') throw new Rejection(CODE.deviceAuthLocked, undefined, { retryAfter });
    if (scene === 'device' && sent.why === 'many') throw new Rejection(CODE.deviceAuthTooMany, undefined, { retryAfter });
    throw new Rejection(CODE.limit, SMS_COPY[sent.why], { retryAfter });
  }
  const at = Math.trunc(context.clock.now());
  const kind = scene === 'email' ? 'email' : `sms-${scene}`;
  // No text is sent without a recipient: an account that requested a code may not exist.
  if (recipient !== '') await context.db.insert(outbox).values({ recipient, kind, body: SMS_COPY.text(sent.code), at });
  return { retryAfter: sent.retryAfter };
}

/** Checks a code and uses a right one up, unless it is to `stay`. @throws Rejection 6036–6038 for a device; 10409 or 6501 elsewhere. */
export async function checkCode(
  codes: SmsCodes,
  scene: CodeScene,
  owner: string,
  code: string,
  { stay = false, field = 'smsCode' }: { stay?: boolean; field?: string } = {},
): Promise<void> {
  rejectCode(await codes.check(keyOf(scene, owner), code, stay), scene, field);
}

function rejectCode(verdict: CheckVerdict, scene: CodeScene, field: string): void {
  if (verdict.ok) return;
  const device = scene === 'device';
  switch (verdict.why) {
    case 'wrong':
      throw new Rejection(device ? CODE.deviceAuthWrong : CODE.verification, undefined, { field, left: verdict.left });
    case 'expired':
      throw new Rejection(device ? CODE.deviceAuthExpired : CODE.verification, device ? undefined : SMS_COPY.expired, { field });
    case 'locked':
      throw new Rejection(device ? CODE.deviceAuthLocked : CODE.limit, device ? undefined : SMS_COPY.locked, {
        ...(device ? {} : { field }),
        retryAfter: verdict.retryAfter,
      });
  }
}

/**
 * Lets a login through its second step, or rejects it with the requirement of the step. `captcha` = one was solved with this call.
 * @throws Rejection
 */
export async function passStep(
  parts: { db: Db; codes: SmsCodes; tickets: Tickets },
  member: Member,
  given: { uuid: string; ticket?: string | undefined; smsCode?: string | undefined; captcha: boolean },
): Promise<void> {
  const step = stepOf(member, await isKnownDevice(parts.db, member.id, given.uuid));
  if (!step) return;
  if (step.how === 'captcha') {
    if (given.captcha) return;
    throw new Rejection(step.code, undefined, { step: 'captcha' });
  }
  const found = await parts.tickets.read(given.ticket, given.uuid);
  const own = found?.memberId === member.id && found.scene === step.scene ? found : null;
  if (!own || !given.smsCode) {
    const ticket = own
      ? given.ticket
      : await parts.tickets.give({ memberId: member.id, uuid: given.uuid, scene: step.scene, phone: member.phone });
    throw new Rejection(step.code, undefined, { step: 'sms', scene: step.scene, ticket, phone: maskPhone(member.phone) });
  }
  await checkCode(parts.codes, step.scene, own.phone, given.smsCode);
  await parts.tickets.drop(given.ticket!);
}
