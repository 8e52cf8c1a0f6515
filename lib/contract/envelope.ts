import * as z from './schema';

/** The platform's response (contract §3). The call's own schema checks `data`, after the code. */
export const envelopeSchema = z.object({
  status_code: z.number(z.int()),
  message: z._default(z.nullable(z.string()), ''),
  data: z.optional(z.unknown()),
});

export type Envelope<T = unknown> = { status_code: number; message: string; data: T };

/** `source` of an envelope that the site creates when the platform gave none; a platform sends no such field. */
export const SITE_SOURCE = 'site';
