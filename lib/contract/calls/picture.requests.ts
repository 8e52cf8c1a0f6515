import type { Requests } from '../request';
import { uuidText } from '../request-fields';
import * as z from '../schema';
import { PICTURE_MAX_BYTES, pictureId } from './picture.calls';

/** A picture to store, and the key of its upload. */
export const pictureFields = {
  pictureKey: uuidText,
  /** The file in base64. */
  content: z.string(z.minLength(16), z.maxLength(Math.ceil(PICTURE_MAX_BYTES / 3) * 4)),
};

export const pictureRequests = {
  pictureUpload: {
    about:
      'Stores a picture (a whole PNG, JPEG or WebP of at most 700 KiB and 8,000 pixels a side) without its metadata and returns its id; a picture that nothing refers to is deleted after a day. A repeat of pictureKey returns the same id. 10003 with data.field content, or pictureKey for another picture; 6501 too many.',
    request: z.object(pictureFields),
  },
  picture: {
    reads: true,
    about: 'A picture of the member in base64; 10001 for any other.',
    request: z.object({ pictureId }),
  },
} satisfies Requests;
