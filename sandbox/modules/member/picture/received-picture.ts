import { CODE } from '@pavilion/contract/codes';
import { Rejection } from '../../../kernel/http/rejection';
import { PICTURE_COPY } from './picture.copy';
import type { PictureType } from './picture.tables';
import { bytesOf, MAX_PIXELS, MAX_SIDE, writtenPicture } from './written-picture';

/** Bytes of a request with a picture. */
export const PICTURE_BODY_LIMIT = 1024 * 1024;

/** A picture to be stored: `sent` as received in base64, `bytes` as written anew. */
export interface ReceivedPicture {
  pictureKey: string;
  sent: string;
  type: PictureType;
  bytes: Buffer;
}

/** The picture of an upload, written anew. @throws Rejection 10003 with data.field content for data that are no picture, or too large a one. */
export async function pictureOf({ pictureKey, content }: { pictureKey: string; content: string }): Promise<ReceivedPicture> {
  const bytes = bytesOf(content);
  const written = bytes ? await writtenPicture(bytes) : 'form';
  if (written === 'form') throw new Rejection(CODE.validation, PICTURE_COPY.form, { field: 'content' });
  if (written === 'size') throw new Rejection(CODE.validation, PICTURE_COPY.size(MAX_SIDE, MAX_PIXELS), { field: 'content' });
  return { pictureKey, sent: content, ...written };
}
