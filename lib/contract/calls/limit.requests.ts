import { pinText } from '../payee';
import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';
import { COOLING_TERMS, EXCLUSION_TERMS, limitKey, nullableLimit } from './limit.calls';

export const limitRequests = {
  limits: {
    reads: true,
    about: 'Limits that the member has set, with the used and the remaining part, the pause in force, and the interval of reality checks.',
    request: empty,
  },
  limitSet: {
    about:
      'A first or lower limit is in force at once; a higher one, and null (none), requires a wait of 24 hours and limitConfirm. 10003 with data.field limit for a bad value.',
    request: z.object({ ...limitKey, limit: nullableLimit }),
  },
  limitConfirm: {
    about:
      'Puts the pending increase to this limit into force. 10001 when no increase or another one is pending, and with data.readyTime while it is too early.',
    request: z.object({ ...limitKey, limit: nullableLimit }),
  },
  limitCancel: {
    about: 'Withdraws a pending increase; the limit in force remains. Without an increase it returns the present limits.',
    request: z.object(limitKey),
  },
  coolingStart: {
    about: 'Begins a cooling-off, which can be made longer but not shorter. 10001 while a longer pause is in force.',
    request: z.object({ term: z.enum(COOLING_TERMS) }),
  },
  exclusionStart: {
    stepUp: { password: 'either', pin: 'either' },
    about:
      'Begins a self-exclusion with the login password or the PIN. 10003 with data.field (password, pin; with data.left for a wrong one), 6501 with data.retryAfter while locked, 10001 while a longer one is in force.',
    request: z.object({
      term: z.enum(EXCLUSION_TERMS),
      password: z.optional(z.string(z.minLength(1), z.maxLength(64))),
      pin: z.optional(pinText),
    }),
  },
  exclusionEnd: {
    about:
      'After the end of the self-exclusion, `ask` begins a wait of 24 hours; then `confirm` ends the exclusion and `keep` leaves it in force. 10001 before its end, and with data.readyTime within the 24 hours.',
    request: z.object({ step: z.enum(['ask', 'confirm', 'keep']) }),
  },
  realitySet: {
    about: 'Minutes between two reality checks: 0 (off), 15, 30 or 60. 10003 with data.field minutes for another number.',
    request: z.object({ minutes: z.number(z.int(), z.gte(0), z.lte(60)) }),
  },
  realityReport: {
    reads: true,
    about: 'First activity of the site’s day, minutes counted since, and stake, return and result of the bets that were settled today.',
    request: empty,
  },
  limitHistory: {
    reads: true,
    about:
      'Changes of the member’s own limits, pauses and reality checks, newest first. `from` and `to`: limits, terms or minutes; null = none.',
    request: z.object({ page: z.number(z.int(), z.gte(1), z.lte(100)), size: z.number(z.int(), z.gte(1), z.lte(50)) }),
  },
} satisfies Requests;
