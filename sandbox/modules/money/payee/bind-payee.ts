import { eq } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database';
import { members } from '../../member/account/member.tables';
import { MAIL_TEXTS } from '../../member/mail/mail.copy';
import { sendMail } from '../../member/mail/mail.store';
import { SMS_COPY } from '../../member/account/member.copy';
import { textMember } from '../../member/phone/phone.store';
import { DAY } from '../../../kernel/clock/calendar';
import { payees, type Payee, type PayeeState } from '../payee-registry/payee.tables';
import { insertPayee } from '../payee-registry/payee.store';
import { payeeView } from '../payee-registry/payee.view';

/** World ms for which withdrawals to a new number wait. */
const NEW_MS = DAY;

/** A payee as the member submits it, before the platform has judged it. */
export type NewPayee = Omit<typeof payees.$inferInsert, 'id' | 'state' | 'readyAt' | 'deletedAt'>;

/**
 * Binds a number under `lockPayees`, and notifies the member by mail and by text message: withdrawals to it wait for a day, and a
 * number that the platform blocked for this member stays blocked. `state`: that of the payee that it replaces. Undefined if the
 * member has the number, or the key, already.
 */
export async function bindPayee(tx: Tx, row: NewPayee, state: PayeeState = 'active'): Promise<Payee | undefined> {
  const earlier = await tx.select().from(payees).where(eq(payees.memberId, row.memberId));
  const isBlocked = earlier.some((one) => one.state === 'disabled' && one.kind === row.kind && one.numberHash === row.numberHash);
  const isWaiting = earlier.length > 0 || !(await isNewMember(tx, row));
  const readyAt = isWaiting ? row.createdAt + NEW_MS : null;
  const made = await insertPayee(tx, { ...row, state: isBlocked ? 'disabled' : state, readyAt });
  if (!made) return undefined;
  const { name, masked } = payeeView(made);
  await sendMail(tx, row.memberId, `payee ${made.id}`, MAIL_TEXTS.payeeBound(name, masked), row.createdAt);
  await textMember(tx, row.memberId, SMS_COPY.payeeBound(name, masked), row.createdAt);
  return made;
}

/** True on the member's first day: the first number of a new account can rob no earlier owner. */
async function isNewMember(tx: Tx, { memberId, createdAt }: NewPayee): Promise<boolean> {
  const [member] = await tx.select({ at: members.registeredAt }).from(members).where(eq(members.id, memberId));
  return member !== undefined && createdAt < member.at + DAY;
}
