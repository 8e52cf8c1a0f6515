import * as z from '../schema';

/** OB's member calls (venues §2.4). Money is a string or a number of coins, and minor units where stated. */
const id = z.textual(z.regex(/^\d{1,20}$/));
const numeric = z.numeric();
const amount = z.textual();
const text = z.soft(z.nullable(z.textual()), '');
/** Null while it cannot be read. */
const state = z.soft(z.nullable(numeric), null);

export const obAmountSchema = z.object({ amount });

/** `queryLatestMarketInfo`: the line now sold in place of the requested one. */
export const obLatestSchema = z.array(
  z.object({
    id,
    matchInfoId: id,
    playId: z.textual(),
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
            oddsType: z.textual(),
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
    playOptionId: z.optional(z.nullable(z.textual())),
    type: z.optional(z.nullable(z.textual())),
    seriesOdds: z.optional(z.nullable(amount)),
    minBet: z._default(z.nullable(amount), '0'),
    orderMaxPay: z._default(z.nullable(amount), '0'),
  }),
);

// Responses to bets and cash-outs: an invalid part costs only itself, and without it the venue's decision stays open.
const placedSchema = z.object({
  /** Empty if OB accepted nothing. */
  orderNo: z.soft(z.textual(), ''),
  oddsValues: z.soft(z.nullable(amount), null),
  seriesCode: state,
  orderStatusCode: state,
});
const placedRows = z.soft(z.nullable(z.array(z.soft(z.nullable(placedSchema), null))), []);

/** `bet`: a row per single, or per series; `maxWinMoney` is in minor units. */
export const obPlacedSchema = z.object({ orderDetailRespList: placedRows, seriesOrderRespList: placedRows });

/** `getCashoutMaxAmountList`: the amount paid for the whole remaining stake. */
export const obCashOutPriceSchema = z.array(
  z.object({
    orderNo: z.textual(),
    orderStatus: z._default(z.nullable(numeric), 0),
    betAmount: amount,
    preBetAmount: z._default(z.nullable(amount), '0'),
    preSettleMaxWin: z._default(z.nullable(amount), null),
  }),
);

export const obPreSettleSchema = z.array(z.soft(z.nullable(z.object({ orderNo: text, preSettleOrderStatus: state, msg: text })), null));
