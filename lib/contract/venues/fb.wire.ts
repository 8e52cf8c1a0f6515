import * as z from '../schema';

/** FB's wire (venues: FB). All ids are JSON numbers but the order's; prices are decimal numbers; money is numbers and strings. */

export const fbEnvelopeSchema = z.object({
  success: z._default(z.boolean(), false),
  code: z.number(z.int()),
  message: z._default(z.nullable(z.string()), ''),
  data: z.optional(z.unknown()),
});

/** Codes of FB that the site acts on. */
export const FB_CODE = {
  ok: 0,
  unauthorized: 3,
  illegal: 5,
  system: 6,
  maintenance: 8,
  tooFrequent: 12,
  betFailed: 3000,
  balance: 3001,
  closed: 3002,
  oddsChanged: 3003,
  belowMin: 3005,
  aboveMax: 3008,
  notLoggedIn: 14009,
  loginTimeout: 14010,
  marketMissing: 14084,
} as const;

/** match_play_type of the list call. */
export const FB_PLAY = { live: 1, today: 3, early: 4, todayAndLive: 6 } as const;

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
      }),
    ),
  ),
  nsg: z._default(z.array(z.object({ pe: z.number(), tyg: z.number(), sc: z.array(z.number(), z.length(2)) })), []),
  mg: z._default(z.array(z.unknown()), []),
});

/** Records stay unknown here: the adapter parses them one by one, so that a misfit costs that one row. */
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

export const fbUserSchema = z.object({ uid: z.number(), currencyId: z.number(), bl: z.string() });

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
  sos: z._default(
    z.array(z.object({ sn: z.number(), in: z.number(), sodd: z.number(), mi: z.number(), mx: z.number() })),
    [],
  ),
  mon: z._default(z.number(), 30),
  msl: z._default(z.number(), 30),
});

export const fbPlacedSchema = z.array(
  z.object({
    id: z.string(),
    st: z.number(),
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

export const fbOrderStatusSchema = z.array(
  z.object({
    oid: z.string(),
    st: z.number(),
    rj: z._default(z.number(), 0),
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
  onm: z._default(z.string(), ''),
  ip: z._default(z.number(), 0),
  te: z.array(z.object({ na: z.string(), id: z.number() })),
  rs: z._default(z.nullable(z.string()), ''),
  sr: z.number(),
  od: z.number(),
  li: z.optional(z.nullable(z.string())),
  re: z.optional(z.nullable(z.string())),
  mrid: z.number(),
  ty: z.number(),
  ms: z.optional(z.number()),
});

export const fbRecordSchema = z.object({
  id: z.string(),
  sert: z._default(z.number(), 0),
  bn: z._default(z.number(), 1),
  us: z.number(),
  sat: z.number(),
  sa: z._default(z.number(), 0),
  uwl: z._default(z.string(), '0'),
  mla: z._default(z.number(), 0),
  mwa: z._default(z.number(), 0),
  st: z.number(),
  oc: z._default(z.number(), 0),
  cte: z.number(),
  stm: z._default(z.nullable(z.number()), null),
  rj: z._default(z.number(), 0),
  rjs: z._default(z.nullable(z.string()), ''),
  ops: z.array(fbRecordLegSchema),
});

export const fbRecordsSchema = z.object({
  current: z.number(),
  size: z.number(),
  total: z.number(),
  records: z.array(z.unknown()),
  sts: z._default(
    z.array(z.object({ cid: z.number(), ct: z.number(), sa: z.number(), pa: z.number(), cwl: z.number() })),
    [],
  ),
});
