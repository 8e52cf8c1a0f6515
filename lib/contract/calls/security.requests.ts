import { pinText } from '../payee';
import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';

export const securityRequests = {
  pinSet: {
    stepUp: { oldPin: 'whereSet', password: 'always' },
    about:
      'Sets the withdrawal PIN with the login password, or changes it with the old PIN too. 10003 with data.field (pin, oldPin, password; with data.left for a wrong one), 6501 with data.retryAfter while locked.',
    request: z.object({ pin: pinText, oldPin: z.optional(pinText), password: z.string(z.minLength(1), z.maxLength(64)) }),
  },
  realName: {
    reads: true,
    about: 'The masked real name and the state of its verification.',
    request: empty,
  },
  realNameSet: {
    about:
      'Sets the real name and begins its verification. 10001 for a name that is verified or in review, which does not change. 10003 with data.field realName for an invalid one.',
    request: z.object({ realName: z.string(z.minLength(2), z.maxLength(60)) }),
  },
} satisfies Requests;
