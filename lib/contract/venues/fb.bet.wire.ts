import * as z from '../schema';
import { fbOptionSchema } from './fb.match.wire';

/** FB's wire of member calls: balance, quotes, bets, records, cash-out (venues §1.4, §1.5). */

export const fbUserSchema = z.object({ bl: z.textual() });

export const fbQuoteItemSchema = z.object({
  mid: z.numeric(),
  omid: z.optional(z.numeric()),
  ss: z.numeric(),
  op: z.optional(fbOptionSchema),
  smin: z.optional(z.numeric()),
  smax: z.optional(z.numeric()),
  au: z.optional(z.numeric()),
  ip: z.optional(z.numeric()),
  re: z.optional(z.nullable(z.textual())),
  scs: z.optional(z.nullable(z.array(z.numeric()))),
});

export const fbQuoteSchema = z.object({
  bms: z.array(fbQuoteItemSchema),
  sos: z._default(z.array(z.object({ sn: z.numeric(), in: z.numeric(), sodd: z.numeric(), mi: z.numeric(), mx: z.numeric() })), []),
  mon: z._default(z.numeric(), 30),
  msl: z._default(z.numeric(), 30),
});

// Responses to bets and cash-outs: an invalid part costs only itself, and without it the venue's decision stays open.
const text = z.soft(z.textual(), '');
/** Null while it cannot be read. */
const state = z.soft(z.nullable(z.numeric()), null);

const placedSchema = z.object({
  /** Empty if FB accepted nothing. */
  id: text,
  st: state,
  /** Rejection code, and FB's text for it. */
  rj: state,
  rjs: text,
  /** `of`: the odds type of the price `od`. */
  ops: z.soft(z.array(z.soft(z.nullable(z.object({ mid: state, od: z.soft(z.numeric(), 0), of: state, tr: text, rid: text })), null)), []),
});
export type FbPlaced = z.infer<typeof placedSchema>;

export const fbPlacedSchema = z.array(z.soft(z.nullable(placedSchema), null));

/** `amt`: paid per unit of stake; `smis`, `pmis`: smallest stake that can be cashed out, of a single and of a parlay. */
export const fbCashOutPriceSchema = z.array(
  z.object({
    oid: z.textual(),
    amt: z.numeric(),
    st: z.numeric(),
    smis: z._default(z.nullable(z.numeric()), null),
    pmis: z._default(z.nullable(z.numeric()), null),
  }),
);

/** `cops`: paid for the part sold. */
export const fbCashOutSchema = z.object({ st: state, cops: state });
