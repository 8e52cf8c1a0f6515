import { defineCall } from '../call';
import * as z from '../schema';
import { anyText, anyTime } from '../wire';
import { REAL_NAME_STATES } from './withdraw.calls';

/** Sets the withdrawal PIN, or changes it. */
export const pinSetCall = defineCall({
  name: 'pinSet',
  method: 'POST',
  path: '/site/api/v1/user/member/pin/set',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: z.object({ hasPin: z._default(z.boolean(), true) }),
});

const realNameSchema = z.object({
  state: z.enum(REAL_NAME_STATES),
  /** Masked; '' without one. */
  masked: anyText,
  /** Reason for the rejection, in Chinese. */
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
  response: realNameSchema,
});

/** Sets the real name, once. */
export const realNameSetCall = defineCall({
  name: 'realNameSet',
  method: 'POST',
  path: '/site/api/v1/user/member/realName/set',
  area: 'site',
  session: 'member',
  response: realNameSchema,
});
