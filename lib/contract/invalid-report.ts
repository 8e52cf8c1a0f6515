import * as z from './schema';

/** The site's own call by which a browser reports invalid values: places and expectations, never a value. */
export const INVALID_REPORT_PATH = '/api/misfit';
/** Invalid values in one report. */
export const REPORTED_MAX = 10;

/** `failed`: the call returned nothing. `invalid`: it lost a part. `unknown`: a kind of thing that the product does not know. */
export const INVALID_KINDS = ['failed', 'invalid', 'unknown'] as const;

/** Longest texts of a report; longer ones are cut before sending. */
export const REPORTED_LENGTH = { call: 80, path: 120, expected: 120 } as const;

const invalidValueSchema = /* @__PURE__ */ z.object({
  kind: z.enum(INVALID_KINDS),
  /** `preInfo`, `FBTY /v1/match/getList`, `FBTY match`. */
  call: z.string(z.maxLength(REPORTED_LENGTH.call), z.regex(/^[A-Za-z][\w ./-]*$/)),
  /** `data.list.n.odds`; row numbers are left out. */
  path: z.string(z.maxLength(REPORTED_LENGTH.path), z.regex(/^[\w.$()-]*$/)),
  expected: z.string(z.maxLength(REPORTED_LENGTH.expected), z.regex(/^[ -~]*$/)),
  count: z.number(z.int(), z.gte(1), z.lte(10_000)),
});

export const invalidReportSchema = /* @__PURE__ */ z.object({
  values: z.array(invalidValueSchema, z.minLength(1), z.maxLength(REPORTED_MAX)),
});

export type InvalidReport = z.infer<typeof invalidReportSchema>;
export type InvalidValue = InvalidReport['values'][number];
