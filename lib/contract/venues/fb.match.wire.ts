import * as z from '../schema';

/** FB's wire of matches and prices. */
const number = z.numeric();
const text = z.textual();
/** A count, or a state whose ordinary value is 0. */
const count = z.soft(number, 0);

export const fbOptionSchema = z.object({
  na: text,
  nm: text,
  ty: number,
  od: number,
  li: z.optional(z.nullable(text)),
});

export const fbMarketSchema = z.object({
  id: number,
  ss: number,
  au: count,
  mbl: count,
  li: z.optional(z.nullable(text)),
  op: z.array(fbOptionSchema),
});

export const fbMarketGroupSchema = z.object({
  mty: number,
  pe: number,
  nm: z.string(),
  mks: z.array(fbMarketSchema),
});

const fbScoreSchema = z.object({ pe: number, tyg: number, sc: z.array(number, z.length(2)) });

export const fbMatchSchema = z.object({
  id: number,
  bt: number,
  ms: number,
  /** 1: FB sells the match. */
  ss: z.soft(number, 1, 0),
  sid: number,
  ne: count,
  tms: count,
  lg: z.object({
    id: number,
    na: z.string(),
    or: z.soft(number, 999),
    rnm: z.soft(z.nullable(text), ''),
    hot: z.soft(z.boolean(), false),
  }),
  ts: z.array(z.object({ id: number, na: z.string() }), z.length(2)),
  mc: z.soft(
    z.nullable(
      z.object({
        s: number,
        pe: number,
        r: z.soft(z.boolean(), false),
        itd: count,
        /** Unit: 1 seconds, 2 minutes. */
        tu: z._default(number, 1),
        /** 1 counts up, 2 down. */
        tp: z._default(number, 1),
      }),
    ),
    null,
  ),
  /** Serving side: 1 home, 2 away. */
  ssi: z.soft(z.nullable(number), null),
  nsg: z.soft(z.array(z.soft(z.nullable(fbScoreSchema), null)), []),
  mg: z.soft(z.array(z.unknown()), []),
});

/** Records stay unknown here: the adapter parses them one by one, so that an invalid row costs only itself. */
export const fbListSchema = z.object({
  total: z.optional(number),
  records: z.array(z.unknown()),
});

export const fbStatisticalSchema = z.object({
  tc: count,
  sl: z.array(
    z.object({
      ty: number,
      tc: count,
      ssl: z._default(z.array(z.object({ sid: number, c: number })), []),
    }),
  ),
  hls: z.soft(z.array(z.object({ id: number, na: z.string(), sid: number })), []),
});

export const fbLeagueSchema = z.object({
  id: number,
  na: z.string(),
  or: z._default(number, 999),
  rnm: z._default(z.nullable(text), ''),
  hot: z._default(z.boolean(), false),
  mt: z._default(number, 0),
});
