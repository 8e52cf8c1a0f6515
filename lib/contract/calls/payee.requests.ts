import { PAYEE_KINDS, payeeId, pinText } from '../payee';
import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';

export const payeeRequests = {
  payeeList: {
    reads: true,
    about:
      'The member’s payees of all kinds, default first, then newest first; numbers are masked. maxPerKind: the most payees of one kind that a member may have.',
    request: empty,
  },
  payeeAdd: {
    stepUp: { pin: 'always' },
    about:
      'Adds a payee in the verified real name; the first of its kind becomes the default. 10003 with data.field for a bad field (number, bank, branch where bank is `OTHER`, pin), 10001 with data.step (realName, pin) when that step is missing, 6501 with data.retryAfter while the PIN is locked.',
    request: z.object({
      kind: z.enum(PAYEE_KINDS),
      number: z.string(z.minLength(1), z.maxLength(128)),
      /** Bank code; bank cards only. */
      bank: z.optional(z.string(z.maxLength(16))),
      branch: z.optional(z.string(z.maxLength(60))),
      alias: z.optional(z.string(z.maxLength(20))),
      pin: pinText,
    }),
  },
  payeeDefault: {
    about: 'Makes a payee the default of its kind. 10001 when the member has no payee with this id.',
    request: z.object({ payeeId }),
  },
  payeeDelete: {
    stepUp: { pin: 'always' },
    about:
      'Deletes a payee; a repeat changes nothing. 10003 with data.field pin for a wrong PIN, 6501 while it is locked, 10001 while a withdrawal to it is pending.',
    request: z.object({ payeeId, pin: pinText }),
  },
} satisfies Requests;
