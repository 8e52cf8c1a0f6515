import type { FastifyInstance } from 'fastify';
import { DIVIDEND_STATUS, dividendCheckCall, dividendLeadCall, dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { promotionListCall } from '@pavilion/contract/calls/promotion.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { inTransaction } from '../../../kernel/db/database';
import type { Tx } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.tables';
import { findMemberById } from '../../member/account/member';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { DAY, siteDayOf } from '../../../kernel/clock/calendar';
import { rejectBonusBarred } from '../grant/bonus-bar';
import { BONUS_COPY } from '../grant/bonus.copy';
import { creditOf } from './bonus-review';
import type { BonusOffer } from '../grant/bonus.rules';
import { grantReward } from '../grant/grant';
import type { DividendClaim } from './dividend.tables';
import { listBonuses, findClaimByKey, listDividendClaims, insertClaim, statusOf } from './dividend.store';
import { notePersonReward, listTraits, type Trait } from '../person/person.store';
import { PROMOTIONS } from './promotion.copy';

/** Days before today on which the promotions began. */
const BEGAN_DAYS_AGO = 30;

const isoTime = (at: number) => new Date(at).toISOString();

/** A claim as its member sees it. */
function toResponse(claim: DividendClaim) {
  return { id: claim.dividendId, amount: minorToText(claim.amount), status: statusOf(claim), receivedAt: isoTime(claim.receivedAt) };
}

function shown({ id, name, amount, expireAt }: BonusOffer) {
  return { id, name, amount: minorToText(amount), expireTime: isoTime(expireAt) };
}

/** Promotions, and bonuses by hand: list, check, claim (spec §7). The money comes from the promo account, once per member and bonus. */
export function registerDividendCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, ledger, real, settings } = context;
  const now = () => Math.trunc(clock.now());

  async function getMember(memberId: string): Promise<Member> {
    const member = await findMemberById(db, memberId);
    if (!member) throw new Rejection(CODE.auth);
    return member;
  }

  /** Traits that identify the member as a person, with the device of the request. */
  async function traitsFor(member: Member, uuid: string): Promise<Trait[]> {
    return (await listTraits(db, settings, [{ member, devices: [uuid] }])).get(member.id)!;
  }

  async function mine(memberId: string, uuid: string): Promise<BonusOffer[]> {
    const member = await getMember(memberId);
    return listBonuses(db, member, now(), await traitsFor(member, uuid));
  }

  route(app, context, promotionListCall, () => {
    const startTime = isoTime(siteDayOf(now()) - BEGAN_DAYS_AGO * DAY);
    return { list: PROMOTIONS.map(({ terms, ...promotion }) => ({ ...promotion, terms: [...terms], startTime, endTime: null })) };
  });

  route(app, context, dividendLeadCall, async ({ session, uuid }) => {
    const list = (await mine(session!.memberId, uuid)).map((bonus) => {
      const { promotionId, reason, attainable, review, upTo, status, times, base } = bonus;
      return { ...shown(bonus), turnover: times, turnoverBase: base, status, promotionId, reason, attainable, review, upTo };
    });
    return { total: list.length, list };
  });

  route(app, context, dividendCheckCall, async ({ session, uuid }) => {
    const list = (await mine(session!.memberId, uuid)).filter(({ status }) => status === DIVIDEND_STATUS.claimable);
    return { hasDividend: list.length > 0, count: list.length, list: list.map(shown) };
  });

  route(app, context, dividendReceiveCall, async ({ body, session, uuid, request }) => {
    const { memberId } = session!;
    const key = keyOf(request);
    const known = sameClaim(await findClaimByKey(db, memberId, key), body.id);
    if (known) return toResponse(known);
    const member = await getMember(memberId);
    const traits = await traitsFor(member, uuid);
    const bonus = (await listBonuses(db, member, now(), traits)).find(({ id }) => id === body.id);
    if (!bonus) throw new Rejection(CODE.common, BONUS_COPY.unknown);
    return toResponse(await inTransaction(db, (tx) => claim(tx, member, key, { ...bonus, traits })));
  });

  async function claim(tx: Tx, member: Member, key: string, bonus: BonusOffer & { traits: readonly Trait[] }): Promise<DividendClaim> {
    const { id: memberId } = member;
    const { id, name, amount, required, status, reason, review, personal, traits } = bonus;
    await rejectBonusBarred(tx, member, now());
    if (status === DIVIDEND_STATUS.expired) throw new Rejection(CODE.common, BONUS_COPY.over);
    if (status === DIVIDEND_STATUS.notEligible) throw new Rejection(CODE.common, reason);
    const made =
      status === DIVIDEND_STATUS.claimable
        ? await insertClaim(tx, {
            memberId,
            dividendId: id,
            idempotencyKey: key,
            title: name,
            amount,
            required,
            state: review ? 'reviewing' : 'credited',
            receivedAt: now(),
            receivedReal: real.decisions(),
          })
        : undefined;
    if (made) {
      const shared = personal ? await notePersonReward(tx, { reward: id, memberId, traits, at: made.receivedAt }) : null;
      if (shared) throw new Rejection(CODE.common, BONUS_COPY.personHad[shared]);
      if (made.state === 'credited') await grantReward(tx, ledger, { ...creditOf(made), at: now() });
      return made;
    }
    const first = sameClaim(await findClaimByKey(tx, memberId, key), id);
    if (first) return first;
    const [other] = await listDividendClaims(tx, memberId, [id]);
    throw new Rejection(CODE.common, other?.state === 'reviewing' ? BONUS_COPY.reviewing : BONUS_COPY.claimed);
  }
}

function sameClaim(claim: DividendClaim | undefined, dividendId: string): DividendClaim | undefined {
  if (claim && claim.dividendId !== dividendId) throw new Rejection(CODE.validation, KEY_COPY.used);
  return claim;
}
