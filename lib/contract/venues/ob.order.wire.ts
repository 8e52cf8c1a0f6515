import * as z from '../schema';

/** OB's wire of a member's orders (venues §2.4). */
const id = z.textual(z.regex(/^\d{1,20}$/));
const numeric = z.numeric();
const amount = z.textual();
const text = z.soft(z.nullable(z.textual()), '');

export const obOrderStatusSchema = z.array(z.object({ orderNo: z.textual(), status: z.numeric() }));

export const obRecordLegSchema = z.object({
  matchId: id,
  matchName: text,
  matchInfo: text,
  matchType: z._default(numeric, 1),
  beginTime: z.soft(z.nullable(numeric), 0),
  playName: text,
  playId: z.textual(),
  /** Number of the set for a play about one set. */
  playSpecial: z._default(z.nullable(numeric), 0),
  marketValue: text,
  playOptionsId: id,
  playOptionName: text,
  playOptions: text,
  oddFinally: amount,
  marketType: z.soft(z.nullable(z.string()), ''),
  betResult: z._default(z.nullable(numeric), 0),
  settleScore: text,
  scoreBenchmark: text,
  sportId: z.textual(),
});

export const obRecordSchema = z.object({
  orderNo: z.textual(),
  orderStatus: z.textual(),
  betTime: numeric,
  settleTime: z.soft(z.nullable(numeric), null),
  orderAmountTotal: amount,
  /** Null while unknown, which is not zero. */
  maxWinAmount: z.soft(z.nullable(amount), null),
  profitAmount: z._default(z.nullable(amount), null),
  backAmount: z._default(z.nullable(amount), null),
  outcome: z._default(z.nullable(numeric), 0),
  marketType: z.soft(z.nullable(z.string()), ''),
  seriesType: z._default(numeric, 1),
  seriesSum: z._default(numeric, 1),
  /** 提前结算: 1 or 2 if the order was cashed out, and the stake sold. */
  preSettle: z._default(z.nullable(numeric), null),
  preBetAmount: z._default(z.nullable(amount), null),
  detailList: z.optional(z.array(z.unknown())),
  /** The web format's name of the same list. */
  orderVOS: z.optional(z.array(z.unknown())),
});

export const obRecordsSchema = z.object({
  total: z.soft(z.nullable(numeric), null),
  betTotalAmount: z.soft(z.nullable(amount), null),
  profit: z.soft(z.nullable(amount), null),
  /**
   * OB writes null for none; anything else but a list is invalid: a search for a lost bet would conclude that it was never
   * accepted.
   */
  records: z._default(z.nullable(z.array(z.unknown())), []),
});
