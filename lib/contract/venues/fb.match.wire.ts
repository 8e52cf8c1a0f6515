import * as z from '../schema';

/** FB's wire of matches and prices. */

export const fbOptionSchema = z.object({
  na: z.string(),
  nm: z.string(),
  ty: z.number(),
  od: z.number(),
  bod: z.optional(z.number()),
  odt: z.optional(z.number()),
  li: z.optional(z.nullable(z.string())),
});

export const fbMarketSchema = z.object({
  id: z.number(),
  ss: z.number(),
  au: z._default(z.number(), 0),
  mbl: z._default(z.number(), 0),
  li: z.optional(z.nullable(z.string())),
  op: z.array(fbOptionSchema),
});

export const fbMarketGroupSchema = z.object({
  mty: z.number(),
  pe: z.number(),
  nm: z.string(),
  tps: z._default(z.array(z.string()), []),
  mks: z.array(fbMarketSchema),
});

export const fbMatchSchema = z.object({
  id: z.number(),
  bt: z.number(),
  ms: z.number(),
  ss: z._default(z.number(), 1),
  sid: z.number(),
  ne: z._default(z.number(), 0),
  ty: z._default(z.number(), 2),
  fmt: z.optional(z.number()),
  pl: z._default(z.number(), 0),
  tms: z._default(z.number(), 0),
  lg: z.object({
    id: z.number(),
    na: z.string(),
    or: z._default(z.number(), 999),
    rid: z.optional(z.number()),
    rnm: z._default(z.nullable(z.string()), ''),
    hot: z._default(z.boolean(), false),
  }),
  ts: z.array(z.object({ id: z.number(), na: z.string() }), z.length(2)),
  mc: z.optional(
    z.nullable(
      z.object({
        s: z.number(),
        pe: z.number(),
        r: z._default(z.boolean(), false),
        itd: z._default(z.number(), 0),
        /** Unit: 1 seconds, 2 minutes. */
        tu: z._default(z.number(), 1),
        /** 1 counts up, 2 down. */
        tp: z._default(z.number(), 1),
      }),
    ),
  ),
  /** Serving side: 1 home, 2 away. */
  ssi: z.optional(z.nullable(z.number())),
  nsg: z._default(z.array(z.object({ pe: z.number(), tyg: z.number(), sc: z.array(z.number(), z.length(2)) })), []),
  mg: z._default(z.array(z.unknown()), []),
});

/** Records stay unknown here: the adapter parses them one by one, so that an invalid row costs only itself. */
export const fbListSchema = z.object({
  current: z.number(),
  size: z.number(),
  total: z.number(),
  pageTotal: z.optional(z.number()),
  records: z.array(z.unknown()),
});

export const fbStatisticalSchema = z.object({
  tc: z._default(z.number(), 0),
  sl: z.array(
    z.object({
      ty: z.number(),
      tc: z._default(z.number(), 0),
      ssl: z._default(z.array(z.object({ sid: z.number(), c: z.number() })), []),
    }),
  ),
  hls: z._default(z.array(z.object({ id: z.number(), na: z.string(), sid: z.number() })), []),
});

export const fbLeagueSchema = z.object({
  id: z.number(),
  na: z.string(),
  or: z._default(z.number(), 999),
  rnm: z._default(z.nullable(z.string()), ''),
  hot: z._default(z.boolean(), false),
  mt: z._default(z.number(), 0),
});
