import * as z from 'zod/mini';

/** Request bodies of OB. Unknown fields are ignored. venues §2.1 */
const digits = z.string().check(z.regex(/^\d{1,20}$/));
const whole = z.coerce.number().check(z.int());
/** A whole number between two, the ends included. */
const between = (low: number, high: number) => whole.check(z.gte(low), z.lte(high));
const time = between(0, 8.64e15);
const page = { cpn: z._default(between(1, 10_000), 1), cps: z._default(between(1, 50), 50) };
/** Numbers that OB's clients sometimes send as texts. */
const menu = z.coerce.string().check(z.regex(/^\d{1,9}$/));
/** The number of an order: as many digits as the database holds. */
const orderNumber = z.string().check(z.regex(/^\d{1,18}$/));
/** Numbers of several orders, with commas between them. */
const numbers = z.string().check(z.regex(/^\d{1,18}(,\d{1,18}){0,49}$/));

export const nothing = z.object({});

export const listSchema = z.object({
  euid: z.optional(menu),
  type: whole,
  sort: z._default(between(1, 2), 2),
  tid: z._default(z.string().check(z.maxLength(2000)), ''),
  /** Any ms of the requested day; OB's clients also send relative days, which mean every day here. */
  md: z.optional(z.coerce.number()),
  ...page,
});

export const midsSchema = z.object({ mids: z.string().check(z.maxLength(1000)) });
export const matchSchema = z.object({ mid: digits });
export const categorySchema = z.object({ mid: digits, sportId: z.optional(menu) });
export const oddsInfoSchema = z.object({
  mid: digits,
  mcid: z._default(menu, '0'),
});
export const filterSchema = z.object({
  type: whole,
  euid: z.optional(menu),
  inputText: z._default(z.string().check(z.maxLength(60)), ''),
  md: z.optional(z.coerce.number()),
});
export const searchSchema = z.object({ keyword: z.string().check(z.maxLength(60)), searchSportType: z.optional(z.coerce.string()) });

export const latestSchema = z.object({
  idList: z
    .array(
      z.object({
        matchInfoId: digits,
        marketId: digits,
        oddsId: digits,
        oddsType: z.string().check(z.maxLength(20)),
        playId: z.coerce.string(),
        placeNum: z._default(whole, 1),
        matchType: whole,
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});

export const limitsSchema = z.object({
  orderMaxBetMoney: z
    .array(
      z.object({
        oddsValue: whole,
        playId: z.coerce.string(),
        playOptionId: digits,
        matchId: digits,
        marketId: digits,
        matchType: whole,
        openMiltSingle: z._default(whole, 1),
      }),
    )
    .check(z.minLength(1), z.maxLength(30)),
});

export const preferenceSchema = z.object({ userBetPrefer: between(1, 3) });

const detailSchema = z.object({
  sportId: z.coerce.string(),
  matchId: digits,
  matchType: whole,
  playId: z.coerce.string(),
  marketId: digits,
  playOptionsId: digits,
  placeNum: z._default(whole, 1),
  odds: whole.check(z.positive()),
  oddFinally: z.string().check(z.maxLength(20)),
  marketTypeFinally: z.string().check(z.maxLength(4)),
  betAmount: z.string().check(z.maxLength(20)),
  scoreBenchmark: z._default(z.string().check(z.maxLength(10)), ''),
});

const seriesSchema = z.object({
  seriesType: whole,
  seriesSum: between(1, 2000),
  fullBet: z._default(whole, 0),
  orderDetailList: z.array(detailSchema).check(z.minLength(1), z.maxLength(20)),
});

export const placeSchema = z.object({
  useAcceptOdds: z._default(between(1, 3), 3),
  deviceType: z._default(whole, 1),
  seriesOrders: z.array(seriesSchema).check(z.minLength(1), z.maxLength(30)),
});

export const statusSchema = z.object({ orderNos: numbers });

export const recordsSchema = z.object({
  orderStatus: between(0, 1),
  beginTime: z.optional(time),
  endTime: z.optional(time),
  page: z._default(between(1, 10_000), 1),
  size: z._default(between(1, 50), 20),
});

/** Two decimals at most, so that its text is plain. */
const coinAmount = z.coerce.number().check(z.gte(0.01), z.lte(1e9));

export const cashOutPricesSchema = z.object({ orderNo: numbers });
export const cashOutBetSchema = z.object({ orderNo: orderNumber, settleAmount: coinAmount, frontSettleAmount: coinAmount });

export type ListRequest = z.infer<typeof listSchema>;
export type BetDetail = z.infer<typeof detailSchema>;
export type SeriesOrder = z.infer<typeof seriesSchema>;
export type PlaceRequest = z.infer<typeof placeSchema>;
export type LatestRequest = z.infer<typeof latestSchema>['idList'][number];
export type LimitRequest = z.infer<typeof limitsSchema>['orderMaxBetMoney'][number];
