import * as z from '../schema';

/** FB's wire of matches and prices. */

export const fbOptionSchema = z.object({
  na: z.string(),
  nm: z.string(),
  ty: z.number(),
  od: z.number(),
  /** Nobody here reads them. */
  bod: z.optional(z.unknown()),
  odt: z.optional(z.unknown()),
  li: z.optional(z.nullable(z.string())),
});

export const fbMarketSchema = z.object({
  id: z.number(),
  ss: z.number(),
  au: z.soft(z.number(), 0),
  mbl: z.soft(z.number(), 0),
  li: z.optional(z.nullable(z.string())),
  op: z.array(fbOptionSchema),
});

export const fbMarketGroupSchema = z.object({
  mty: z.number(),
  pe: z.number(),
  nm: z.string(),
  mks: z.array(fbMarketSchema),
});

const fbScoreSchema = z.object({ pe: z.number(), tyg: z.number(), sc: z.array(z.number(), z.length(2)) });

export const fbMatchSchema = z.object({
  id: z.number(),
  bt: z.number(),
  ms: z.number(),
  /** 1: FB sells the match. */
  ss: z.soft(z.number(), 1, 0),
  sid: z.number(),
  ne: z.soft(z.number(), 0),
  tms: z.soft(z.number(), 0),
  lg: z.object({
    id: z.number(),
    na: z.string(),
    or: z.soft(z.number(), 999),
    rnm: z.soft(z.nullable(z.string()), ''),
    hot: z.soft(z.boolean(), false),
  }),
  ts: z.array(z.object({ id: z.number(), na: z.string() }), z.length(2)),
  mc: z.soft(
    z.nullable(
      z.object({
        s: z.number(),
        pe: z.number(),
        r: z.soft(z.boolean(), false),
        itd: z.soft(z.number(), 0),
        /** Unit: 1 seconds, 2 minutes. */
        tu: z._default(z.number(), 1),
        /** 1 counts up, 2 down. */
        tp: z._default(z.number(), 1),
      }),
    ),
    null,
  ),
  /** Serving side: 1 home, 2 away. */
  ssi: z.soft(z.nullable(z.number()), null),
  nsg: z.soft(z.array(z.soft(z.nullable(fbScoreSchema), null)), []),
  mg: z.soft(z.array(z.unknown()), []),
});

/** Records stay unknown here: the adapter parses them one by one, so that an invalid row costs only itself. */
export const fbListSchema = z.object({
  current: z.optional(z.unknown()),
  size: z.optional(z.unknown()),
  pageTotal: z.optional(z.unknown()),
  total: z.optional(z.number()),
  records: z.array(z.unknown()),
});

export const fbStatisticalSchema = z.object({
  tc: z.soft(z.number(), 0),
  sl: z.array(
    z.object({
      ty: z.number(),
      tc: z.soft(z.number(), 0),
      ssl: z._default(z.array(z.object({ sid: z.number(), c: z.number() })), []),
    }),
  ),
  hls: z.soft(z.array(z.object({ id: z.number(), na: z.string(), sid: z.number() })), []),
});

export const fbLeagueSchema = z.object({
  id: z.number(),
  na: z.string(),
  or: z._default(z.number(), 999),
  rnm: z._default(z.nullable(z.string()), ''),
  hot: z._default(z.boolean(), false),
  mt: z._default(z.number(), 0),
});
