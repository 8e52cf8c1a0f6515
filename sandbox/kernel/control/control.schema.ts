import * as z from 'zod/mini';

/** Fields that several requests of the control API have. */

export const isoTime = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** Decimal text of an amount, such as `8.80`. */
export const moneyField = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));

/** Rows of one member, or of all without a name. */
export const ofMemberSchema = z.object({ userName: z.optional(z.string()) });
