import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';
import { ALERT_KINDS, clockText } from './alert.calls';

export const alertRequests = {
  alertSetting: {
    reads: true,
    about:
      'Kinds of alerts that the member wants on the page and as pushes, quiet hours, the public key for subscriptions, and whether the caller’s device is subscribed.',
    request: empty,
  },
  alertSave: {
    about: 'Changes the named kinds and the quiet hours, and leaves the rest as it is; returns the whole setting.',
    request: z.object({
      kinds: z.optional(
        z.array(z.object({ kind: z.enum(ALERT_KINDS), inSite: z.boolean(), push: z.boolean() }), z.maxLength(ALERT_KINDS.length)),
      ),
      quiet: z.optional(z.object({ isOn: z.boolean(), from: clockText, to: clockText })),
    }),
  },
  alertNews: {
    reads: true,
    about:
      'Events of the last ten minutes of world time that the member wants on the page: none of a kind that is off there, and none in quiet hours.',
    request: empty,
  },
  pushAdd: {
    about:
      'Stores a subscription of the browser (RFC 8030, RFC 8291) for the caller’s session; one of another session or member with the same address is replaced. 10003 with data.field endpoint for an address that is not of a known push service.',
    request: z.object({
      endpoint: z.string(z.minLength(1), z.maxLength(1024)),
      /** The browser’s public key and secret in base64url: 65 and 16 bytes. */
      p256dh: z.string(z.regex(/^[A-Za-z0-9_-]{87}$/)),
      auth: z.string(z.regex(/^[A-Za-z0-9_-]{22}$/)),
    }),
  },
  pushRemove: {
    about: 'Deletes the subscriptions of the caller’s session; without one it returns the present setting.',
    request: empty,
  },
} satisfies Requests;
