import * as z from '../schema';

/** FB's wire of a member's orders. */

export const fbOrderStatusSchema = z.array(
  z.object({
    oid: z.string(),
    st: z.number(),
    rj: z.soft(z.number(), 0),
    rjs: z._default(z.nullable(z.string()), ''),
  }),
);

export const fbRecordLegSchema = z.object({
  sid: z.number(),
  mid: z.number(),
  mn: z.string(),
  ln: z.string(),
  bt: z.number(),
  pe: z.number(),
  mty: z.number(),
  mgn: z.string(),
  on: z.string(),
  ip: z._default(z.number(), 0),
  te: z.array(z.object({ na: z.string(), id: z.number() })),
  rs: z.soft(z.nullable(z.string()), ''),
  sr: z.number(),
  od: z.number(),
  li: z.optional(z.nullable(z.string())),
  re: z.soft(z.nullable(z.string()), null),
  mrid: z.number(),
  ty: z.number(),
  mtp: z._default(z.number(), 2),
  ms: z.optional(z.unknown()),
});

export const fbRecordSchema = z.object({
  id: z.string(),
  sert: z._default(z.number(), 0),
  bn: z._default(z.number(), 1),
  sv: z._default(z.number(), 1),
  us: z.number(),
  sat: z.number(),
  /** Payout and profit; of a settled order their absence is not zero. */
  sa: z.optional(z.number()),
  uwl: z.optional(z.string()),
  mla: z._default(z.number(), 0),
  st: z.number(),
  oc: z._default(z.number(), 0),
  cte: z.number(),
  stm: z.soft(z.nullable(z.number()), null),
  /** Stake that cash-outs sold, and the amount paid for it. */
  cots: z._default(z.nullable(z.number()), 0),
  cops: z._default(z.nullable(z.number()), 0),
  mwa: z.optional(z.unknown()),
  rj: z.optional(z.unknown()),
  rjs: z.soft(z.nullable(z.string()), ''),
  ops: z.array(fbRecordLegSchema),
});

/** An answer without the list is invalid: otherwise a search for a lost bet would conclude that it was never taken. */
export const fbRecordsSchema = z.object({
  current: z.soft(z.nullable(z.number()), null),
  total: z.soft(z.nullable(z.number()), null),
  records: z.array(z.unknown()),
  sts: z.soft(z.array(z.object({ cid: z.optional(z.unknown()), ct: z.number(), sa: z.number(), pa: z.number(), cwl: z.number() })), []),
});
