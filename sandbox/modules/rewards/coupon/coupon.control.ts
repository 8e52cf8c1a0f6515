import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { COUPON_KINDS } from '@pavilion/contract/calls/coupon.calls';
import { CODE } from '@pavilion/contract/codes';
import { toMinor } from '@pavilion/number/money';
import { DAY } from '../../../kernel/clock/calendar';
import { post } from '../../../kernel/control/control-call';
import { moneyField } from '../../../kernel/control/control.schema';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { findMemberByName } from '../../member/account/member';
import { COUPON_COPY } from '../grant/bonus.copy';
import type { CouponGift } from './coupon.rules';
import { giveCoupons } from './coupon.store';
import { couponView } from './coupon.view';

/** World days until a coupon expires, by default. */
const COUPON_DAYS = 7;

/** `percent` and `minDeposit` of a `deposit` coupon; `days`: world days until it expires. */
const couponSchema = z.object({
  userName: z.string(),
  kind: z.enum(COUPON_KINDS),
  amount: moneyField,
  percent: z.optional(z.number().check(z.int(), z.gte(1), z.lte(100))),
  minDeposit: z.optional(moneyField),
  turnover: z.optional(z.number().check(z.int(), z.gte(0), z.lte(99))),
  days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(365))),
});

/** Calls for testers: gives a member a coupon, `{"userName":"…","kind":"cash","amount":"8.80"}`. */
export function registerCouponControl(app: FastifyInstance, context: Context): void {
  post(
    app,
    '/sandbox/coupons',
    couponSchema,
    async ({ userName, kind, amount, percent = 10, minDeposit = '0.00', turnover = 1, days = COUPON_DAYS }) => {
      const terms = kind === 'deposit' ? { percent, minDeposit: toMinor(minDeposit) } : { percent: 0, minDeposit: 0n };
      const expiresAt = Math.trunc(context.clock.now()) + days * DAY;
      const coupon = await giveForTester(context, userName, {
        kind,
        amount: toMinor(amount),
        turnoverTimes: turnover,
        turnoverBase: kind === 'deposit' ? 'depositAndBonus' : 'bonus',
        expiresAt,
        ...terms,
      });
      if (!coupon) throw new Rejection(CODE.validation, undefined, { field: 'userName' });
      return coupon;
    },
  );
}

/** Gives a member a tester's coupon; null for an unknown name. `expiresAt`: world ms. */
async function giveForTester(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userName: string,
  gift: Omit<CouponGift, 'source' | 'title'>,
): Promise<object | null> {
  const member = await findMemberByName(db, userName);
  const now = Math.trunc(clock.now());
  const own = { ...gift, source: `tester:${randomUUID()}`, title: COUPON_COPY.given };
  const [given] = member ? await giveCoupons(db, member.id, [own], now) : [];
  return given ? couponView(given, now) : null;
}
