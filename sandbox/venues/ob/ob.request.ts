import { z } from 'zod';

/** What OB takes. Unknown fields are ignored. venues §2.1 */
const digits = z.string().regex(/^\d{1,20}$/);
const whole = z.coerce.number().int();
const time = whole.nonnegative().max(8.64e15);
const page = { cpn: whole.min(1).max(10_000).default(1), cps: whole.min(1).max(50).default(50) };
/** Numbers that OB's clients send as texts now and then. */
const menu = z.coerce.string().regex(/^\d{1,9}$/);

export const nothing = z.object({});

export const listSchema = z.object({
  euid: menu.optional(),
  type: whole,
  sort: whole.min(1).max(2).default(2),
  tid: z.string().max(2000).default(''),
  /** Any ms of the day wanted; OB's clients also send relative days, which mean every day here. */
  md: z.coerce.number().optional(),
  ...page,
});

export const midsSchema = z.object({ mids: z.string().max(1000) });
export const matchSchema = z.object({ mid: digits });
export const categorySchema = z.object({ mid: digits, sportId: menu.optional() });
export const oddsInfoSchema = z.object({
  mid: digits,
  mcid: z.coerce
    .string()
    .regex(/^\d{1,9}$/)
    .default('0'),
});
export const filterSchema = z.object({
  type: whole,
  euid: menu.optional(),
  inputText: z.string().max(60).default(''),
  md: z.coerce.number().optional(),
});
export const searchSchema = z.object({ keyword: z.string().max(60), searchSportType: z.coerce.string().optional() });

export const latestSchema = z.object({
  idList: z
    .array(
      z.object({
        matchInfoId: digits,
        marketId: digits,
        oddsId: digits,
        oddsType: z.string().max(20),
        playId: z.coerce.string(),
        placeNum: whole.default(1),
        matchType: whole,
      }),
    )
    .min(1)
    .max(50),
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
        openMiltSingle: whole.default(1),
      }),
    )
    .min(1)
    .max(30),
});

export const preferenceSchema = z.object({ userBetPrefer: whole.min(1).max(3) });

const detailSchema = z.object({
  sportId: z.coerce.string(),
  matchId: digits,
  matchType: whole,
  playId: z.coerce.string(),
  marketId: digits,
  playOptionsId: digits,
  placeNum: whole.default(1),
  odds: whole.positive(),
  oddFinally: z.string().max(20),
  marketTypeFinally: z.string().max(4),
  betAmount: z.string().max(20),
  scoreBenchmark: z.string().max(10).default(''),
});

const seriesSchema = z.object({
  seriesType: whole,
  seriesSum: whole.min(1).max(2000),
  fullBet: whole.default(0),
  orderDetailList: z.array(detailSchema).min(1).max(20),
});

export const betSchema = z.object({
  useAcceptOdds: whole.min(1).max(3).default(3),
  deviceType: whole.default(1),
  seriesOrders: z.array(seriesSchema).min(1).max(30),
});

export const statusSchema = z.object({ orderNos: z.string().regex(/^\d{1,18}(,\d{1,18}){0,49}$/) });

export const recordsSchema = z.object({
  orderStatus: whole.min(0).max(1),
  beginTime: time.optional(),
  endTime: time.optional(),
  page: whole.min(1).max(10_000).default(1),
  size: whole.min(1).max(50).default(20),
});

/** Two decimals at most, so that its text is plain. */
const coinAmount = z.coerce.number().min(0.01).max(1e9);

export const cashOutPricesSchema = z.object({ orderNo: z.string().regex(/^\d{1,18}(,\d{1,18}){0,49}$/) });
export const cashOutSchema = z.object({ orderNo: digits, settleAmount: coinAmount, frontSettleAmount: coinAmount });

export type ListRequest = z.infer<typeof listSchema>;
export type BetDetail = z.infer<typeof detailSchema>;
export type SeriesOrder = z.infer<typeof seriesSchema>;
export type BetBody = z.infer<typeof betSchema>;
export type LatestAsked = z.infer<typeof latestSchema>['idList'][number];
export type LimitAsked = z.infer<typeof limitsSchema>['orderMaxBetMoney'][number];
