import type { FastifyInstance } from 'fastify';
import { BANKS } from '../../lib/contract/banks';
import { payeeAddCall, payeeDefaultCall, payeeDeleteCall, payeeListCall } from '../../lib/contract/calls/payee.calls';
import { CODE } from '../../lib/contract/codes';
import { maskPayeeNumber, normalizePayeeNumber, payeeNumberFault } from '../../lib/contract/payee-number';
import { inTransaction } from '../db/database';
import { refuseExcluded } from '../limit/exclusion';
import { MAIL_TEXTS } from '../mail/mail.copy';
import { sendMail } from '../mail/mail.store';
import type { Db, Tx } from '../db/database';
import type { Member } from '../db/schema';
import { memberById } from '../member/member';
import { PIN_WORDS, REAL_NAME_WORDS } from '../security/security.copy';
import type { SecretTries } from '../security/secret-tries';
import type { Context } from '../server/context';
import { KEY_WORDS, keyOf } from '../server/idempotency-key';
import { Refusal } from '../server/refusal';
import { route } from '../server/route';
import { rowIdOf } from '../server/row-id';
import { openWithdrawals } from '../withdraw/withdraw.store';
import { PAYEE_WORDS } from './payee.copy';
import { MAX_PER_KIND } from './payee.rules';
import type { Payee, payees } from './payee.schema';
import { deletePayee, insertPayee, lockPayees, makeDefault, numberHashOf, payeeByKey, payeeOf, payeesOf } from './payee.store';
import { payeeView } from './payee.view';

/** A member's payees. */
export function registerPayeeCalls(app: FastifyInstance, context: Context, tries: SecretTries): void {
  const { db, clock, settings } = context;

  /** @throws Refusal 10001 with `data.step` while the PIN or the name comes first; as `SecretTries.check`. */
  async function checkPin(member: Member, pin: string): Promise<void> {
    if (member.pinHash === null) throw new Refusal(CODE.common, PIN_WORDS.needed, { step: 'pin' });
    await tries.check(member.id, 'pin', pin, member.pinHash);
  }

  route(app, context, payeeListCall, async ({ session }) => ({
    list: (await payeesOf(db, session!.memberId)).map(payeeView),
    maxPerKind: MAX_PER_KIND,
  }));

  route(app, context, payeeAddCall, async ({ body, session, request }) => {
    const { memberId } = session!;
    const { kind, branch = '', alias = '' } = body;
    const number = normalizePayeeNumber(kind, body.number);
    const bank = kind === 'bank' ? (body.bank ?? '') : '';
    const row = {
      memberId,
      idempotencyKey: keyOf(request),
      kind,
      numberHash: numberHashOf(settings, kind, number),
      masked: maskPayeeNumber(kind, number),
      bank,
      branch: branch.trim(),
      alias: alias.trim(),
      state: 'active' as const,
      createdAt: Math.trunc(clock.now()),
    };
    const known = await payeeByKey(db, memberId, row.idempotencyKey);
    if (known) return payeeView(samePayee(known, row));
    const member = (await memberById(db, memberId))!;
    if (member.realNameState !== 'verified') throw new Refusal(CODE.common, REAL_NAME_WORDS.needed, { step: 'realName' });
    const fault = await payeeNumberFault(kind, number);
    if (fault) throw new Refusal(CODE.validation, PAYEE_WORDS.number[fault], { field: 'number' });
    if (kind === 'bank' && BANKS.every(({ code }) => code !== bank))
      throw new Refusal(CODE.validation, PAYEE_WORDS.bank, { field: 'bank' });
    await checkPin(member, body.pin);
    await refuseExcluded(db, context, { numberHash: row.numberHash }, memberId);
    return payeeView(await inTransaction(db, (tx) => add(tx, row)));
  });

  route(app, context, payeeDefaultCall, async ({ body, session }) => {
    const payee = await ownPayee(db, session!.memberId, body.payeeId);
    if (!payee) throw new Refusal(CODE.common, PAYEE_WORDS.unknown);
    await makeDefault(db, payee);
    return payeeView({ ...payee, isDefault: true });
  });

  route(app, context, payeeDeleteCall, async ({ body, session }) => {
    const { memberId } = session!;
    await checkPin((await memberById(db, memberId))!, body.pin);
    await inTransaction(db, async (tx) => {
      await lockPayees(tx, memberId);
      const payee = await ownPayee(tx, memberId, body.payeeId);
      // Deleted before: a repeat.
      if (!payee) return;
      const isBusy = (await openWithdrawals(tx, memberId)).some(({ payeeId }) => payeeId === payee.id);
      if (isBusy) throw new Refusal(CODE.common, PAYEE_WORDS.busy);
      await deletePayee(tx, payee, Math.trunc(clock.now()));
    });
    return { payeeId: body.payeeId };
  });
}

async function add(tx: Tx, row: typeof payees.$inferInsert): Promise<Payee> {
  await lockPayees(tx, row.memberId);
  const same = (await payeesOf(tx, row.memberId)).filter(({ kind }) => kind === row.kind);
  const isBound = same.some(({ numberHash, idempotencyKey }) => numberHash === row.numberHash && idempotencyKey !== row.idempotencyKey);
  if (isBound) throw new Refusal(CODE.validation, PAYEE_WORDS.bound, { field: 'number' });
  if (same.length >= MAX_PER_KIND) throw new Refusal(CODE.common, PAYEE_WORDS.full(MAX_PER_KIND));
  const made = await insertPayee(tx, { ...row, isDefault: same.length === 0 });
  if (made) {
    const { name, masked } = payeeView(made);
    await sendMail(tx, row.memberId, `payee ${made.id}`, MAIL_TEXTS.payeeBound(name, masked), row.createdAt);
  }
  return made ?? samePayee((await payeeByKey(tx, row.memberId, row.idempotencyKey))!, row);
}

async function ownPayee(on: Db, memberId: string, payeeId: string): Promise<Payee | undefined> {
  const id = rowIdOf(payeeId);
  return id === null ? undefined : payeeOf(on, memberId, id);
}

function samePayee(known: Payee, { kind, numberHash }: { kind: string; numberHash: string }): Payee {
  if (known.kind !== kind || known.numberHash !== numberHash) throw new Refusal(CODE.validation, KEY_WORDS.used);
  return known;
}
