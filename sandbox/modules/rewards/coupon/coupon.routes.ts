import type { FastifyInstance } from 'fastify';
import { couponClaimCall, couponListCall, couponUseCall } from '@pavilion/contract/calls/coupon.calls';
import { CODE } from '@pavilion/contract/codes';
import { inTransaction } from '../../../kernel/db/database';
import type { Tx } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.tables';
import { findMemberById } from '../../member/account/member';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { rowIdOf } from '../../../kernel/http/row-id';
import { findBonusBar, rejectBonusBarred } from '../grant/bonus-bar';
import { COUPON_COPY } from '../grant/bonus.copy';
import type { Coupon } from './coupon.tables';
import { couponStateOf } from './coupon.rules';
import { couponView } from './coupon.view';
import { claimCoupon, findCouponByKey, findCoupon, listCoupons, creditCoupon, giveDueCoupons } from './coupon.store';

/** Welfare coupons: list, claim, use. */
export function registerCouponCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, ledger } = context;
  const now = () => Math.trunc(clock.now());

  async function getMember(memberId: string): Promise<Member> {
    const member = await findMemberById(db, memberId);
    if (!member) throw new Rejection(CODE.auth);
    return member;
  }

  async function mine(memberId: string, text: string): Promise<Coupon> {
    const id = rowIdOf(text);
    const found = id === null ? undefined : await findCoupon(db, memberId, id);
    if (!found) throw new Rejection(CODE.common, COUPON_COPY.unknown);
    return found;
  }

  route(app, context, couponListCall, async ({ session }) => {
    const member = await getMember(session!.memberId);
    if ((await findBonusBar(db, member, now())) === '') await giveDueCoupons(db, member, now());
    return { list: (await listCoupons(db, member.id, now())).map((coupon) => couponView(coupon, now())) };
  });

  route(app, context, couponClaimCall, async ({ body, session }) => {
    const coupon = await mine(session!.memberId, body.id);
    await rejectBonusBarred(db, await getMember(session!.memberId), now());
    const claimed = (await claimCoupon(db, coupon.id, now())) ?? (await mine(session!.memberId, body.id));
    if (couponStateOf(claimed, now()) === 'expired') throw new Rejection(CODE.common, COUPON_COPY.over);
    return couponView(claimed, now());
  });

  route(app, context, couponUseCall, async ({ body, session, request }) => {
    const { memberId } = session!;
    const key = `use:${keyOf(request)}`;
    const known = await findCouponByKey(db, memberId, key);
    if (known) return couponView(sameCoupon(known, rowIdOf(body.id)), now());
    const coupon = await mine(memberId, body.id);
    await rejectBonusBarred(db, await getMember(memberId), now());
    return couponView(await inTransaction(db, (tx) => use(tx, coupon, key)), now());
  });

  async function use(tx: Tx, coupon: Coupon, key: string): Promise<Coupon> {
    if (coupon.kind !== 'cash') throw new Rejection(CODE.common, COUPON_COPY.deposit);
    // From here on no other use of a coupon moves money.
    await ledger.lock(tx);
    const known = await findCouponByKey(tx, coupon.memberId, key);
    if (known) return sameCoupon(known, coupon.id);
    const used = await creditCoupon(tx, ledger, { coupon, credited: coupon.amount, deposit: 0n, key, now: now() });
    if (used) return used;
    const state = couponStateOf((await findCoupon(tx, coupon.memberId, coupon.id)) ?? coupon, now());
    throw new Rejection(CODE.common, { used: COUPON_COPY.used, expired: COUPON_COPY.over }[state as string] ?? COUPON_COPY.unclaimed);
  }
}

function sameCoupon(known: Coupon, id: bigint | null): Coupon {
  if (known.id !== id) throw new Rejection(CODE.validation, KEY_COPY.used);
  return known;
}
