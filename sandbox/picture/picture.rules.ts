import { PICTURE_MAX_BYTES } from '../../lib/contract/calls/picture.calls';
import type { PictureType } from './picture.schema';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a base64 text; null for anything else, also for base64 that is not written the usual way. */
export function bytesOf(content: string): Buffer | null {
  if (!BASE64.test(content)) return null;
  const bytes = Buffer.from(content, 'base64');
  return bytes.toString('base64') === content ? bytes : null;
}

/** The type of a picture by its first bytes; null for what is none of the three, or larger than a picture may be. */
export function pictureType(bytes: Buffer): PictureType | null {
  if (bytes.length > PICTURE_MAX_BYTES || bytes.length < 12) return null;
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}
