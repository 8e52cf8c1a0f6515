import * as z from './schema';

/** Schemas that several calls share. Money on the platform's wire is a decimal string with two places (contract §2.16). */
export const moneyText = /* @__PURE__ */ z.string(z.regex(/^-?\d{1,15}\.\d{2}$/));
/** ISO-8601 UTC. */
export const timeText = /* @__PURE__ */ z.string(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/));
export const nullableTime = /* @__PURE__ */ z.nullable(timeText);

// Types of response parts that the rest does not depend on (contract §2.20): absent, null and invalid values are treated alike.
/** Text that no decision depends on; '' while unknown. */
export const anyText = /* @__PURE__ */ z._default(z.string(), '');
/** Null while unknown. */
export const anyTime = /* @__PURE__ */ z._default(nullableTime, null);
/** Null while unknown, which is not zero. */
export const anyMoney = /* @__PURE__ */ z._default(z.nullable(moneyText), null);
/** False unless the response sets it. */
export const anyFlag = /* @__PURE__ */ z._default(z.boolean(), false);
/** A number that is only shown; 0 while unknown. */
export const anyCount = /* @__PURE__ */ z._default(z.number(), 0);
export const empty = /* @__PURE__ */ z.object({});
