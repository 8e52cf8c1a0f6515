import * as z from '../schema';

/** FB's wire of a member's orders. */

export const fbOrderStatusSchema = z.array(
  z.object({
    oid: z.textual(),
    st: z.numeric(),
    rj: z.soft(z.numeric(), 0),
    rjs: z._default(z.nullable(z.textual()), ''),
  }),
);

/** Text that no decision depends on. */
const text = z.soft(z.textual(), '');

export const fbRecordLegSchema = z.object({
  sid: z.numeric(),
  mid: z.numeric(),
  mn: text,
  ln: text,
  bt: z.soft(z.numeric(), 0),
  pe: z.numeric(),
  mty: z.numeric(),
  mgn: text,
  on: text,
  ip: z._default(z.numeric(), 0),
  te: z.soft(z.array(z.object({ na: text, id: z.optional(z.unknown()) })), []),
  rs: z.soft(z.nullable(z.textual()), ''),
  sr: z.numeric(),
  od: z.numeric(),
  li: z.optional(z.nullable(z.textual())),
  re: z.soft(z.nullable(z.textual()), null),
  mrid: z.numeric(),
  ty: z.numeric(),
  mtp: z._default(z.numeric(), 2),
  ms: z.optional(z.unknown()),
});

export const fbRecordSchema = z.object({
  id: z.textual(),
  sert: z._default(z.numeric(), 0),
  bn: z._default(z.numeric(), 1),
  sv: z._default(z.numeric(), 1),
  us: z.numeric(),
  sat: z.numeric(),
  /** Payout and profit; for a settled order absence does not mean zero. */
  sa: z.optional(z.numeric()),
  uwl: z.optional(z.textual()),
  /** Highest return; null while unknown, which is not zero. */
  mla: z.soft(z.nullable(z.numeric()), null),
  st: z.numeric(),
  oc: z._default(z.numeric(), 0),
  cte: z.numeric(),
  stm: z.soft(z.nullable(z.numeric()), null),
  /** Stake sold by cash-outs, and the amount paid for it, whose absence then does not mean zero. */
  cots: z._default(z.nullable(z.numeric()), null),
  cops: z.soft(z.nullable(z.numeric()), null),
  mwa: z.optional(z.unknown()),
  rj: z.optional(z.unknown()),
  rjs: z.soft(z.nullable(z.textual()), ''),
  ops: z.array(fbRecordLegSchema),
});

/** A response without the list is invalid: otherwise a search for a lost bet would conclude that it was never accepted. */
export const fbRecordsSchema = z.object({
  current: z.soft(z.nullable(z.numeric()), null),
  total: z.soft(z.nullable(z.numeric()), null),
  records: z.array(z.unknown()),
  sts: z.soft(z.array(z.object({ cid: z.optional(z.unknown()), ct: z.numeric(), sa: z.numeric(), pa: z.numeric(), cwl: z.numeric() })), []),
});
