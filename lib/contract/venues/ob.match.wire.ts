import * as z from '../schema';

/**
 * OB's matches and menus (venues §2.2). Ids are strings of up to 19 digits; an `ov` is a decimal price × 100000. Rows of
 * every level stay unknown here: the adapter parses them one by one, so that an invalid row costs only itself.
 */
const id = z.textual(z.regex(/^\d{1,20}$/));
const numeric = z.numeric();
const word = z.textual();
const text = z.soft(z.nullable(word), '');
/** A count; also a state whose ordinary value is 0. */
const count = z._default(numeric, 0);
const softCount = z.soft(numeric, 0);
const level = z.soft(numeric, 99);
const rows = z.soft(z.nullable(z.array(z.unknown())), []);

export const obOptionSchema = z.object({
  oid: id,
  ot: word,
  on: text,
  os: z._default(numeric, 1),
  ov: count,
});

/** A line; its options are parsed one by one. */
export const obLineSchema = z.object({
  hid: id,
  hv: text,
  hs: count,
  hn: z.soft(numeric, 1, 0),
  ol: z.array(z.unknown()),
});

/** A play. Its lines are a list (H5), or an object, alone or slot by slot (web); an outright has options directly. */
export const obPlaySchema = z.object({
  hpid: word,
  hpn: text,
  hids: softCount,
  hsw: text,
  /** Number of the set for a play about one set. */
  hSpecial: z._default(z.nullable(numeric), 0),
  hl: z.optional(z.unknown()),
  ol: z.optional(z.array(z.unknown())),
  hid: z.optional(id),
});

export const obMatchSchema = z.object({
  mid: id,
  csid: word,
  csna: text,
  tid: word,
  tn: z.string(),
  tlev: level,
  mgt: numeric,
  ms: numeric,
  mmp: text,
  /** Seconds played since the start of the match. */
  mst: softCount,
  mess: softCount,
  /** Minutes of a basketball quarter, most sets of a tennis match. */
  mft: z.optional(z.unknown()),
  /** Serving side: `home` or `away`. */
  mat: z.soft(z.nullable(word), null),
  mc: softCount,
  mhs: count,
  mo: count,
  mng: softCount,
  mhid: text,
  maid: text,
  mhn: z.string(),
  man: z.string(),
  msc: z.soft(z.nullable(z.array(z.soft(word, ''))), []),
  hps: rows,
  /** Location of the same data in the web format. */
  hpsData: z.soft(z.nullable(z.array(z.object({ hps: z.array(z.unknown()) }))), null),
});

/** An outright: a league's row with the contenders as options. */
export const obOutrightSchema = z.object({
  mid: id,
  csid: word,
  tid: word,
  tn: z.string(),
  tlev: level,
  /** Time at which betting ends. */
  mgt: numeric,
  mhs: count,
  hps: z.array(z.unknown()),
});

export const obMenuSchema = z.array(
  z.object({
    menuId: numeric,
    subList: z._default(
      z.nullable(z.array(z.object({ menuId: numeric, menuName: text, count: z._default(z.nullable(numeric), 0), field1: text }))),
      [],
    ),
  }),
);

/** A list, bare or in an envelope's `data`. */
export const obListSchema = z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) })]);

export const obLeagueSchema = z.object({
  id: word,
  nameText: z.string(),
  num: softCount,
  hotStatus: z.soft(z.nullable(numeric), 0),
  regionName: text,
  tournamentLevel: z.soft(z.nullable(numeric), 99),
});

export const obLeaguesSchema = z.array(z.object({ sportVOs: z.array(z.object({ tournamentList: z.array(z.unknown()) })) }));
