import { defineCall } from '../call';
import * as z from '../schema';

/** Largest picture, in bytes: as base64 with its envelope it fits the site's limit of a request, one megabyte. */
export const PICTURE_MAX_BYTES = 700 * 1024;
/** Types of pictures, known by their first bytes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Names a picture of the member. */
export const pictureId = /* @__PURE__ */ z.string(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** Stores a picture, to be named by a later call; a repeat of the key answers what the first did. */
export const pictureUploadCall = defineCall({
  name: 'pictureUpload',
  method: 'POST',
  path: '/site/api/v1/user/picture/upload',
  area: 'site',
  session: 'member',
  timeout: 60_000,
  about:
    'Stores a picture (a whole PNG, JPEG or WebP of at most 700 KiB and 8,000 pixels a side) without its metadata and answers its id; deleted after a day when nothing names it. A repeat of pictureKey answers the same id. 10003 with data.field content, or pictureKey for another picture; 6501 too many.',
  request: z.object({
    /** UUID, made by the sender. */
    pictureKey: z.string(z.regex(/^[0-9A-Fa-f-]{36}$/)),
    /** The file in base64. */
    content: z.string(z.minLength(16), z.maxLength(Math.ceil(PICTURE_MAX_BYTES / 3) * 4)),
  }),
  answer: z.object({ pictureId }),
});

/** A picture that the member has uploaded. */
export const pictureCall = defineCall({
  name: 'picture',
  method: 'POST',
  path: '/site/api/v1/user/picture/query',
  area: 'site',
  session: 'member',
  reads: true,
  about: 'A picture of the member in base64; 10001 for any other.',
  request: z.object({ pictureId }),
  answer: z.object({ type: z.enum(PICTURE_TYPES), content: z.string(z.maxLength(1_000_000)) }),
});
