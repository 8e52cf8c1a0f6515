import * as z from '../schema';

/** OB's member calls (venues §2.4). Money is a string or a number of coins, and minor units where stated. */
const id = z.string(z.regex(/^\d{1,20}$/));
const numeric = z.union([z.number(), z.string(z.regex(/^-?\d{1,16}$/))]);
const amount = z.union([z.number(), z.string()]);
const text = z._default(z.nullable(z.string()), '');

export const obAmountSchema = z.object({ amount });

/** `queryLatestMarketInfo`: the line now sold in place of the requested one. */
export const obLatestSchema = z.array(
  z.object({
    id,
    matchInfoId: id,
    playId: z.string(),
    placeNum: z._default(numeric, 1),
    marketValue: text,
    matchOver: z._default(numeric, 0),
    matchHandicapStatus: z._default(numeric, 0),
    status: z._default(numeric, 0),
    marketOddsList: z._default(
      z.nullable(
        z.array(
          z.object({
            id,
            oddsValue: z._default(numeric, 0),
            oddsStatus: z._default(numeric, 1),
            playOptions: text,
            oddsType: z.string(),
          }),
        ),
      ),
      [],
    ),
  }),
);

/** `queryMarketMaxMinBetMoney`: a row per selection, or per kind of combination. */
export const obLimitsSchema = z.array(
  z.object({
    playOptionId: z.optional(z.nullable(z.string())),
    type: z.optional(z.nullable(z.string())),
    seriesOdds: z.optional(z.nullable(amount)),
    minBet: z._default(z.nullable(amount), '0'),
    orderMaxPay: z._default(z.nullable(amount), '0'),
  }),
);

/** `bet`; `maxWinMoney` is in minor units. */
export const obPlacedSchema = z.object({
  orderDetailRespList: z._default(
    z.nullable(
      z.array(
        z.object({
          orderNo: z.string(),
          playOptionsId: id,
          oddsValues: z._default(z.nullable(amount), ''),
          orderStatusCode: z.number(),
        }),
      ),
    ),
    [],
  ),
  seriesOrderRespList: z._default(
    z.nullable(z.array(z.object({ orderNo: z.string(), seriesCode: numeric, orderStatusCode: z.number() }))),
    [],
  ),
});

/** `getCashoutMaxAmountList`: the amount paid for the whole remaining stake. */
export const obCashOutPriceSchema = z.array(
  z.object({
    orderNo: z.string(),
    orderStatus: z._default(z.nullable(numeric), 0),
    betAmount: amount,
    preBetAmount: z._default(z.nullable(amount), 0),
    preSettleMaxWin: z._default(z.nullable(amount), null),
  }),
);

export const obPreSettleSchema = z.array(
  z.object({ orderNo: z.string(), preSettleOrderStatus: z._default(z.nullable(z.number()), 0), msg: text }),
);
