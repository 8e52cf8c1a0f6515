import { defineCall } from '../call';
import * as z from '../schema';

/** Largest picture, in bytes: as base64 with its envelope it fits the site's request limit of one megabyte. */
export const PICTURE_MAX_BYTES = 700 * 1024;
/** Types of pictures, detected by their first bytes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Identifies a picture of the member. */
export const pictureId = /* @__PURE__ */ z.string(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** A picture in base64. */
export const pictureContent = /* @__PURE__ */ z.object({ type: z.enum(PICTURE_TYPES), content: z.string(z.maxLength(1_000_000)) });

/** Stores a picture for a later call; a repeat of the key returns the first response. */
export const pictureUploadCall = defineCall({
  name: 'pictureUpload',
  method: 'POST',
  path: '/site/api/v1/user/picture/upload',
  area: 'site',
  session: 'member',
  timeout: 60_000,
  response: z.object({ pictureId }),
});

/** A picture that the member has uploaded. */
export const pictureCall = defineCall({
  name: 'picture',
  method: 'POST',
  path: '/site/api/v1/user/picture/query',
  area: 'site',
  session: 'member',
  response: pictureContent,
});
