import type { FastifyInstance } from 'fastify';
import { CODE } from '../../lib/contract/codes';
import { toMinor } from '../../lib/kit/number/money';
import { claimForTester, claimsForTester } from '../modules/rewards/bonus/bonus-review';
import { couponForTester } from '../modules/rewards/coupon/coupon.routes';
import type { Context } from '../modules/context';
import { Refusal } from '../kernel/http/refusal';
import { DAY } from '../kernel/clock/calendar';
import { ok, post } from './control.post';
import { bonusSchema, couponSchema, ordersQuerySchema } from './control.schema';

const COUPON_DAYS = 7;

export function registerPromoControl(app: FastifyInstance, context: Context): void {
  app.get('/sandbox/bonuses', async (request) => {
    const query = ordersQuerySchema.safeParse(request.query);
    const list = query.success ? await claimsForTester(context, query.data.userName) : null;
    if (!list) throw new Refusal(CODE.validation, undefined, { field: 'userName' });
    return ok(list);
  });

  /** Ends the review of a claim: `approve` credits the bonus. */
  post(app, '/sandbox/bonuses/:id', bonusSchema, async ({ outcome }, params) => {
    const claim = await claimForTester(context, params['id'] ?? '', outcome);
    if (!claim) throw new Refusal(CODE.common);
    return claim;
  });

  /** Gives a member a coupon: `{"userName":"…","kind":"cash","amount":"8.80"}`; of a `deposit` also `percent` and `minDeposit`. */
  post(
    app,
    '/sandbox/coupons',
    couponSchema,
    async ({ userName, kind, amount, percent = 10, minDeposit = '0.00', turnover = 1, days = COUPON_DAYS }) => {
      const terms = kind === 'deposit' ? { percent, minDeposit: toMinor(minDeposit) } : { percent: 0, minDeposit: 0n };
      const expiresAt = Math.trunc(context.clock.now()) + days * DAY;
      const coupon = await couponForTester(context, userName, {
        kind,
        amount: toMinor(amount),
        turnoverTimes: turnover,
        turnoverBase: kind === 'deposit' ? 'depositAndBonus' : 'bonus',
        expiresAt,
        ...terms,
      });
      if (!coupon) throw new Refusal(CODE.validation, undefined, { field: 'userName' });
      return coupon;
    },
  );
}
