import type { FastifyInstance } from 'fastify';
import { bankOfCard } from '@pavilion/contract/banks';
import type { CallRequest } from '@pavilion/contract/call';
import { INFO_NOTE, infoListCall, infoRequestCall } from '@pavilion/contract/calls/info.calls';
import { CODE } from '@pavilion/contract/codes';
import { maskPayeeNumber, normalizePayeeNumber, payeeNumberFault } from '@pavilion/contract/payee-number';
import { isRealName, normalizeRealName } from '@pavilion/contract/real-name';
import { inTransaction } from '../../../kernel/db/database';
import type { Member } from '../account/member.tables';
import { keyedHash } from '../../../kernel/db/keyed-hash';
import { rejectExcluded } from '../limit/exclusion';
import { findMemberById } from '../account/member';
import { acceptedPhone, maskPhone } from '../phone/phone.rules';
import { findMemberByPhone, phoneTaken } from '../phone/phone.store';
import { checkCode } from '../verification/second-step';
import type { SmsCodes } from '../verification/sms';
import { PAYEE_COPY } from '../../money/payee/payee.copy';
import { numberHashOf, findPayee, listPayees } from '../../money/payee-registry/payee.store';
import { attachPictures } from '../picture/picture.store';
import { preInfoOf } from '../../site/config/site-config';
import { maskRealName } from '../security/real-name';
import { REAL_NAME_COPY } from '../security/security.copy';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { route, type CallInput } from '../call/route';
import { INFO_COPY } from './info.copy';
import { infoRequests, type InfoChange, type InfoRequest } from './info.tables';
import { findInfoByKey, listInfoRequests, infoView } from './info.store';

const LIST_MAX = 50;

interface Wanted {
  change: InfoChange;
  before: string;
  after: string;
}

const invalid = (field: string, message: string) => new Rejection(CODE.validation, message, { field });

const sameOf = (known: InfoRequest, requestHash: string) => {
  if (known.requestHash !== requestHash) throw invalid('requestKey', INFO_COPY.otherContent);
  return infoView(known);
};

/** 资料变更: requests for changes that a member cannot make alone. */
export function registerInfoCalls(app: FastifyInstance, context: Context, codes: SmsCodes): void {
  const { db, clock, real, settings } = context;

  /** The change of an approval. @throws Rejection with the field. */
  async function wantedOf(body: CallRequest<typeof infoRequestCall>, member: Member, ip: string): Promise<Wanted> {
    switch (body.kind) {
      case 'realName': {
        if (member.realNameState !== 'verified') throw new Rejection(CODE.common, INFO_COPY.nameFirst);
        const realName = normalizeRealName(body.value);
        if (!isRealName(realName)) throw invalid('value', REAL_NAME_COPY.form);
        if (realName === member.realName) throw invalid('value', INFO_COPY.same);
        return { change: { kind: 'realName', realName }, before: maskRealName(member.realName), after: maskRealName(realName) };
      }
      case 'phone': {
        if (member.phone === '') throw new Rejection(CODE.common, INFO_COPY.noPhone);
        const phone = acceptedPhone(body.value, preInfoOf(context, ip).disablePhones);
        if (phone === member.phone) throw invalid('value', INFO_COPY.same);
        const after = maskPhone(phone);
        return { change: { kind: 'phone', phone, masked: after }, before: maskPhone(member.phone), after };
      }
      case 'payee': {
        const card = body.payeeId === undefined ? undefined : await findPayee(db, member.id, BigInt(body.payeeId));
        if (card?.kind !== 'bank') throw invalid('payeeId', INFO_COPY.noCard);
        const number = normalizePayeeNumber('bank', body.value);
        const fault = await payeeNumberFault('bank', number);
        if (fault) throw invalid('value', PAYEE_COPY.number[fault]);
        const numberHash = numberHashOf(settings, 'bank', number);
        if ((await listPayees(db, member.id)).some((one) => one.numberHash === numberHash)) throw invalid('value', PAYEE_COPY.bound);
        const after = maskPayeeNumber('bank', number);
        const change = {
          kind: 'payee',
          payeeId: String(card.id),
          numberHash,
          masked: after,
          bank: bankOfCard(number) ?? card.bank,
        } as const;
        return { change, before: card.masked, after };
      }
    }
  }

  /** Checks the code that only the holder of the new phone knows; then that the phone is free. */
  async function checkPhone(member: Member, phone: string, smsCode: string | undefined): Promise<void> {
    if (!smsCode) throw invalid('smsCode', INFO_COPY.codeNeeded);
    await checkCode(codes, 'phone', `${member.id} ${phone}`, smsCode);
    if (await findMemberByPhone(db, phone)) throw phoneTaken('value');
  }

  type Input = CallInput<CallRequest<typeof infoRequestCall>>;

  /** Recognizes the content of a request. Keyed: a number cannot be recovered from its hash. */
  function hashOf({ kind, value, payeeId = '', note, pictureIds }: Input['body']): string {
    return keyedHash(settings, JSON.stringify([kind, value, payeeId, note.trim(), pictureIds]));
  }

  async function before({ body, session, ip }: Input) {
    const noteLength = Array.from(body.note.trim()).length;
    if (noteLength < INFO_NOTE.min) throw invalid('note', INFO_COPY.note(INFO_NOTE.min));
    if (noteLength > INFO_NOTE.max) throw invalid('note', INFO_COPY.noteLong(INFO_NOTE.max));
    const known = await findInfoByKey(db, session!.memberId, body.requestKey);
    if (known) return sameOf(known, hashOf(body));
    await wantedOf(body, (await findMemberById(db, session!.memberId))!, ip);
    return undefined;
  }

  async function request({ body, session, ip }: Input) {
    const { requestKey, kind, pictureIds } = body;
    const note = body.note.trim();
    const { memberId } = session!;
    const requestHash = hashOf(body);
    const member = (await findMemberById(db, memberId))!;
    const { change, before: present, after } = await wantedOf(body, member, ip);
    if (change.kind === 'phone') await checkPhone(member, change.phone, body.smsCode);
    await rejectExcluded(db, context, change, memberId);
    return inTransaction(db, async (tx) => {
      const [made] = await tx
        .insert(infoRequests)
        .values({
          memberId,
          requestKey,
          requestHash,
          kind,
          state: 'submitted',
          change,
          beforeMasked: present,
          masked: after,
          note,
          pictureIds,
          createdAt: Math.trunc(clock.now()),
          createdReal: real.decisions(),
        })
        .onConflictDoNothing()
        .returning();
      if (made) {
        await attachPictures(tx, memberId, pictureIds, `info ${made.id}`);
        return infoView(made);
      }
      const same = await findInfoByKey(tx, memberId, requestKey);
      if (!same) throw new Rejection(CODE.common, INFO_COPY.open);
      return sameOf(same, requestHash);
    });
  }

  route(app, context, infoRequestCall, request, { before });

  route(app, context, infoListCall, async ({ session }) => ({
    list: (await listInfoRequests(db, session!.memberId, LIST_MAX)).map(infoView),
  }));
}
