import * as z from '../schema';

/** OB's wire (venues: OB). Codes are strings; ids are strings of up to 19 digits. A code sent as a number has lost its zeros. */
const CODE_DIGITS = 7;

export const obEnvelopeSchema = z.object({
  code: z.reading(z.string(), (value) => (Number.isSafeInteger(value) ? String(value).padStart(CODE_DIGITS, '0') : value)),
  msg: z.soft(z.nullable(z.textual()), ''),
  data: z.optional(z.unknown()),
});

/** Codes of OB that the site acts on. */
export const OB_CODE = { ok: '0000000' } as const;

/** `getUserInfo`: `userId` is the cuid. */
export const obUserSchema = z.object({ userId: z.textual(z.regex(/^\d{1,20}$/)) });

const count = z.soft(z.nullable(z.numeric(z.int(), z.gte(0))), null);
/** The platform counts; a missing key means unknown, 0 none on now (samples: counts). */
export const countsSchema = z.object({ TY: count, DZ: count, DJ: count, ZR: count, CP: count, QP: count });

/** Level-1 menu numbers, and the `type` of their list requests. */
export const OB_MENU = { live: 400, today: 402, early: 403, outright: 406 } as const;
export const OB_LIST = { live: 1, today: 3, early: 4, parlay: 11, result: 28, outright: 100 } as const;
