import * as z from '../schema';
import { fbOptionSchema } from './fb.match.wire';

/** FB's wire of member calls: balance, quotes, bets, records, cash-out (venues §1.4, §1.5). */

export const fbUserSchema = z.object({ bl: z.string() });

export const fbQuoteItemSchema = z.object({
  mid: z.number(),
  omid: z.optional(z.number()),
  ss: z.number(),
  op: z.optional(fbOptionSchema),
  smin: z.optional(z.number()),
  smax: z.optional(z.number()),
  au: z.optional(z.number()),
  ip: z.optional(z.number()),
  re: z.optional(z.nullable(z.string())),
  scs: z.optional(z.nullable(z.array(z.number()))),
});

export const fbQuoteSchema = z.object({
  bms: z.array(fbQuoteItemSchema),
  sos: z._default(z.array(z.object({ sn: z.number(), in: z.number(), sodd: z.number(), mi: z.number(), mx: z.number() })), []),
  mon: z._default(z.number(), 30),
  msl: z._default(z.number(), 30),
});

export const fbPlacedSchema = z.array(
  z.object({
    id: z.string(),
    st: z.number(),
    /** Refusal code, and FB's text for it. */
    rj: z.optional(z.nullable(z.number())),
    rjs: z.optional(z.nullable(z.string())),
    ops: z._default(
      z.array(
        z.object({
          mid: z.number(),
          od: z.number(),
          of: z.optional(z.number()),
          tr: z.optional(z.nullable(z.string())),
          rid: z.optional(z.nullable(z.string())),
        }),
      ),
      [],
    ),
  }),
);

/** `amt`: paid per unit of stake; `smis`, `pmis`: smallest stake that can be cashed out, of a single and of a parlay. */
export const fbCashOutPriceSchema = z.array(
  z.object({
    oid: z.string(),
    amt: z.number(),
    st: z.number(),
    smis: z._default(z.nullable(z.number()), null),
    pmis: z._default(z.nullable(z.number()), null),
  }),
);

export const fbCashOutSchema = z.object({ id: z.string(), st: z.number(), cops: z._default(z.nullable(z.number()), null) });
