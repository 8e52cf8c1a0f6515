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
  answer: z.object({ pictureId }),
});

/** A picture that the member has uploaded. */
export const pictureCall = defineCall({
  name: 'picture',
  method: 'POST',
  path: '/site/api/v1/user/picture/query',
  area: 'site',
  session: 'member',
  answer: z.object({ type: z.enum(PICTURE_TYPES), content: z.string(z.maxLength(1_000_000)) }),
});
