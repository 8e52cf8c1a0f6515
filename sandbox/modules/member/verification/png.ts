import { crc32, deflateSync } from 'node:zlib';

export type Pixel = readonly [red: number, green: number, blue: number, alpha: number];
/** Returns an integer in [below, above). */
export type Random = (below: number, above: number) => number;

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A PNG of 8-bit RGBA as a data address: pixels and no text. Channels are cut to 0–255. */
export function png(width: number, height: number, pixel: (x: number, y: number) => Pixel): string {
  const rows = new Uint8ClampedArray((width * 4 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    // Each row begins with the number of its filter, 0 = none.
    for (let x = 0, offset = y * (width * 4 + 1) + 1; x < width; x += 1, offset += 4) rows.set(pixel(x, y), offset);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const file = [
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(file).toString('base64')}`;
}
