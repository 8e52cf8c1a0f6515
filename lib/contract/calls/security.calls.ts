import { defineCall } from '../call';
import * as z from '../schema';
import { REAL_NAME_STATES } from './withdraw.calls';
import { anyText, anyTime, empty } from '../wire';
import { pinText } from '../payee';

/** Sets the withdrawal PIN, or changes it. */
export const pinSetCall = defineCall({
  name: 'pinSet',
  method: 'POST',
  path: '/site/api/v1/user/member/pin/set',
  area: 'site',
  session: 'member',
  stepUp: { oldPin: 'whereSet', password: 'always' },
  inPlace: true,
  about:
    'Sets the withdrawal PIN with the login password, or changes it with the old PIN too. 10003 with data.field (pin, oldPin, password; with data.left for a wrong one), 6501 with data.retryAfter while locked.',
  request: z.object({ pin: pinText, oldPin: z.optional(pinText), password: z.string(z.minLength(1), z.maxLength(64)) }),
  answer: z.object({ hasPin: z._default(z.boolean(), true) }),
});

const realNameSchema = z.object({
  state: z.enum(REAL_NAME_STATES),
  /** Masked; '' without one. */
  masked: anyText,
  /** Why it was rejected, in Chinese. */
  reason: anyText,
  time: anyTime,
});

/** State of the real name's verification. */
export const realNameCall = defineCall({
  name: 'realName',
  method: 'POST',
  path: '/site/api/v1/user/member/realName',
  area: 'site',
  session: 'member',
  reads: true,
  about: 'The masked real name and the state of its verification.',
  request: empty,
  answer: realNameSchema,
});

/** Sets the real name, once. */
export const realNameSetCall = defineCall({
  name: 'realNameSet',
  method: 'POST',
  path: '/site/api/v1/user/member/realName/set',
  area: 'site',
  session: 'member',
  about:
    'Sets the real name and begins its verification. One that is verified or in review is not changed: 10001. 10003 with data.field realName for a bad one.',
  request: z.object({ realName: z.string(z.minLength(2), z.maxLength(60)) }),
  answer: realNameSchema,
});
