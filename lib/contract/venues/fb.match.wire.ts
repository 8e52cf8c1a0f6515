import * as z from '../schema';

/** FB's wire of matches and prices. */

export const fbOptionSchema = z.object({
  na: z.textual(),
  nm: z.textual(),
  ty: z.numeric(),
  od: z.numeric(),
  /** Nobody here reads them. */
  bod: z.optional(z.unknown()),
  odt: z.optional(z.unknown()),
  li: z.optional(z.nullable(z.textual())),
});

export const fbMarketSchema = z.object({
  id: z.numeric(),
  ss: z.numeric(),
  au: z.soft(z.numeric(), 0),
  mbl: z.soft(z.numeric(), 0),
  li: z.optional(z.nullable(z.textual())),
  op: z.array(fbOptionSchema),
});

export const fbMarketGroupSchema = z.object({
  mty: z.numeric(),
  pe: z.numeric(),
  nm: z.string(),
  mks: z.array(fbMarketSchema),
});

const fbScoreSchema = z.object({ pe: z.numeric(), tyg: z.numeric(), sc: z.array(z.numeric(), z.length(2)) });

export const fbMatchSchema = z.object({
  id: z.numeric(),
  bt: z.numeric(),
  ms: z.numeric(),
  /** 1: FB sells the match. */
  ss: z.soft(z.numeric(), 1, 0),
  sid: z.numeric(),
  ne: z.soft(z.numeric(), 0),
  tms: z.soft(z.numeric(), 0),
  lg: z.object({
    id: z.numeric(),
    na: z.string(),
    or: z.soft(z.numeric(), 999),
    rnm: z.soft(z.nullable(z.textual()), ''),
    hot: z.soft(z.boolean(), false),
  }),
  ts: z.array(z.object({ id: z.numeric(), na: z.string() }), z.length(2)),
  mc: z.soft(
    z.nullable(
      z.object({
        s: z.numeric(),
        pe: z.numeric(),
        r: z.soft(z.boolean(), false),
        itd: z.soft(z.numeric(), 0),
        /** Unit: 1 seconds, 2 minutes. */
        tu: z._default(z.numeric(), 1),
        /** 1 counts up, 2 down. */
        tp: z._default(z.numeric(), 1),
      }),
    ),
    null,
  ),
  /** Serving side: 1 home, 2 away. */
  ssi: z.soft(z.nullable(z.numeric()), null),
  nsg: z.soft(z.array(z.soft(z.nullable(fbScoreSchema), null)), []),
  mg: z.soft(z.array(z.unknown()), []),
});

/** Records stay unknown here: the adapter parses them one by one, so that an invalid row costs only itself. */
export const fbListSchema = z.object({
  current: z.optional(z.unknown()),
  size: z.optional(z.unknown()),
  pageTotal: z.optional(z.unknown()),
  total: z.optional(z.numeric()),
  records: z.array(z.unknown()),
});

export const fbStatisticalSchema = z.object({
  tc: z.soft(z.numeric(), 0),
  sl: z.array(
    z.object({
      ty: z.numeric(),
      tc: z.soft(z.numeric(), 0),
      ssl: z._default(z.array(z.object({ sid: z.numeric(), c: z.numeric() })), []),
    }),
  ),
  hls: z.soft(z.array(z.object({ id: z.numeric(), na: z.string(), sid: z.numeric() })), []),
});

export const fbLeagueSchema = z.object({
  id: z.numeric(),
  na: z.string(),
  or: z._default(z.numeric(), 999),
  rnm: z._default(z.nullable(z.textual()), ''),
  hot: z._default(z.boolean(), false),
  mt: z._default(z.numeric(), 0),
});
