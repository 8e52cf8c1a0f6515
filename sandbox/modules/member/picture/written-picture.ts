import { PICTURE_MAX_BYTES } from '@pavilion/contract/calls/picture.calls';
import { writtenJpeg } from './jpeg';
import type { PictureType } from './picture.tables';
import { writtenPng } from './png';
import { writtenWebp } from './webp';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Pixels of a side, and of the whole: a browser takes four bytes for each when it renders a picture. */
export const MAX_SIDE = 8_000;
export const MAX_PIXELS = 40_000_000;

/** A picture written anew from the data needed to render it, with its size in pixels. */
export interface Written {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The bytes of a base64 text; null for anything else, also for base64 that is not written the usual way. */
export function bytesOf(content: string): Buffer | null {
  if (!BASE64.test(content)) return null;
  const bytes = Buffer.from(content, 'base64');
  return bytes.toString('base64') === content ? bytes : null;
}

/** The type of a picture by its first bytes; null for data of none of the three, or larger than a picture may be. */
export function pictureType(bytes: Buffer): PictureType | null {
  if (bytes.length > PICTURE_MAX_BYTES || bytes.length < 12) return null;
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

/** True for a size that may be rendered. */
export function isSizeAllowed({ width, height }: { width: number; height: number }): boolean {
  return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;
}

const WRITTEN: Readonly<Record<PictureType, (bytes: Buffer) => Written | null | Promise<Written | null>>> = {
  'image/png': (bytes) => writtenPng(bytes, isSizeAllowed),
  'image/jpeg': writtenJpeg,
  'image/webp': writtenWebp,
};

/**
 * A picture written anew: the data needed to render it, without metadata and without bytes after its end. `form` for data that are
 * no whole picture of the three types, `size` for one that is too large to render.
 */
export async function writtenPicture(bytes: Buffer): Promise<{ type: PictureType; bytes: Buffer } | 'form' | 'size'> {
  const type = pictureType(bytes);
  if (type === null) return 'form';
  const written = await WRITTEN[type](bytes);
  if (written === null) return 'form';
  return isSizeAllowed(written) ? { type, bytes: written.bytes } : 'size';
}
