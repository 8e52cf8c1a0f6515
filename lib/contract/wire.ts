import * as z from './schema';

/** Schemas that several calls share. Money on the platform's wire is a decimal string with two places (contract §2.16). */
export const moneyText = /* @__PURE__ */ z.string(z.regex(/^-?\d{1,15}\.\d{2}$/));
/** ISO-8601 UTC. */
export const timeText = /* @__PURE__ */ z.string(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/));
export const nullableTime = /* @__PURE__ */ z.nullable(timeText);
export const empty = /* @__PURE__ */ z.object({});
