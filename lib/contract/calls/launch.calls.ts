import { defineCall } from '../call';
import * as z from '../schema';

/** Launches a venue: the response selects an origin of the list and never adds one (contract §1). */
export const venueLaunchCall = defineCall({
  name: 'venueLaunch',
  method: 'POST',
  path: '/game/api/v1/venue/launch',
  area: 'game',
  session: 'optional',
  inPlace: true,
  response: z.object({
    url: z._default(z.nullable(z.string()), ''),
    h5Url: z._default(z.nullable(z.string()), ''),
    activityUrl: z._default(z.nullable(z.string()), ''),
    /** A string, or OB's object of resource addresses. */
    resource: z.optional(z.unknown()),
    token: z._default(z.nullable(z.string()), ''),
    apiUrl: z._default(z.nullable(z.string()), ''),
  }),
});
