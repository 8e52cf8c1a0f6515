import { defineCall } from '../call';
import * as z from '../schema';
import { anyMoney, anyTime, moneyText, timeText } from '../wire';

/**
 * Reasons for a change of level. `joined`: the level at registration; `promoted`: all valid stakes reached it; `demoted`: a
 * keeping period ended below its stake; `restored`: a lost level was reached again within one period.
 */
export const LEVEL_REASONS = ['joined', 'promoted', 'demoted', 'restored'] as const;

export const level = z.number(z.int(), z.gte(0), z.lte(99));

const percentText = z.string(z.regex(/^\d{1,2}\.\d{2}$/));

/** A day of the site's time (UTC+8). */
const dayText = z.string(z.regex(/^\d{4}-\d\d-\d\d$/));

/** Null while unknown. */
export const anyPercent = z._default(z.nullable(percentText), null);

/** Level, progress, rules, daily stakes and history of the member. */
export const vipInfoCall = defineCall({
  name: 'vipInfo',
  method: 'POST',
  path: '/site/api/v1/vip/info',
  area: 'site',
  session: 'member',
  response: z.object({
    level,
    /** Valid stakes since registration. */
    stake: anyMoney,
    /**
     * Condition of the next level: `total` of all valid stakes, or in this `period` for a lost level. Null at the highest, absent
     * while unknown.
     */
    next: z.optional(z.nullable(z.object({ level, by: z.enum(['total', 'period']), done: moneyText, need: moneyText, until: anyTime }))),
    /**
     * Condition of keeping the level until the period ends. Null at the level of registration, which is never lost; absent while
     * unknown.
     */
    keep: z.optional(z.nullable(z.object({ done: moneyText, need: moneyText, until: timeText }))),
    /** All levels, lowest first. Null while unknown. */
    levels: z._default(
      z.nullable(
        z.array(
          z.object({
            level,
            /** Valid stakes required in total, and those in each period of 90 days that keep the level. */
            need: anyMoney,
            keep: anyMoney,
            /** Withdrawals a day without a fee. */
            freeWithdrawals: z._default(z.nullable(z.number(z.int(), z.gte(0))), null),
            /** Coupon for reaching the level for the first time, and most that its deposit coupon of each month adds; 0 for none. */
            gift: anyMoney,
            monthly: anyMoney,
            /** Rebate in percent of the valid stake. */
            rates: z._default(
              z.object({ football: anyPercent, basketball: anyPercent, tennis: anyPercent, combo: anyPercent, game: anyPercent }),
              { football: null, basketball: null, tennis: null, combo: null, game: null },
            ),
          }),
        ),
      ),
      null,
    ),
    /** Valid stakes settled on each of the last 30 days, the oldest first; null while unknown. */
    days: z._default(z.nullable(z.array(z.object({ day: dayText, stake: moneyText }))), null),
    /**
     * Newest first, null while unknown. `stake`: stakes at that time, in total or in the period; `need`: stakes that the level
     * required.
     */
    history: z._default(
      z.nullable(
        z.array(
          z.object({
            time: timeText,
            from: z._default(z.nullable(level), null),
            to: level,
            reason: z._default(z.nullable(z.enum(LEVEL_REASONS)), null),
            stake: anyMoney,
            need: anyMoney,
          }),
        ),
      ),
      null,
    ),
  }),
});
