import type { FastifyInstance } from 'fastify';
import { BANKS, OTHER_BANK } from '@pavilion/contract/banks';
import type { CallRequest } from '@pavilion/contract/call';
import { payeeAddCall, payeeDefaultCall, payeeDeleteCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { CODE } from '@pavilion/contract/codes';
import { maskPayeeNumber, normalizePayeeNumber, payeeNumberFault } from '@pavilion/contract/payee-number';
import { inTransaction } from '../../../kernel/db/database';
import { rejectExcluded } from '../../member/limit/exclusion';
import type { Db, Tx } from '../../../kernel/db/database';
import { findMemberById } from '../../member/account/member';
import { REAL_NAME_COPY } from '../../member/security/security.copy';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route, type CallInput } from '../../member/call/route';
import { rowIdOf } from '../../../kernel/http/row-id';
import { listOpenWithdrawals } from '../withdraw/withdraw.store';
import { PAYEE_COPY } from './payee.copy';
import { MAX_PER_KIND } from '../payee-registry/payee.rules';
import { bindPayee, type NewPayee } from './bind-payee';
import type { Payee } from '../payee-registry/payee.tables';
import {
  deletePayee,
  lockPayees,
  makeDefault,
  numberHashOf,
  claimNumber,
  findPayeeByKey,
  findPayee,
  listPayees,
} from '../payee-registry/payee.store';
import { payeeView } from '../payee-registry/payee.view';

/** A member's payees. */
export function registerPayeeCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, settings } = context;

  route(app, context, payeeListCall, async ({ session }) => ({
    list: (await listPayees(db, session!.memberId)).map(payeeView),
    maxPerKind: MAX_PER_KIND,
  }));

  /** The row of a request. */
  function rowOf({ body, session, request }: CallInput<CallRequest<typeof payeeAddCall>>) {
    const { kind, branch = '', alias = '' } = body;
    const number = normalizePayeeNumber(kind, body.number);
    const row = {
      memberId: session!.memberId,
      idempotencyKey: keyOf(request),
      kind,
      numberHash: numberHashOf(settings, kind, number),
      masked: maskPayeeNumber(kind, number),
      bank: kind === 'bank' ? (body.bank ?? '') : '',
      branch: branch.trim(),
      alias: alias.trim(),
      createdAt: Math.trunc(clock.now()),
    };
    return { number, row };
  }

  route(app, context, payeeAddCall, async (input) => payeeView(await inTransaction(db, (tx) => add(tx, rowOf(input).row))), {
    before: async (input) => {
      const { number, row } = rowOf(input);
      const { memberId, kind, bank } = row;
      const known = await findPayeeByKey(db, memberId, row.idempotencyKey);
      if (known) return payeeView(samePayee(known, row));
      const member = (await findMemberById(db, memberId))!;
      if (member.realNameState !== 'verified') throw new Rejection(CODE.common, REAL_NAME_COPY.needed, { step: 'realName' });
      const fault = await payeeNumberFault(kind, number);
      if (fault) throw new Rejection(CODE.validation, PAYEE_COPY.number[fault], { field: 'number' });
      if (kind === 'bank' && BANKS.every(({ code }) => code !== bank))
        throw new Rejection(CODE.validation, PAYEE_COPY.bank, { field: 'bank' });
      if (kind === 'bank' && bank === OTHER_BANK && row.branch === '')
        throw new Rejection(CODE.validation, PAYEE_COPY.branch, { field: 'branch' });
      await rejectExcluded(db, context, { numberHash: row.numberHash }, memberId);
      return undefined;
    },
  });

  route(app, context, payeeDefaultCall, async ({ body, session }) => {
    const payee = await ownPayee(db, session!.memberId, body.payeeId);
    if (!payee) throw new Rejection(CODE.common, PAYEE_COPY.unknown);
    await makeDefault(db, payee);
    return payeeView({ ...payee, isDefault: true });
  });

  route(app, context, payeeDeleteCall, async ({ body, session }) => {
    const { memberId } = session!;
    await inTransaction(db, async (tx) => {
      await lockPayees(tx, memberId);
      const payee = await ownPayee(tx, memberId, body.payeeId);
      // It was deleted before: this is a repeat.
      if (!payee) return;
      const isBusy = (await listOpenWithdrawals(tx, memberId)).some(({ payeeId }) => payeeId === payee.id);
      if (isBusy) throw new Rejection(CODE.common, PAYEE_COPY.busy);
      await deletePayee(tx, payee, Math.trunc(clock.now()));
    });
    return { payeeId: body.payeeId };
  });
}

async function add(tx: Tx, row: Omit<NewPayee, 'isDefault'>): Promise<Payee> {
  await lockPayees(tx, row.memberId);
  const known = await findPayeeByKey(tx, row.memberId, row.idempotencyKey);
  if (known) return samePayee(known, row);
  const same = (await listPayees(tx, row.memberId)).filter(({ kind }) => kind === row.kind);
  if (same.some(({ numberHash }) => numberHash === row.numberHash))
    throw new Rejection(CODE.validation, PAYEE_COPY.bound, { field: 'number' });
  if (same.length >= MAX_PER_KIND) throw new Rejection(CODE.common, PAYEE_COPY.full(MAX_PER_KIND));
  if (!(await claimNumber(tx, row))) throw new Rejection(CODE.validation, PAYEE_COPY.taken, { field: 'number' });
  const made = await bindPayee(tx, { ...row, isDefault: same.length === 0 });
  return made ?? samePayee((await findPayeeByKey(tx, row.memberId, row.idempotencyKey))!, row);
}

async function ownPayee(on: Db, memberId: string, payeeId: string): Promise<Payee | undefined> {
  const id = rowIdOf(payeeId);
  return id === null ? undefined : findPayee(on, memberId, id);
}

/** Fields of a payee that the member provides. */
const COMPARED_FIELDS = ['kind', 'numberHash', 'bank', 'branch', 'alias'] as const;

function samePayee(known: Payee, wanted: Pick<NewPayee, (typeof COMPARED_FIELDS)[number]>): Payee {
  if (COMPARED_FIELDS.some((part) => known[part] !== wanted[part])) throw new Rejection(CODE.validation, KEY_COPY.used);
  return known;
}
