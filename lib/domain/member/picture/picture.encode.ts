import { PICTURE_MAX_BYTES } from '@pavilion/contract/calls/picture.calls';
import { ATTEMPTS, fittedSize } from './picture.rules';

/**
 * The picture encoded again as JPEG, so that nothing of the file but its pixels remains, and no larger than the platform accepts; null for
 * a file that the browser cannot decode.
 */
export async function encodePicture(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    for (const { side, quality } of ATTEMPTS) {
      const encoded = await encodeJpeg(bitmap, side, quality);
      if (!encoded) return null;
      if (encoded.size <= PICTURE_MAX_BYTES) return encoded;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

async function encodeJpeg(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const { width, height } = fittedSize(bitmap.width, bitmap.height, side);
  canvas.width = width;
  canvas.height = height;
  const paint = canvas.getContext('2d');
  if (!paint) return null;
  // JPEG has no transparency.
  paint.fillStyle = '#ffffff';
  paint.fillRect(0, 0, width, height);
  paint.drawImage(bitmap, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}
